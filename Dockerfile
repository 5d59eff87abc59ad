# The service as production runs it: plain JavaScript, without the packages of developers. ROLE says which part of it.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS node-24

FROM node-24 AS packages
WORKDIR /app
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-workspaces --no-audit --no-fund

FROM node-24 AS build
WORKDIR /app
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json ./
RUN npm ci --no-workspaces --no-audit --no-fund
COPY CHANGELOG.md tsconfig.json ./
COPY docs/guides docs/guides
COPY generated generated
COPY openapi/workflows.yaml openapi/workflows.yaml
COPY scripts scripts
COPY src src
RUN ["node", "--import", "tsx", "scripts/build.ts"]

FROM node-24
WORKDIR /app
# Prometheus comes through the network of the containers, and only published ports can be reached from outside of it.
ENV NODE_ENV=production DATA_FOLDER=/data METRICS_PORT=4006 METRICS_HOST=0.0.0.0
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
# Migrations, templates, pages and contracts are read from their places at run time.
COPY generated generated
COPY src src
COPY --from=build /app/dist dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
# The Store API, the Apps API, the console, and health with figures, which is not for the world.
EXPOSE 4000 4001 4002 4006
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/src/main.js"]
