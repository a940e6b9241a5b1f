# The shop with its own PostgreSQL, in one container: docs/operations.md. One volume belongs to one container.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/saha
COPY package.json package-lock.json ./
# The shop runs the Node among its packages; that of the image only runs npm.
RUN npm ci --ignore-scripts --omit=dev --include=optional --no-audit --no-fund
COPY tsconfig*.json vite.config.ts react-router.config.ts ./
# The build reads every project that tsconfig.json names.
COPY e2e/tsconfig.json e2e/
COPY public public
COPY shared shared
COPY web web
COPY server server
COPY db db
COPY tools tools
RUN npm run build
# A third of all bytes only serve to build or debug: packages, headers, types, source maps and Node's symbols.
RUN npm uninstall --no-save --ignore-scripts --omit=dev --no-audit --no-fund \
      @iconify-json/lucide @react-router/dev @tailwindcss/vite tailwindcss vite \
    && rm -rf node_modules/node-linux-*/include node_modules/typescript node_modules/@typescript node_modules/.cache \
    && find node_modules '(' -name '*.map' -o -name '*.d.*ts' ')' -delete \
    && apt-get update && apt-get install --yes --no-install-recommends binutils \
    && strip --strip-unneeded node_modules/node-linux-*/bin/node
# PostgreSQL's libraries get their links now, because the running shop may not write to this folder.
RUN node_modules/.bin/node -e "import('./server/platform/embedded-postgres/postgres-binaries.ts').then((programs) => programs.findPostgresBinaries())"

FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin saha \
    && install -d -m 0700 -o saha -g saha /data
WORKDIR /srv/saha
COPY --from=build /srv/saha/package.json ./
COPY --from=build /srv/saha/node_modules node_modules
COPY --from=build /srv/saha/build build
COPY --from=build /srv/saha/shared shared
COPY --from=build /srv/saha/db db
COPY --from=build /srv/saha/tools tools
COPY --from=build /srv/saha/server server
ENV PATH=/srv/saha/node_modules/.bin:$PATH \
    NODE_ENV=production \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compiled \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072
USER saha
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
