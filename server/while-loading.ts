import express, { type Express } from "express";
import { refuseOtherHosts } from "./host-header.ts";
import type { Loading } from "./loading.ts";

/** Seconds after which it is worth asking again. */
const RETRY_AFTER_S = "2";

/**
 * Answers until the gateway is there: the process is alive, and `/health/ready` says how far it has come.
 * @param allowedHosts See `GatewayOptions`
 */
export function whileLoading(loading: Loading, allowedHosts: readonly string[] | undefined): Express {
  const app = express();
  app.disable("x-powered-by");
  if (allowedHosts !== undefined) app.use(refuseOtherHosts(allowedHosts));
  app.get("/health/live", (_request, response) => void response.json({ status: "live" }));
  app.use((_request, response, next) => {
    response.status(503).set("retry-after", RETRY_AFTER_S);
    next();
  });
  app.get("/health/ready", (_request, response) => void response.json({ status: "loading", graphs: loading.graphs }));
  const message = "The gateway is loading its graphs. Ask again when /health/ready says that it is ready.";
  app.use((_request, response) => {
    response.json({ errors: [{ message, extensions: { code: "SOURCE_UNAVAILABLE" } }] });
  });
  return app;
}
