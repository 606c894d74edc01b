import type { StrategyResult } from "../../evidence/trace.ts";
import type { QuestionPart } from "../../question/analysis.ts";
import { nodesOf } from "../../question/form/walk.ts";
import type { AnsweredPart } from "./together.ts";

/** What names mean, by the words of the question, as IRIs. */
export type Meanings = Readonly<Record<string, string>>;

/** More meanings of a name are not tried in all parts. */
export const MOST_MEANINGS = 4;

interface SharedName {
  readonly text: string;
  readonly labels: ReadonlyMap<string, string>;
}

/** Names that two parts speak of, and that may mean several things. */
function sharedNames(asked: readonly QuestionPart[]): readonly SharedName[] {
  const inParts = new Map<string, { readonly labels: Map<string, string>; readonly parts: Set<number> }>();
  for (const [index, { readings }] of asked.entries())
    for (const { form } of readings)
      for (const { node } of nodesOf(form)) {
        if (node.kind !== "mention" || node.answerOf !== undefined) continue;
        const known = inParts.get(node.text) ?? { labels: new Map(), parts: new Set() };
        inParts.set(node.text, known);
        known.parts.add(index);
        for (const { iri, label } of node.candidates) known.labels.set(iri, label);
      }
  return [...inParts].flatMap(([text, { labels, parts }]) =>
    parts.size > 1 && labels.size > 1 ? [{ text, labels }] : [],
  );
}

/**
 * The meanings to be tried in all parts: those that the answers took the first name for about which they differ. None
 * where all parts that are known agree, or are undecided between the same meanings: what is not known of any meaning
 * no other meaning tells.
 */
export function meaningsToTry(asked: readonly QuestionPart[], answered: readonly AnsweredPart[]): readonly Meanings[] {
  for (const name of sharedNames(asked)) {
    const taken = answered.map(({ result }) => meaningsTaken(result, name)).filter((meanings) => meanings.length > 0);
    if (new Set(taken.map((meanings) => meanings.join(" "))).size < 2) continue;
    return [...new Set(taken.flat())].slice(0, MOST_MEANINGS).map((iri) => ({ [name.text]: iri }));
  }
  return [];
}

/** Which of the things that a name may mean stand on the paths of a result. */
function meaningsTaken({ paths }: StrategyResult, { labels }: SharedName): readonly string[] {
  const named = paths.flatMap(({ steps }) => steps.flatMap(({ subjects, objects }) => [...subjects, ...objects]));
  return [
    ...new Set(named.flatMap((node) => (node.kind === "entity" && labels.has(node.iri) ? [node.iri] : []))),
  ].sort();
}

interface Tried {
  readonly meanings: Meanings;
  readonly answered: readonly AnsweredPart[];
}

/** The answers by the meaning by which most parts are known; another that fits as well is told. */
export function sameInAllParts(tried: readonly Tried[]): {
  readonly answered: readonly AnsweredPart[];
  readonly remarks: readonly string[];
} {
  const known = ({ answered }: Tried): number => answered.filter(({ result }) => result.status === "ANSWERED").length;
  const most = Math.max(...tried.map(known));
  const [best, ...others] = tried.filter((each) => known(each) === most && most > 0);
  if (best === undefined) return { answered: tried[0]?.answered ?? [], remarks: [] };
  const remarks = others.map(
    ({ meanings, answered }) =>
      `${Object.keys(meanings)
        .map((name) => `“${name}”`)
        .join(", ")} may mean something else, of which as much is known: ${answered
        .map(({ result }) => result.text)
        .join("; ")}`,
  );
  return { answered: best.answered, remarks };
}
