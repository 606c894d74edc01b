import { normalise } from "../text/normalise.ts";
import type { Mention } from "../sources/knowledge-graph.ts";
import { isOnlyAlike } from "./only-alike.ts";
import type { QuestionAnalysis, Reading } from "./analysis.ts";
import { nodesOf } from "./form/walk.ts";

/**
 * The analysis with a doubt for each name of a reading that no graph knows as it is written: what it was taken for may
 * be another thing, so that no answer about it is all there is to say.
 */
export function withDoubtedNames<Analysis extends Pick<QuestionAnalysis, "readings" | "parts">>(
  analysis: Analysis,
  mentions: readonly Mention[],
): Analysis {
  const similar = new Set(mentions.filter(isOnlySimilar).map(({ text }) => text));
  if (similar.size === 0) return analysis;
  const doubted = <T extends Pick<QuestionAnalysis, "readings">>(read: T): T => ({
    ...read,
    readings: read.readings.map((reading) => withDoubts(reading, similar)),
  });
  return { ...doubted(analysis), ...(analysis.parts === undefined ? {} : { parts: analysis.parts.map(doubted) }) };
}

function isOnlySimilar({ text, candidates }: Mention): boolean {
  return (
    candidates.length > 0 &&
    // What is called by a part of its name is told with the answer: only then it is known what is meant.
    candidates.every((each) => isOnlyAlike(each) && !inOtherNumber(text, each.matched))
  );
}

/** "Republican" is no misspelling of "Republicans". */
function inOtherNumber(text: string, matched: string): boolean {
  const [said, name] = [normalise(text), normalise(matched)];
  return said === `${name}s` || name === `${said}s`;
}

function withDoubts(reading: Reading, similar: ReadonlySet<string>): Reading {
  const doubts = [...nodesOf(reading.form)].flatMap(({ node }) =>
    node.kind === "mention" && similar.has(node.text) ? [doubtOf(node.text, node.candidates)] : [],
  );
  return doubts.length === 0 ? reading : { ...reading, doubts: [...new Set([...(reading.doubts ?? []), ...doubts])] };
}

function doubtOf(text: string, candidates: readonly { readonly label: string }[]): string {
  const labels = [...new Set(candidates.map(({ label }) => label))];
  const [only] = labels;
  return only !== undefined && labels.length === 1
    ? `“${text}” was read as “${only}”`
    : `“${text}” was read as a name that is written similarly`;
}
