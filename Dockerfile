# The bot as it runs on Discord, without anything that only playing or testing needs.
#   docker build -t gravecaller .
#   docker run -d --env-file .env -v gravecaller:/app/data/guilds gravecaller

FROM python:3.13-slim AS packages
RUN python -m venv /opt/packages
COPY requirements.lock .
RUN /opt/packages/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.13-slim
RUN useradd --uid 10001 --no-log-init --no-create-home gravecaller
COPY --from=packages /opt/packages /opt/packages
ENV PATH=/opt/packages/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY data data
RUN install -d -o gravecaller -g gravecaller data/guilds
USER gravecaller
VOLUME /app/data/guilds
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
