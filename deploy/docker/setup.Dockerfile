# One-shot jobs: `init.js` makes the secrets, `storage.js` prepares the object storage, `demo.js` brings the demo content. No packages, no server.
#   docker build -f deploy/docker/setup.Dockerfile -t reefdesk/setup .
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
RUN npm run build --workspace=deploy/docker/setup && node dev/src/sbom.ts deploy/docker/setup > /sbom.cdx.json

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app/setup/dist
# Where `demo.js` looks for them: beside the folder of the bundles.
COPY demo/pictures /app/setup/pictures
COPY --from=build /app/deploy/docker/setup/dist ./
COPY --from=build /sbom.cdx.json /app/sbom.cdx.json
USER 1000:1000
ENTRYPOINT ["node"]
CMD ["init.js"]
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Reefdesk setup" \
  org.opencontainers.image.description="One-shot jobs of Reefdesk: secrets, object storage, demo content" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="UNLICENSED" \
  reefdesk.sbom="/app/sbom.cdx.json"
