# Not run where it was written; see docs/deploying.md.
FROM node:26-bookworm-slim AS build
WORKDIR /atelier
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /atelier
ENV NODE_ENV=production HOST=0.0.0.0 ATELIER_DATA_DIR=/data
COPY --from=build /atelier/package.json ./
COPY --from=build /atelier/node_modules ./node_modules
COPY --from=build /atelier/migrations ./migrations
COPY --from=build /atelier/src ./src
COPY --from=build /atelier/dist ./dist
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "src/app/server/main.ts"]
