import express, { type Router } from "express";

/** The scripts, styles and fonts of a page; their names change with their content. */
export function pageAssets(folder: string): Router {
  const router = express.Router();
  router.use(express.static(folder, { index: false, immutable: true, maxAge: "1y", fallthrough: false }));
  return router;
}
