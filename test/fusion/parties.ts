import type {
  AnswerConflict,
  AnswerValue,
  Evidence,
  ReasoningPath,
  StrategyResult,
} from "../../engine/evidence/trace.ts";
import type { Strategy } from "../../engine/strategies/strategy.ts";
import type { Party } from "../../engine/strategies/fusion/party.ts";

/** Results made by hand: what strategies may find, whoever they are. */
const value = (name: string): AnswerValue => ({ node: { kind: "entity", iri: `urn:t:${name}`, label: name } });

const evidenceOf = (source: string, name: string): Evidence => ({
  id: `e-${source}-${name}`,
  kind: source === "graph" ? "KG" : "DOCUMENTS",
  source,
  text: `the town is ${name}`,
  retrievedAt: "2026-01-01T00:00:00.000Z",
});

export const pathTo = (strategy: string, name: string, source = "graph"): ReasoningPath => ({
  id: `p-${strategy}-${source}-${name}`,
  text: `Mira – home → ${name}`,
  strategy,
  sourceKinds: [evidenceOf(source, name).kind],
  steps: [
    {
      subjects: [value("Mira").node],
      relation: { iri: "urn:t:home", label: "home" },
      objects: [value(name).node],
      direction: "FORWARD",
      evidence: [evidenceOf(source, name).id],
    },
  ],
  answers: [value(name).node],
  scores: [],
});

/** A strategy that answers with these, each by a path of its own. */
export function answering(
  strategy: string,
  names: readonly string[],
  more: Partial<StrategyResult> & { readonly source?: string } = {},
): Party {
  const { source = "graph", ...rest } = more;
  return {
    strategy,
    result: {
      strategy,
      status: names.length === 0 ? "NOT_KNOWN" : "ANSWERED",
      text: names.join(", ") || "Not known",
      values: names.map(value),
      support: names.length === 0 ? [] : [evidenceOf(source, "").kind],
      complete: true,
      confidence: names.length === 0 ? 0 : 0.5,
      explanation: `${strategy} says so.`,
      paths: names.map((name) => pathTo(strategy, name, source)),
      evidence: names.map((name) => evidenceOf(source, name)),
      ...rest,
    },
  };
}

/** A strategy that is open between these. */
export function torn(strategy: string, ...names: readonly string[]): Party {
  const { result } = answering(strategy, names);
  const conflicts = names.map((name): AnswerConflict => ({
    values: [value(name)],
    taken: false,
    weight: 0.4,
    support: ["KG"],
    evidence: [`e-graph-${name}`],
    paths: [`p-${strategy}-graph-${name}`],
  }));
  return { strategy, result: { ...result, status: "CONFLICTING", complete: false, conflicts } };
}

/** A strategy that finds this, and notes that it was asked. */
export function finding({ strategy, result }: Party, asked: string[]): Strategy {
  const name = `${strategy.toLowerCase()}.result`;
  return {
    name: strategy,
    result: (question) => ({
      name,
      version: 1,
      inputs: { text: question.text, result: JSON.stringify(result) },
      compute: async () => {
        asked.push(strategy);
        return result;
      },
    }),
    estimate: () => ({
      strategy,
      stages: [{ name, most: { stages: 1, upstream: { SPARQL: 2 } } }],
      most: { stages: 1, upstream: { SPARQL: 2 } },
    }),
  };
}
