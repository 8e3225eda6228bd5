"""What an operator applies as it is: Kubernetes manifests and systemd units, by their schemas and among each other.

`faults` knows what has to fit together; the shipped files have none, and each check is shown to bite on a planted slip.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

import bot
from bot.services.migrations import VERSION
from bot.services.settings import NAMES, ROOT, load

Document = dict[str, Any]

KUBERNETES = ROOT / "deploy" / "kubernetes"
SYSTEMD = ROOT / "deploy" / "systemd"
SCHEMAS = ("1.30", kubernetes_validate.latest_version())
"""The first version that knows all of it, and the newest whose schemas are at hand."""


@cache
def shipped() -> list[Document]:
    """Every document of every manifest, apart from kustomize's own file, which is none of Kubernetes'."""
    paths = [path for path in sorted(KUBERNETES.glob("*.yaml")) if path.name != "kustomization.yaml"]
    return [document for path in paths for document in yaml.safe_load_all(path.read_text(encoding="utf-8"))]


def faults(documents: list[Document], schemas: Sequence[str] = SCHEMAS[-1:]) -> list[str]:
    """What is wrong with the manifests, each by itself and together."""
    found = [fault for document in documents for fault in _schema_faults(document, schemas)]
    return found or [*_relation_faults(documents)]


def _schema_faults(document: Document, schemas: Sequence[str]) -> list[str]:
    return [fault for version in schemas for fault in _judged(json.dumps(document), version)]


@cache
def _judged(document: str, version: str) -> list[str]:
    """What the schemas of this version have against a document, once for each."""
    try:
        kubernetes_validate.validate(json.loads(document), version, strict=True)
    except kubernetes_validate.ValidationError as error:
        return [f"in {version}: {error.path} {error.message}"]
    return []


def _relation_faults(documents: list[Document]) -> Iterator[str]:
    [bots] = of_kind(documents, "StatefulSet")
    [job] = of_kind(documents, "Job")
    [service] = of_kind(documents, "Service")
    [budget] = of_kind(documents, "PodDisruptionBudget")
    [secret] = of_kind(documents, "Secret")
    [policy] = of_kind(documents, "ValidatingAdmissionPolicy")
    [binding] = of_kind(documents, "ValidatingAdmissionPolicyBinding")
    pod, name = bots["spec"]["template"], bots["metadata"]["name"]
    labels = pod["metadata"]["labels"]
    for selector in (bots["spec"]["selector"]["matchLabels"], service["spec"]["selector"]):
        if not selector.items() <= labels.items():
            yield f"{selector} selects no pod"
    if not budget["spec"]["selector"]["matchLabels"].items() <= labels.items():
        yield "the budget covers no pod"
    if service["spec"]["selector"].items() <= job["spec"]["template"]["metadata"]["labels"].items():
        yield "the service selects the job"
    if bots["spec"]["serviceName"] != service["metadata"]["name"] or service["spec"].get("clusterIP") != "None":
        yield "the pods have no names of their own"
    yield from _container_faults(pod, bots, secret)
    [port] = pod["spec"]["containers"][0]["ports"]
    [served] = service["spec"]["ports"]
    told = pod["metadata"]["annotations"]["prometheus.io/port"]
    if served["targetPort"] != port["name"] or {str(served["port"]), told} != {str(port["containerPort"])}:
        yield "the measures are asked for at another port"
    for template in (pod, job["spec"]["template"], *of_kind(documents, "Pod")):
        yield from _safety_faults(template)
    if policy["metadata"]["name"] != binding["spec"]["policyName"]:
        yield "the policy is bound to nothing"
    if policy["spec"]["matchConstraints"]["resourceRules"][0]["resourceNames"] != [name]:
        yield "the policy guards something else"
    yield from _job_faults(documents, job, bots)


def _container_faults(pod: Document, bots: Document, secret: Document) -> Iterator[str]:
    [container] = pod["spec"]["containers"]
    environment = {entry["name"]: entry for entry in container["env"]}
    if unknown := environment.keys() - {*NAMES}:
        yield f"no settings: {sorted(unknown)}"
    wanted = environment["DISCORD_TOKEN"]["valueFrom"]["secretKeyRef"]
    if wanted["name"] != secret["metadata"]["name"] or wanted["key"] not in secret["stringData"]:
        yield "the secret holds no such token"
    values = {key: entry["value"] for key, entry in environment.items() if "value" in entry}
    for index in range(bots["spec"]["replicas"]):
        pod_name = f"{bots['metadata']['name']}-{index}"
        cluster = load(values | {"CLUSTER_INDEX": pod_name}, KUBERNETES / "none").cluster
        if (cluster.index, cluster.count) != (index, bots["spec"]["replicas"]):
            yield f"{pod_name} would be cluster {cluster.index} of {cluster.count}"
    if environment["CLUSTER_INDEX"].get("valueFrom", {}).get("fieldRef", {}).get("fieldPath") != "metadata.name":
        yield "every pod has the same index"
    ports = {port["name"]: str(port["containerPort"]) for port in container["ports"]}
    probes = {kind: container[kind]["httpGet"] for kind in ("startupProbe", "livenessProbe", "readinessProbe")}
    if {ports.get(probe["port"]) for probe in probes.values()} != {values.get("METRICS_PORT")}:
        yield "the probes ask at another port"
    if values.get("METRICS_HOST") != "0.0.0.0":
        yield "nobody outside the pod is listened to"
    if [probe["path"] for probe in probes.values()] != ["/live", "/live", "/ready"]:
        yield "the probes ask for something else"
    claims = {template["metadata"]["name"] for template in bots["spec"]["volumeClaimTemplates"]}
    kept = [mount["mountPath"] for mount in container["volumeMounts"] if mount["name"] in claims]
    if not any(values["GRAVECALLER_DATA"].startswith(f"{path}/") for path in kept):
        yield "the servers' files lie on no volume that is kept"


def _safety_faults(template: Document) -> Iterator[str]:
    spec = template["spec"]
    [container] = spec["containers"]
    if container["image"] != f"gravecaller:{bot.__version__}":
        yield f"{container['image']} is another version"
    if not spec["securityContext"].get("runAsNonRoot") or spec.get("automountServiceAccountToken", True):
        yield "the pod has more rights than it needs"
    if not container["securityContext"].get("readOnlyRootFilesystem"):
        yield "the image may be written to"
    user = re.search(r"--uid (\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    if user is None or {spec["securityContext"][key] for key in ("runAsUser", "fsGroup")} != {int(user[1])}:
        yield "the image knows another user"
    volumes = {volume["name"] for volume in spec["volumes"]}
    for mount in container["volumeMounts"]:
        if mount["name"] not in volumes | {"data"}:
            yield f"{mount['name']} is no volume"


def _job_faults(documents: list[Document], job: Document, bots: Document) -> Iterator[str]:
    [container] = job["spec"]["template"]["spec"]["containers"]
    words = container["command"]
    before, after = (int(words[words.index(option) + 1]) for option in ("--from", "--to"))
    pattern = words[words.index("--folders") + 1]
    [template] = bots["spec"]["volumeClaimTemplates"]
    mounted = {mount["mountPath"]: mount["name"] for mount in container["volumeMounts"]}
    claimed = {
        volume["name"]: volume["persistentVolumeClaim"]["claimName"]
        for volume in job["spec"]["template"]["spec"]["volumes"]
        if "persistentVolumeClaim" in volume
    }
    [container] = bots["spec"]["template"]["spec"]["containers"]
    data = next(entry["value"] for entry in container["env"] if entry["name"] == "GRAVECALLER_DATA")
    root = next(mount["mountPath"] for mount in container["volumeMounts"] if mount["name"] == "data")
    for index in range(max(before, after)):
        folder = pattern.replace("{index}", str(index)).removesuffix(data.removeprefix(root))
        claim = f"{template['metadata']['name']}-{bots['metadata']['name']}-{index}"
        if claimed.get(mounted.get(folder, "")) != claim:
            yield f"{folder} is not {claim}"
    for claim in of_kind(documents, "PersistentVolumeClaim"):
        if claim["spec"] != template["spec"]:
            yield f"{claim['metadata']['name']} is not as those of the pods"


def of_kind(documents: list[Document], kind: str) -> list[Document]:
    """The documents of this kind."""
    return [document for document in documents if document["kind"] == kind]


def test_the_manifests_are_as_kubernetes_wants_them_and_fit_together() -> None:
    assert faults(shipped(), SCHEMAS) == []


def _set(kind: str, path: str, value: Any) -> Callable[[list[Document]], None]:
    """Plants `value` at the dotted path in the document of this kind."""

    def plant(documents: list[Document]) -> None:
        place: Any = of_kind(documents, kind)[0]
        *keys, last = [int(key) if key.isdigit() else key for key in path.split("/")]
        for key in keys:
            place = place[key]
        place[last] = value

    return plant


POD = "spec/template/spec"


@pytest.mark.parametrize(
    ("plant", "fault"),
    [
        (_set("StatefulSet", "spec/podManagmentPolicy", "OrderedReady"), "podManagmentPolicy"),
        (_set("StatefulSet", "spec/replicas", "two"), "replicas"),
        (_set("PodDisruptionBudget", "apiVersion", "policy/v2"), ""),
        (_set("StatefulSet", "spec/replicas", 4), "CLUSTER_INDEX"),
        (_set("Service", "spec/selector", {"app": "x"}), "selects no pod"),
        (_set("PodDisruptionBudget", "spec/selector/matchLabels", {"app": "x"}), "covers no pod"),
        (_set("StatefulSet", "spec/serviceName", "x"), "no names"),
        (_set("StatefulSet", f"{POD}/containers/0/env/1/name", "GRAVECALLER_DATEN"), "GRAVECALLER_DATEN"),
        (_set("Secret", "stringData", {"tokken": "x"}), "no such token"),
        (_set("StatefulSet", f"{POD}/containers/0/env/3/valueFrom/fieldRef/fieldPath", "metadata.uid"), "same index"),
        (_set("StatefulSet", f"{POD}/containers/0/readinessProbe/httpGet/port", "web"), "another port"),
        (_set("StatefulSet", f"{POD}/containers/0/readinessProbe/httpGet/path", "/live"), "something else"),
        (_set("Service", "spec/ports/0/port", 80), "another port"),
        (_set("StatefulSet", f"{POD}/containers/0/env/6/value", "127.0.0.1"), "nobody outside"),
        (_set("StatefulSet", f"{POD}/containers/0/volumeMounts/0/mountPath", "/else"), "no volume that is kept"),
        (_set("StatefulSet", f"{POD}/containers/0/image", "gravecaller:latest"), "another version"),
        (_set("StatefulSet", f"{POD}/securityContext/runAsUser", 1000), "another user"),
        (_set("Job", f"{POD}/containers/0/securityContext", {}), "may be written to"),
        (_set("Job", f"{POD}/volumes/2/persistentVolumeClaim/claimName", "data-gravecaller-9"), "data-gravecaller-2"),
        (_set("PersistentVolumeClaim", "spec/accessModes", ["ReadWriteMany"]), "not as those of the pods"),
        (_set("ValidatingAdmissionPolicyBinding", "spec/policyName", "x"), "bound to nothing"),
    ],
)
def test_each_slip_is_found(plant: Callable[[list[Document]], None], fault: str) -> None:
    documents = deepcopy(shipped())
    plant(documents)
    try:
        found = "\n".join(faults(documents))
    except Exception as error:  # a setting that cannot be, a schema that there is none of
        found = repr(error)
    assert found
    assert fault in found


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("Dockerfile", r"^ARG VERSION=(\S+)$|gravecaller:([\d.]+\d)"),
        ("README.md", r"gravecaller:([\d.]+\d)"),
        ("CHANGELOG.md", r"\A# Changes\n\n## ([\d.]+\d)"),
        ("docs/operations.md", r"gravecaller:([\d.]+\d)|git checkout v([\d.]+\d)"),
        (
            "docs/releases.md",
            r"\|---\|---\|---\|---\|\n\| ([\d.]+\d) \||gravecaller:([\d.]+\d)|VERSION=(\S+)|tag `v([\d.]+\d)`",
        ),
    ],
)
def test_the_version_is_the_same_wherever_it_is_said(path: str, words: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    said = [next(filter(None, found.groups())) for found in re.finditer(words, text, re.MULTILINE)]
    assert said
    assert set(said) == {bot.__version__}


def test_the_page_of_releases_knows_the_schema() -> None:
    page = (ROOT / "docs" / "releases.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| {re.escape(bot.__version__)} \|[^|]+\| {VERSION} \|", page, re.MULTILINE)


def test_the_image_runs_the_bot_itself_without_a_shell_and_as_somebody_without_rights() -> None:
    """A shell between would keep SIGTERM from the bot."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == 'CMD ["python", "-m", "bot", "run"]'
    assert not any(line.startswith("ENTRYPOINT") for line in lines)
    last = max(number for number, line in enumerate(lines) if line.startswith(("RUN", "COPY")))
    assert "USER gravecaller" in lines[last:]


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="kubectl is not installed")
def test_kustomize_takes_the_folder_as_it_is() -> None:
    done = subprocess.run(["kubectl", "kustomize", KUBERNETES], capture_output=True, text=True, check=True, timeout=30)
    made = [document["kind"] for document in yaml.safe_load_all(done.stdout)]
    assert sorted(made) == ["PodDisruptionBudget", "Service", "StatefulSet"]


def verified(folder: Path, change: Callable[[str], str] = str) -> str:
    """What systemd has against our units, with this machine's interpreter in place of the installed one."""
    for unit in SYSTEMD.iterdir():
        text = unit.read_text(encoding="utf-8").replace("/opt/gravecaller/.venv/bin/python", sys.executable)
        (folder / unit.name).write_text(change(text), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "gravecaller@0.service", "gravecaller.target"],
        cwd=folder,
        env={"SYSTEMD_UNIT_PATH": f"{folder}:", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    return done.stdout + done.stderr + ("" if done.returncode == 0 else f"exit code {done.returncode}")


needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")


@needs_systemd
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    assert verified(tmp_path) == ""


@needs_systemd
@pytest.mark.parametrize(("good", "slip"), [("Restart=", "Restrat="), ("PartOf=", "PartOff="), ("python", "pyhton")])
def test_systemd_finds_a_slip_in_the_units(good: str, slip: str, tmp_path: Path) -> None:
    assert verified(tmp_path, lambda text: text.replace(good, slip)) != ""


def test_the_unit_sets_what_are_settings_and_tells_each_cluster_apart() -> None:
    unit = (SYSTEMD / "gravecaller@.service").read_text(encoding="utf-8")
    [words] = re.findall(r"^Environment=(.+)$", unit, re.MULTILINE)
    told = dict(word.split("=") for word in words.replace("%i", "3").split())
    assert told.keys() - {"PYTHONUNBUFFERED"} <= {*NAMES}
    assert (
        load(
            {"CLUSTER_COUNT": "4"} | {name: told[name] for name in NAMES if name in told}, SYSTEMD / "none"
        ).cluster.index
        == 3
    )
    assert {"CLUSTER_INDEX", "METRICS_PORT"} <= {word.split("=")[0] for word in words.split() if "%i" in word}
    assert "-m bot run" in unit
