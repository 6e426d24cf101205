# A built frontend and a small server for its files.
#   docker build -f deploy/docker/frontend.Dockerfile --build-arg WORKSPACE=frontends/shell -t reefdesk/shell .
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

FROM dependencies AS server
COPY . .
# As for the services, so that the images share it.
RUN node --conditions=reefdesk-source dev/src/bundle/bundle-servers.ts
RUN node deploy/docker/workspace-files.mjs deploy/docker/frontend-server /out

# Hashed names, and every text a second and third time in brotli and gzip.
FROM dependencies AS site
COPY . .
ARG WORKSPACE
ENV NODE_ENV=production
RUN npm run build --workspace=${WORKSPACE} && mv ${WORKSPACE}/dist /site
RUN node dev/src/sbom.ts ${WORKSPACE} deploy/docker/frontend-server > /sbom.cdx.json

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=8080 OPS_PORT=9090 SITE_DIR=/app/site
WORKDIR /app/deploy/docker/frontend-server
COPY deploy/docker/healthcheck.mjs /app/
COPY --from=server /out /app
COPY --from=site /site /app/site
COPY --from=site /sbom.cdx.json /app/sbom.cdx.json
USER 1000:1000
EXPOSE 8080 9090
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/healthcheck.mjs"]
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/main.js"]
ARG WORKSPACE
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Reefdesk ${WORKSPACE}" \
  org.opencontainers.image.description="The files of a frontend of Reefdesk, website and back office of a dive and tour operator" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="UNLICENSED" \
  reefdesk.sbom="/app/sbom.cdx.json"
