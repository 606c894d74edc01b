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
  WHYQL_MAX_QUESTION_LENGTH: "maxQuestionLength",
  WHYQL_GRACE_PERIOD_MS: "gracePeriodMs",
};

const VARIABLES: readonly string[] = [
  "WHYQL_CONFIG",
  "WHYQL_GRAPH_FILES",
  "WHYQL_GRAPH_LABELS",
  "WHYQL_DOCUMENTS",
  "WHYQL_STORE",
  ...Object.keys(LIMITS),
];

/**
 * What the environment sets, in the form of the configuration file. Paths stay as they are: they are relative to the
 * working directory. Values are checked with those of the file.
 * @throws ConfigurationError for a `WHYQL_` variable that does not exist, or a number that is none.
 */
export function fromEnvironment(environment: Environment): ConfigurationFile {
  const unknown = Object.keys(environment).find((name) => name.startsWith("WHYQL_") && !VARIABLES.includes(name));
  if (unknown !== undefined) {
    throw new ConfigurationError(`${unknown} is not a setting. Those that are: ${VARIABLES.join(", ")}.`);
  }
  const { HOST, PORT, WHYQL_GRAPH_FILES, WHYQL_GRAPH_LABELS, WHYQL_DOCUMENTS, WHYQL_STORE } = environment;
  const labels = WHYQL_GRAPH_LABELS
    ? { vocabulary: { label: WHYQL_GRAPH_LABELS.split(",").map((iri) => iri.trim()) } }
    : {};
  if (WHYQL_GRAPH_LABELS && !WHYQL_GRAPH_FILES) {
    throw new ConfigurationError(
      `WHYQL_GRAPH_LABELS is ${quoted(WHYQL_GRAPH_LABELS)}, but WHYQL_GRAPH_FILES names no files. Set both, or graphs[].vocabulary.label in the configuration file.`,
    );
  }
  const limits = Object.entries(LIMITS).flatMap(([name, limit]) => {
    const value = environment[name];
    return value ? [[limit, numberFrom(name, value)] as const] : [];
  });
  return {
    ...(HOST ? { host: HOST } : {}),
    ...(PORT ? { port: numberFrom("PORT", PORT) } : {}),
    ...(WHYQL_GRAPH_FILES
      ? { graphs: [{ id: "graph", title: "Your graph", files: pathsFrom(WHYQL_GRAPH_FILES), ...labels }] }
      : {}),
    ...(WHYQL_DOCUMENTS ? { documents: [{ id: "documents", title: "Your documents", folder: WHYQL_DOCUMENTS }] } : {}),
    ...(WHYQL_STORE ? { store: WHYQL_STORE === "false" ? (false as const) : { path: WHYQL_STORE } } : {}),
    ...(limits.length > 0 ? { limits: Object.fromEntries(limits) } : {}),
  };
}

/** Several paths stand as in PATH, or with commas between them. */
function pathsFrom(value: string): string[] {
  return value
    .split(value.includes(",") ? "," : delimiter)
    .map((path) => path.trim())
    .filter((path) => path !== "");
}

function numberFrom(name: string, value: string): number {
  if (!/^\d{1,15}$/.test(value)) {
    throw new ConfigurationError(`${name} is ${quoted(value)}; it must be a whole number.`);
  }
  return Number(value);
}
