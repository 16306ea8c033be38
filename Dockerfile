# syntax=docker/dockerfile:1
# One image for every region; all settings come at run time. Node.js 26 needs libatomic1 on slim images.
ARG BASE=node:26-bookworm-slim

FROM ${BASE} AS build
WORKDIR /store
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node -e "import('./scripts/build-store.ts').then(({ buildStore }) => buildStore(process.cwd()))"

FROM ${BASE} AS sandbox
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin sandbox && mkdir /data && chown sandbox /data
WORKDIR /sandbox
COPY --from=build --chown=root:root /store/package.json ./
COPY --from=build --chown=root:root /store/node_modules ./node_modules
COPY --from=build --chown=root:root /store/lib/contract ./lib/contract
COPY --from=build --chown=root:root /store/locales ./locales
COPY --from=build --chown=root:root /store/sandbox ./sandbox
USER 10001
CMD ["node", "sandbox/main.ts"]

FROM ${BASE} AS store
RUN (command -v apt-get && apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*) || true
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin store
WORKDIR /store
COPY --from=build --chown=root:root /store/.next/standalone ./
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0
# Blocks below 1 MB (a brotli state) are used again, larger ones and a free end of the heap go back to the system.
# With its own adaptive thresholds the C library keeps some 50 MB more (docs/decisions/0034).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=1048576
USER 10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/api/health/ready').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# For a container of 512 MB (`npm run bench:memory`); cached pages and answers lie outside the heap, within limits of
# their own. A heap with a limit grows by a third between two collections, which takes half as much CPU again: growth
# by 75 per cent costs memory instead.
CMD ["node", "--max-old-space-size=320", "--max-semi-space-size=16", "--heap-growing-percent=75", "--import", "./lib/front-door/preload.js", "server.js"]
