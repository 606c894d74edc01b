import { delimiter } from "node:path";
import { quoted } from "../../engine/failure.ts";
import { ConfigurationError } from "./configuration.ts";
import type { ConfigurationFile } from "./configuration-file.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

type Limit = keyof NonNullable<ConfigurationFile["limits"]>;

const LIMITS: Readonly<Record<string, Limit>> = {
  WHYQL_MAX_COST: "maxCost",
  WHYQL_MAX_DEPTH: "maxDepth",
  WHYQL_MAX_QUESTIONS: "maxQuestions",
  WHYQL_MAX_OPERATION_LENGTH: "maxOperationLength",
  WHYQL_MAX_BODY_BYTES: "maxBodyBytes",
  WHYQL_MAX_RESPONSE_BYTES: "maxResponseBytes",
  WHYQL_MAX_QUESTION_LENGTH: "maxQuestionLength",
  WHYQL_GRACE_PERIOD_MS: "gracePeriodMs",
  WHYQL_HEARTBEAT_MS: "heartbeatMs",
  WHYQL_READER_PATIENCE_MS: "readerPatienceMs",
};

const VARIABLES: readonly string[] = [
  "WHYQL_CONFIG",
  "WHYQL_ALLOWED_HOSTS",
  "WHYQL_GRAPH_FILES",
  "WHYQL_GRAPH_LABELS",
  "WHYQL_SPARQL_ENDPOINT",
  "WHYQL_SPARQL_PROFILE",
  "WHYQL_SPARQL_USER",
  "WHYQL_SPARQL_PASSWORD",
  "WHYQL_DOCUMENTS",
  "WHYQL_WIKIPEDIA",
  "WHYQL_WEB",
  "WHYQL_WEB_URL",
  "WHYQL_WEB_KEY",
  "WHYQL_MODEL",
  "WHYQL_EMBEDDING_MODEL",
  "WHYQL_CONTACT",
  "WHYQL_STORE",
  ...Object.keys(LIMITS),
];

/** Settings that say something about others, and what they need. */
const NEEDS: Readonly<Record<string, readonly [variable: string, remedy: string]>> = {
  WHYQL_GRAPH_LABELS: ["WHYQL_GRAPH_FILES", "graphs[].vocabulary.label"],
  WHYQL_SPARQL_PROFILE: ["WHYQL_SPARQL_ENDPOINT", "graphs[].profile"],
  WHYQL_SPARQL_USER: ["WHYQL_SPARQL_ENDPOINT", "graphs[].user"],
};

/** What the environment says of settings of which the file may say more. */
export interface Overlay {
  /** What replaces that of the file. */
  readonly settings: Partial<
    Pick<ConfigurationFile, "host" | "port" | "allowedHosts" | "graphs" | "documents" | "wikis" | "store">
  >;
  /** What is put over that of the file, key by key. */
  readonly limits: NonNullable<ConfigurationFile["limits"]>;
  readonly network: NonNullable<ConfigurationFile["network"]>;
  readonly model: Partial<NonNullable<ConfigurationFile["model"]>>;
  readonly embedding: Partial<NonNullable<ConfigurationFile["embedding"]>>;
  readonly web: Readonly<Record<string, string>>;
  /** Password of the endpoints that have a user. */
  readonly password: string | undefined;
}

/**
 * What the environment sets, in the form of the configuration file. Paths stay as they are: they are relative to the
 * working directory. Values are checked with those of the file.
 * @throws ConfigurationError for a `WHYQL_` variable that does not exist, or a number that is none.
 */
export function fromEnvironment(environment: Environment): Overlay {
  refuseUnknown(environment);
  const { HOST, PORT, WHYQL_ALLOWED_HOSTS, WHYQL_DOCUMENTS, WHYQL_STORE, WHYQL_WIKIPEDIA } = environment;
  const graphs = [...fileGraph(environment), ...endpoint(environment)];
  const limits = Object.entries(LIMITS).flatMap(([name, limit]) => {
    const value = environment[name];
    return value ? [[limit, numberFrom(name, value)] as const] : [];
  });
  return {
    settings: {
      ...(HOST ? { host: HOST } : {}),
      ...(PORT ? { port: numberFrom("PORT", PORT) } : {}),
      ...(WHYQL_ALLOWED_HOSTS ? { allowedHosts: listFrom(WHYQL_ALLOWED_HOSTS, ",") } : {}),
      ...(graphs.length > 0 ? { graphs } : {}),
      ...(WHYQL_DOCUMENTS
        ? { documents: [{ id: "documents", title: "Your documents", folder: WHYQL_DOCUMENTS }] }
        : {}),
      ...(WHYQL_WIKIPEDIA ? { wikis: [wikiFrom(WHYQL_WIKIPEDIA)] } : {}),
      ...(WHYQL_STORE ? { store: WHYQL_STORE === "false" ? (false as const) : { path: WHYQL_STORE } } : {}),
    },
    limits: Object.fromEntries(limits),
    network: set(environment, { contact: "WHYQL_CONTACT" }),
    model: set(environment, { name: "WHYQL_MODEL", apiKey: "OPENAI_API_KEY", baseUrl: "OPENAI_BASE_URL" }),
    embedding: set(environment, { model: "WHYQL_EMBEDDING_MODEL" }),
    web: set(environment, { provider: "WHYQL_WEB", baseUrl: "WHYQL_WEB_URL", apiKey: "WHYQL_WEB_KEY" }),
    password: environment["WHYQL_SPARQL_PASSWORD"] || undefined,
  };
}

function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find((name) => name.startsWith("WHYQL_") && !VARIABLES.includes(name));
  if (unknown !== undefined) {
    throw new ConfigurationError(`${unknown} is not a setting. Those that are: ${VARIABLES.join(", ")}.`);
  }
  for (const [name, [needed, key]] of Object.entries(NEEDS)) {
    if (!environment[name] || environment[needed]) continue;
    throw new ConfigurationError(
      `${name} is ${quoted(environment[name])}, but ${needed} is not set. Set both, or ${key} in the configuration file.`,
    );
  }
}

function fileGraph({ WHYQL_GRAPH_FILES, WHYQL_GRAPH_LABELS }: Environment): NonNullable<ConfigurationFile["graphs"]> {
  if (!WHYQL_GRAPH_FILES) return [];
  const labels = WHYQL_GRAPH_LABELS
    ? { vocabulary: { label: WHYQL_GRAPH_LABELS.split(",").map((iri) => iri.trim()) } }
    : {};
  return [{ id: "graph", title: "Your graph", files: pathsFrom(WHYQL_GRAPH_FILES), ...labels }];
}

function endpoint(environment: Environment): NonNullable<ConfigurationFile["graphs"]> {
  const { WHYQL_SPARQL_ENDPOINT, WHYQL_SPARQL_PROFILE, WHYQL_SPARQL_USER } = environment;
  if (!WHYQL_SPARQL_ENDPOINT) return [];
  const host = URL.canParse(WHYQL_SPARQL_ENDPOINT) ? new URL(WHYQL_SPARQL_ENDPOINT).host : "";
  const title = host === "" ? WHYQL_SPARQL_ENDPOINT : host;
  return [
    {
      id: "endpoint",
      title,
      endpoint: WHYQL_SPARQL_ENDPOINT,
      ...(WHYQL_SPARQL_PROFILE ? { profile: WHYQL_SPARQL_PROFILE as "generic" } : {}),
      ...(WHYQL_SPARQL_USER ? { user: WHYQL_SPARQL_USER } : {}),
    },
  ];
}

/** A language, or the address of a wiki's action API. */
function wikiFrom(value: string): NonNullable<ConfigurationFile["wikis"]>[number] {
  return value.includes(":") ? { id: "wiki", apiUrl: value } : { id: "wikipedia", language: value };
}

/** Those settings that the environment has, by the variable that sets each. */
function set(environment: Environment, variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([key, name]) => (environment[name] ? [[key, environment[name]]] : [])),
  );
}

/** Several paths stand as in PATH, or with commas between them. */
function pathsFrom(value: string): string[] {
  return listFrom(value, value.includes(",") ? "," : delimiter);
}

function listFrom(value: string, separator: string): string[] {
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function numberFrom(name: string, value: string): number {
  if (!/^\d{1,15}$/.test(value)) {
    throw new ConfigurationError(`${name} is ${quoted(value)}; it must be a whole number.`);
  }
  return Number(value);
}
