import { existsSync, statSync } from "node:fs";
import { quoted } from "../../engine/failure.ts";
import { ConfigurationError, type Configuration } from "./configuration.ts";

/**
 * Checks what can be checked of sources before anything is opened.
 * @throws ConfigurationError for two sources of one id, and for files and folders that are not there
 */
export function requireSources({ graphs, endpoints, documents, wikis, web }: Configuration): void {
  requireDistinctIds([...graphs, ...endpoints, ...documents, ...wikis, ...(web === undefined ? [] : [web])]);
  for (const { files, id } of graphs) for (const path of files) requirePath(path, id);
  for (const { folder, id } of documents) requireFolder(folder, id);
}

function requireDistinctIds(sources: readonly { readonly id: string }[]): void {
  const repeated = sources.find(({ id }, index) => sources.findIndex((other) => other.id === id) !== index);
  if (repeated === undefined) return;
  throw new ConfigurationError(
    `Two sources have the id ${quoted(repeated.id)}. Give each graph and collection an id of its own.`,
  );
}

function requirePath(path: string, id: string): void {
  if (existsSync(path)) return;
  throw new ConfigurationError(
    `The graph ${quoted(id)} names ${quoted(path)}, which does not exist. Correct the path.`,
  );
}

function requireFolder(path: string, id: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  throw new ConfigurationError(
    `The documents ${quoted(id)} name the folder ${quoted(path)}, which does not exist. Correct the path.`,
  );
}
