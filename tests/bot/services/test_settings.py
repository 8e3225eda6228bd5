import os
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.services.settings import NAMES, ROOT, Settings, SettingsError, load

TOKEN = "MTIz.Gabc-d.e_f"


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def sentence(environ: dict[str, str], env_file: Path) -> str:
    with pytest.raises(SettingsError) as caught:
        load(environ, env_file)
    return caught.value.sentence


def test_nothing_set_gives_the_defaults(env_file: Path) -> None:
    settings = load({"PATH": "/bin", "LANG": "C"}, env_file)
    assert settings == Settings()
    assert (settings.token, settings.language, settings.log_level) == (None, "en", "INFO")
    assert settings.data == ROOT / "data" / "guilds"


def test_every_setting_is_read_from_the_file(env_file: Path) -> None:
    env_file.write_text(
        f"# ours\nDISCORD_TOKEN={TOKEN}\nGRAVECALLER_DATA=somewhere/else\n"
        'GRAVECALLER_LANGUAGE="uk"\nexport GRAVECALLER_LOG_LEVEL=DEBUG\n',
        encoding="utf-8",
    )
    assert load({}, env_file) == Settings(
        token=SecretStr(TOKEN), data=Path("somewhere/else"), language="uk", log_level="DEBUG"
    )


def test_the_environment_wins_over_the_file(env_file: Path) -> None:
    env_file.write_text("GRAVECALLER_LANGUAGE=it\nGRAVECALLER_LOG_LEVEL=ERROR\n", encoding="utf-8")
    settings = load({"GRAVECALLER_LANGUAGE": "ru"}, env_file)
    assert (settings.language, settings.log_level) == ("ru", "ERROR")


def test_an_empty_setting_counts_as_not_set(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=\nGRAVECALLER_DATA=\nGRAVECALLER_LANGUAGE\n", encoding="utf-8")
    assert load({"GRAVECALLER_LOG_LEVEL": ""}, env_file) == Settings()


def test_a_file_saved_with_a_byte_order_mark_is_read(env_file: Path) -> None:
    env_file.write_text("GRAVECALLER_LANGUAGE=it\n", encoding="utf-8-sig")
    assert load({}, env_file).language == "it"


def test_the_home_folder_may_be_written_as_a_tilde(env_file: Path) -> None:
    assert load({"GRAVECALLER_DATA": "~/graves"}, env_file).data == Path.home() / "graves"


def test_an_unknown_name_in_the_environment_is_named_with_its_nearest_neighbour(env_file: Path) -> None:
    said = sentence({"GRAVECALLER_LANGAUGE": "it"}, env_file)
    assert said == "There is no setting GRAVECALLER_LANGAUGE: did you mean GRAVECALLER_LANGUAGE?"


def test_any_unknown_name_in_the_file_is_named(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKN=x\n", encoding="utf-8")
    assert sentence({}, env_file) == "There is no setting DISCORD_TOKN: did you mean DISCORD_TOKEN?"


def test_other_programs_variables_are_none_of_our_business(env_file: Path) -> None:
    assert load({"DISCORD_TOKN": "x", "EDITOR": "ed"}, env_file) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [("GRAVECALLER_LANGUAGE", "de", "'en', 'it'"), ("GRAVECALLER_LOG_LEVEL", "loud", "'INFO'")],
)
def test_a_wrong_value_is_answered_with_the_name_and_what_would_be_right(
    env_file: Path, name: str, value: str, right: str
) -> None:
    said = sentence({name: value}, env_file)
    assert said.startswith(f"{name} is wrong: ")
    assert right in said


def test_a_line_that_is_no_setting_is_named_by_its_number(env_file: Path) -> None:
    env_file.write_text("# fine\nGRAVECALLER_LANGUAGE=it\nDISCORD TOKEN: abc\n", encoding="utf-8")
    assert sentence({}, env_file) == "Line 3 of .env is not of the form NAME=value."


@pytest.mark.parametrize("content", [b"DISCORD_TOKEN=\xff\xfe\n", None])
def test_a_file_that_is_no_text_is_refused(env_file: Path, content: bytes | None) -> None:
    if content is None:
        env_file.mkdir()
    else:
        env_file.write_bytes(content)
    assert sentence({}, env_file) == ".env cannot be read: it should be a text file in UTF-8."


def test_the_token_is_asked_for_only_when_it_is_needed(env_file: Path) -> None:
    assert load({}, env_file).token is None
    assert load({"DISCORD_TOKEN": "nonsense"}, env_file).token is not None
    assert load({"DISCORD_TOKEN": TOKEN}, env_file).usable_token() == TOKEN
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        Settings().usable_token()


@pytest.mark.parametrize("token", ["nonsense", "a.b", "a.b.c.d", "a..c", f"Bot {TOKEN}", f"{TOKEN} ", "а.б.в"])
def test_a_malformed_token_is_refused_and_never_echoed(token: str) -> None:
    settings = Settings(token=SecretStr(token))
    with pytest.raises(SettingsError, match="DISCORD_TOKEN does not look like a token") as caught:
        settings.usable_token()
    assert token not in caught.value.sentence
    assert token not in repr(settings)


def test_the_data_folder_is_made_and_left_empty(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    assert Settings(data=folder).usable_data() == folder
    assert list(folder.iterdir()) == []


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SettingsError, match=r"cannot be written to .*set GRAVECALLER_DATA"):
        Settings(data=tmp_path / "file" / "guilds").usable_data()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_data_folder_without_the_right_to_write_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SettingsError, match="cannot be written to"):
        Settings(data=tmp_path).usable_data()


def test_the_example_file_names_exactly_the_settings_and_is_accepted() -> None:
    example = ROOT / ".env.example"
    assert load({}, example) == Settings()
    lines = example.read_text(encoding="utf-8").splitlines()
    assert [line.lstrip("# ").split("=")[0] for line in lines if "=" in line] == list(NAMES)
