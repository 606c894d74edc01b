import type { GoldQuestion } from "../question-set.ts";
import type { RecordedAnswer } from "../run/record.ts";

const PUNCTUATION = /[!-/:-@[-`{-~]/gu;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
/** Of these the measure knows right and wrong alone. */
const CLOSED: ReadonlySet<string> = new Set(["yes", "no", "noanswer"]);

/**
 * Answer F1 as SQuAD, HotpotQA and MuSiQue publish it, 0–1: the overlap of the words of the answer with those of the
 * gold, or of whichever of its aliases is nearest, lower case, without punctuation and articles. Several values are one
 * text. Undefined unless the gold is one answer in text: a set of answers has no such measure.
 */
export function wordF1(gold: GoldQuestion, answer: RecordedAnswer | undefined): number | undefined {
  const [only, ...others] = gold.answers;
  if (only === undefined || only.iri !== undefined || others.length > 0) return undefined;
  const isGiven = answer !== undefined && answer.status !== "NOT_KNOWN";
  const said = wordsOf(isGiven ? answer.values.map(({ label }) => label).join(", ") : "");
  return Math.max(...[only.label, ...only.aliases].map((text) => overlap(said, wordsOf(text))));
}

function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replace(PUNCTUATION, "");
  return plain.split(/\s+/u).filter((word) => word !== "" && !ARTICLES.has(word));
}

function overlap(said: readonly string[], wanted: readonly string[]): number {
  const closed = [said, wanted].some((words) => words.length === 1 && CLOSED.has(words[0] ?? ""));
  if (closed) return Number(said.join(" ") === wanted.join(" "));
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of said) {
    const times = left.get(word) ?? 0;
    if (times > 0) shared += 1;
    left.set(word, times - 1);
  }
  return shared === 0 ? 0 : (2 * shared) / (said.length + wanted.length);
}
