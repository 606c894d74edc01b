import { Failure } from "../failure.ts";
import { membersOf, type QueryGraph } from "../graph/fused-graph.ts";
import type { StrategyResult } from "../evidence/trace.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { isAsExpected, type Candidate } from "./candidate.ts";
import {
  EXAMPLE_KINDS,
  type ExampleKind,
  type ExampleQuestion,
  type Examples,
  type MissingExample,
} from "./example.ts";
import { sampleGraph, type GraphSample } from "./graph-sample.ts";
import { dates, inverse, oneHop, yesNo } from "./kinds/facts.ts";
import { comparisons, superlatives } from "./kinds/measures.ts";
import { counts, intersections, lists } from "./kinds/sets.ts";
import { twoHop } from "./kinds/two-hop.ts";

/** How the candidates of a kind are made, and what a graph lacks that gives none: a clause. */
const KINDS: Readonly<Record<ExampleKind, readonly [(sample: GraphSample) => Iterable<Candidate>, string]>> = {
  ONE_HOP: [oneHop, "no relation with a readable name leads from one named thing to another"],
  INVERSE: [inverse, "no relation with a readable name leads from one named thing to another"],
  TWO_HOP: [twoHop, "no relation leads on from the one thing that another leads to"],
  COUNT: [counts, "there are neither kinds of things nor relations of several values"],
  SUPERLATIVE: [superlatives, "no things of one kind have a number or a date each"],
  YES_NO: [yesNo, "no relation with a readable name leads from one named thing to another"],
  COMPARISON: [comparisons, "no two named things have different numbers or dates by one relation"],
  DATE: [dates, "no relation with a readable name leads to dates"],
  LIST: [lists, "no things of a kind are related to a named thing"],
  INTERSECTION: [intersections, "no things of a kind share two facts"],
};

/** Questions of one kind that are asked, and candidates that are looked at, before it is given up. */
const ASKED = 8;
const CONSIDERED = 2_000;
/** Of the questions asked, those that are made from one relation, or from the same two. */
const ASKED_OF_RELATIONS = 3;

/** Asks a question of the graph alone; undefined where it took too much. @throws Failure when no more can be asked */
type AskExample = (question: string) => Promise<StrategyResult | undefined>;

/**
 * Makes questions from what a graph holds, asks them, and keeps one of each kind that was answered exactly as the facts
 * say that it was made of: at most 80 are asked, of several graphs that are read as one 80 of each. The same for one
 * content of a graph that gives the same rows for the same query.
 * @param context When its signal is aborted, or its budget used up, what was found so far is given.
 * @throws Failure when the graph fails before anything is asked
 */
export async function findExamples(graph: QueryGraph, ask: AskExample, context: UpstreamContext): Promise<Examples> {
  const members = membersOf(graph);
  const samples: GraphSample[] = [];
  for (const member of members) samples.push(await sampleGraph(member, context));
  const examples: ExampleQuestion[] = [];
  const missing: MissingExample[] = [];
  let cutShort = false;
  for (const [index, sample] of samples.entries()) {
    const title = members[index]?.title;
    const of = members.length > 1 && title !== undefined ? { graph: title } : {};
    const used = new Set<string>();
    for (const kind of EXAMPLE_KINDS) {
      if (cutShort) {
        missing.push({ kind, reason: "the time or the calls that were allowed had run out", ...of });
        continue;
      }
      const found = await firstAnswered(kind, sample, used, ask, context.signal);
      if ("example" in found) examples.push({ ...found.example, ...of });
      else missing.push({ kind, reason: found.reason, ...of });
      cutShort = "cutShort" in found;
    }
  }
  return { examples, missing, cutShort };
}

type Found = { readonly example: ExampleQuestion } | { readonly reason: string; readonly cutShort?: true };

async function firstAnswered(
  kind: ExampleKind,
  sample: GraphSample,
  used: Set<string>,
  ask: AskExample,
  signal: AbortSignal,
): Promise<Found> {
  const [make, lack] = KINDS[kind];
  let asked = 0;
  const timesAsked = new Map<string, number>();
  for (const candidate of freshFirst([...bounded(make(sample), CONSIDERED)], used)) {
    const about = candidate.relations.join(" ");
    const times = timesAsked.get(about) ?? 0;
    if (times >= ASKED_OF_RELATIONS) continue;
    timesAsked.set(about, times + 1);
    if (asked >= ASKED) break;
    asked += 1;
    try {
      const result = await ask(candidate.question);
      if (result === undefined || !isAsExpected(result, candidate.expected)) continue;
      for (const relation of candidate.relations) used.add(relation);
      return { example: { kind, question: candidate.question, answer: result.text } };
    } catch (error) {
      if (!(error instanceof Failure) && !signal.aborted) throw error;
      return { reason: reasonOf(error, signal), cutShort: true };
    }
  }
  if (asked === 0) return { reason: lack };
  return {
    reason: `${asked === 1 ? "the one question" : `${asked} questions`} made from its facts ${asked === 1 ? "was" : "were"} not answered in full`,
  };
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "the time that was allowed had run out";
  return error instanceof Failure ? error.message.replace(/\.$/u, "") : String(error);
}

/** Those about relations, none of which any example is about yet, come first; else in their order. */
function freshFirst(candidates: readonly Candidate[], used: ReadonlySet<string>): readonly Candidate[] {
  const isFresh = ({ relations }: Candidate): boolean =>
    relations.length > 0 && !relations.some((relation) => used.has(relation));
  return [...candidates.filter(isFresh), ...candidates.filter((each) => !isFresh(each))];
}

function* bounded<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const each of all) {
    if (left-- <= 0) return;
    yield each;
  }
}
