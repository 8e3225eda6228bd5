# The bot as it runs on Discord, without anything that only playing or testing needs.
#   docker build -t gravecaller:0.1.0 .
#   docker run -d --name gravecaller --env-file .env --stop-timeout 30 -v gravecaller:/app/data/guilds gravecaller:0.1.0

FROM python:3.13-slim AS packages
RUN python -m venv /opt/packages
COPY requirements.lock .
RUN /opt/packages/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.13-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Gravecaller" \
      org.opencontainers.image.description="A Discord bot for five odd, beloved rulesets" \
      org.opencontainers.image.version="$VERSION"
RUN useradd --uid 10001 --no-log-init --no-create-home gravecaller
COPY --from=packages /opt/packages /opt/packages
ENV PATH=/opt/packages/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY data data
# An image that says another version than the bot in it is not made.
RUN python -m compileall -q bot cogs && test "$(python -m bot --version)" = "gravecaller $VERSION"
RUN install -d -o gravecaller -g gravecaller data/guilds backups
USER gravecaller
VOLUME /app/data/guilds
# The measures, where METRICS_PORT says so.
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
