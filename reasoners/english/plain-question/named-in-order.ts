import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import type { Word } from "../language/words.ts";

/** A name where it stands among the words of a question, by index, end exclusive. */
export interface NamedSpan {
  readonly from: number;
  readonly to: number;
  readonly mention: Mention;
}

/**
 * The names of a question in order, and of those that overlap the longest; those that are written as in the graph are
 * before others.
 */
export function namedInOrder(words: readonly Word[], mentions: AnalysisInput["mentions"]): readonly NamedSpan[] {
  const spans = mentions.flatMap((mention): readonly NamedSpan[] => {
    if (isInOtherNumber(mention)) return [];
    const from = words.findIndex(({ start }) => start === mention.start);
    const to = words.findIndex(({ end }) => end === mention.end) + 1;
    return from >= 0 && to > from ? [{ from, to, mention }] : [];
  });
  const byLength = spans.sort(
    (a, b) =>
      Number(isAlike(a.mention)) - Number(isAlike(b.mention)) || b.to - b.from - (a.to - a.from) || a.from - b.from,
  );
  const taken: NamedSpan[] = [];
  for (const span of byLength) if (!taken.some(({ from, to }) => span.from < to && from < span.to)) taken.push(span);
  return taken.sort((a, b) => a.from - b.from);
}

function isAlike({ candidates }: Mention): boolean {
  return candidates.every(isOnlyAlike);
}

/** "Moons" is a noun where something is called "Moon". */
function isInOtherNumber({ text, candidates }: Mention): boolean {
  const said = normalise(text);
  return candidates.length > 0 && candidates.every(({ matched }) => `${normalise(matched)}s` === said);
}
