import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { quoted } from "../../engine/failure.ts";
import { completeConfiguration } from "./complete-configuration.ts";
import { ConfigurationError, type Configuration } from "./configuration.ts";
import { configurationFile, type ConfigurationFile } from "./configuration-file.ts";
import { describeIssue } from "./describe-issue.ts";
import { fromEnvironment, type Environment, type Overlay } from "./environment.ts";
import { requireSources } from "./require-sources.ts";

const FILE_NAME = "whyql.config.json";

export interface ConfigurationPlace {
  readonly workingDirectory: string;
  readonly environment: Environment;
  /** Path of the configuration file, where a command line names one. */
  readonly file?: string | undefined;
}

/**
 * Reads the configuration: what is built in, overlaid by `whyql.config.json` in the working directory (or the file that
 * is named), overlaid by the environment.
 * @throws ConfigurationError for a missing or malformed file, unknown keys, wrong values, and sources that are not
 * there.
 */
export function readConfiguration({ workingDirectory, environment, file }: ConfigurationPlace): Configuration {
  const named = file ?? environment["WHYQL_CONFIG"];
  const path = resolve(workingDirectory, named || FILE_NAME);
  if (named && !existsSync(path)) {
    throw new ConfigurationError(
      `The configuration file ${quoted(path)} does not exist. Correct --config or WHYQL_CONFIG.`,
    );
  }
  const overlay = fromEnvironment(environment);
  const own = resolvedFrom(workingDirectory, checked(overlay.settings, "the environment"));
  const content = existsSync(path) ? readJson(path) : {};
  const overlaid = withOverlay(content, overlay);
  const place = overlaid === content ? path : existsSync(path) ? `${path} and the environment` : "the environment";
  const settings = { ...resolvedFrom(dirname(path), checked(overlaid, place)), ...own };
  const configuration = completeConfiguration(settings, overlay.password, workingDirectory);
  requireSources(configuration);
  return configuration;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ConfigurationError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The file's content with those sections overlaid, key by key, of which the environment says something. */
function withOverlay(content: unknown, { limits, network, model, embedding, web }: Overlay): unknown {
  if (typeof content !== "object" || content === null || Array.isArray(content)) return content;
  const own = content as Readonly<Record<string, unknown>>;
  // An address and a key of models say nothing where none is named: other programs use the same variables.
  const isNamed = own["model"] !== undefined || "name" in model;
  const sections = Object.entries({ limits, network, embedding, web, ...(isNamed ? { model } : {}) });
  const said = sections.filter(([, section]) => Object.keys(section).length > 0);
  if (said.length === 0) return content;
  return { ...own, ...Object.fromEntries(said.map(([key, section]) => [key, { ...asObject(own[key]), ...section }])) };
}

function asObject(section: unknown): object {
  return typeof section === "object" && section !== null ? section : {};
}

function checked(content: unknown, place: string): ConfigurationFile {
  const result = configurationFile.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigurationError(
    `In ${place}: ${issue === undefined ? result.error.message : describeIssue(issue, content)}`,
  );
}

/** The same settings with absolute paths. */
function resolvedFrom(folder: string, settings: ConfigurationFile): ConfigurationFile {
  const { graphs, documents, store, embedding } = settings;
  return {
    ...settings,
    ...(graphs && {
      graphs: graphs.map((graph) => ({
        ...graph,
        ...(graph.files && { files: graph.files.map((file) => resolve(folder, file)) }),
      })),
    }),
    ...(documents && { documents: documents.map((each) => ({ ...each, folder: resolve(folder, each.folder) })) }),
    ...(store && { store: { path: resolve(folder, store.path) } }),
    ...(embedding?.folder && { embedding: { ...embedding, folder: resolve(folder, embedding.folder) } }),
  };
}
