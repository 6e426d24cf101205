# A node process of this repository: the gateway, a service, or any workspace that builds to dist/main.js.
#   docker build -f deploy/docker/node-service.Dockerfile --build-arg WORKSPACE=services/catalog -t reefdesk/catalog .
# To pin it, `--build-arg NODE_IMAGE=node:VERSION@sha256:DIGEST` (docs/supply-chain.md).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Only what `npm ci` reads: what comes after it stays in the cache until one of these files changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete && find . -mindepth 1 -type d -empty -delete

# Once for all images, by the lock file: what runs and what builds it, without the tools that only tests use.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund \
  --workspace=gateway --workspace=services --workspace=ops --workspace=frontends --workspace=deploy/docker

FROM dependencies AS build
COPY . .
# All of them at once, so that the images share it. Types are checked before (`npm test`).
RUN node --conditions=reefdesk-source dev/src/bundle/bundle-servers.ts
ARG WORKSPACE
RUN node deploy/docker/workspace-files.mjs ${WORKSPACE} /out && node dev/src/sbom.ts --of ${WORKSPACE} > /out/sbom.cdx.json

FROM ${NODE_IMAGE}
ARG WORKSPACE
ENV NODE_ENV=production PORT=8080 OPS_PORT=9090
WORKDIR /app/${WORKSPACE}
COPY deploy/docker/healthcheck.mjs /app/
# The brand of the gateway, of catalog, auth, media and site, unless BRAND_FILE names another.
COPY config /app/config
COPY --from=build /out /app
USER 1000:1000
EXPOSE 8080 9090
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/healthcheck.mjs"]
# node itself is process 1: it gets the signals, and drains. Other entries are arguments: `docker run … dist/cli.js status`.
ENTRYPOINT ["node"]
CMD ["dist/main.js"]
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Reefdesk ${WORKSPACE}" \
  org.opencontainers.image.description="A process of Reefdesk, website and back office of a dive and tour operator" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="UNLICENSED" \
  reefdesk.sbom="/app/sbom.cdx.json"
