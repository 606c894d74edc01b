import type { AnswerValue, Evidence, PathScore, ReasoningPath, StrategyName, TraceNode } from "../../evidence/trace.ts";
import { valueKey } from "../../evidence/values.ts";
import type { Party } from "./party.ts";

/** Paths and evidence of several strategies, each once. */
export interface Merged {
  /** In the order of the strategies, and of each in its own. */
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  /** The path that stands for one of a strategy, by its id. */
  readonly standsFor: ReadonlyMap<string, string>;
}

/** Paths of the same facts are one, whoever found them: they count once, and their evidence does. */
export function merged(parties: readonly Party[]): Merged {
  const found = new Map<string, ReasoningPath[]>();
  for (const path of parties.flatMap(({ result }) => result.paths)) {
    const key = sameFacts(path);
    found.set(key, [...(found.get(key) ?? []), path]);
  }
  const evidence = parties.flatMap(({ result }) => result.evidence);
  return {
    paths: [...found.values()].map((alike) => asOne(alike, parties)),
    evidence: distinctById(evidence),
    standsFor: new Map([...found.values()].flatMap((alike) => alike.map(({ id }) => [id, alike[0]?.id ?? id]))),
  };
}

/** Equal for paths that show the same facts and lead to the same answers, in whichever direction they are walked. */
function sameFacts({ steps, answers, text }: ReasoningPath): string {
  const facts = steps.map(({ subjects, relation, objects, direction }) => {
    const [from, to] = direction === "FORWARD" ? [subjects, objects] : [objects, subjects];
    return JSON.stringify([keysOf(from), relation.iri ?? relation.label, keysOf(to)]);
  });
  return JSON.stringify([facts.length === 0 ? text : facts.sort(), keysOf(answers)]);
}

function keysOf(nodes: readonly TraceNode[]): readonly string[] {
  return nodes.map((node) => valueKey({ node } satisfies AnswerValue)).sort();
}

/** The first of them, with the evidence that the others have for its steps, and all that any of them scores it by. */
function asOne(alike: readonly ReasoningPath[], parties: readonly Party[]): ReasoningPath {
  const [first, ...others] = alike;
  if (first === undefined) throw new TypeError("There is a path where paths are alike.");
  const supportedBy = [...new Set(alike.map(({ strategy }) => strategy))];
  const scores = new Map<string, PathScore>();
  for (const score of alike.flatMap((path) => path.scores))
    if (!scores.has(score.criterion)) scores.set(score.criterion, score);
  return {
    ...first,
    ...(parties.length > 1 ? { supportedBy: supportedBy satisfies readonly StrategyName[] } : {}),
    sourceKinds: [...new Set(alike.flatMap(({ sourceKinds }) => sourceKinds))],
    steps: first.steps.map((step) => ({
      ...step,
      evidence: [...new Set([...step.evidence, ...others.flatMap((other) => evidenceFor(step, other))])],
    })),
    scores: [...scores.values()],
  };
}

function evidenceFor(step: ReasoningPath["steps"][number], other: ReasoningPath): readonly string[] {
  const key = sameFacts({ ...other, steps: [step], answers: [] });
  return other.steps
    .filter((each) => sameFacts({ ...other, steps: [each], answers: [] }) === key)
    .flatMap(({ evidence }) => evidence);
}

function distinctById<Each extends { readonly id: string }>(all: readonly Each[]): readonly Each[] {
  const known = new Map<string, Each>();
  for (const each of all) if (!known.has(each.id)) known.set(each.id, each);
  return [...known.values()];
}
