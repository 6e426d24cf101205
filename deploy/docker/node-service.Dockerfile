# Image of a Node process of this repository: the gateway, a service, or any workspace that builds to dist/main.js.
#   docker build -f deploy/docker/node-service.Dockerfile --build-arg WORKSPACE=services/catalog -t reefdesk/catalog .
# To pin the base image: `--build-arg NODE_IMAGE=node:VERSION@sha256:DIGEST` (docs/supply-chain.md).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Only the files that `npm ci` reads, so that later layers stay in the cache until one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete && find . -mindepth 1 -type d -empty -delete

# One layer for all images, from the lock file: dependencies to run and to build, without those of tests only.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund \
  --workspace=gateway --workspace=services --workspace=ops --workspace=frontends --workspace=deploy/docker

FROM dependencies AS build
COPY . .
# Bundles all workspaces at once, so that the images share the layer. Types are checked before (`npm test`).
RUN node --conditions=reefdesk-source dev/src/bundle/bundle-servers.ts
ARG WORKSPACE
RUN node deploy/docker/workspace-files.mjs ${WORKSPACE} /out && node dev/src/sbom.ts ${WORKSPACE} > /out/sbom.cdx.json

FROM ${NODE_IMAGE}
ARG WORKSPACE
ENV NODE_ENV=production PORT=8080 OPS_PORT=9090
WORKDIR /app/${WORKSPACE}
COPY deploy/docker/healthcheck.mjs /app/
# Default brand of gateway, catalog, auth, bookings, media and site; BRAND_FILE overrides it.
COPY config /app/config
COPY --from=build /out /app
USER 1000:1000
EXPOSE 8080 9090
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/healthcheck.mjs"]
# Node is process 1, so it gets the signals and drains. Other entries are arguments: `docker run … dist/cli.js status`.
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
