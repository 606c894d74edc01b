import type { ReadPathsInput, ReadStep } from "../../../engine/strategies/hydra/tasks/read-paths.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { namesByTitle } from "../read-passages.ts";
import { clauseAround } from "../relation-extraction/clauses.ts";
import { toldSentences } from "../relation-extraction/coreference.ts";
import { isDoubted, isUnreal } from "../relation-extraction/factuality.ts";
import type { ReadSentence } from "../relation-extraction/sentence-units.ts";

/** A thing that a relation is read of. */
export interface KnownEnd {
  readonly label: string;
  readonly names: readonly string[];
}

/** The other end, and the sentence that says it. */
export type FoundEnd = Pick<ReadStep, "sentence" | "quote" | "score" | "unsaid" | "isDemonym"> & {
  readonly text: string;
  /** Whether the sentence says it with the known end first; absent where it is as the question has it. */
  readonly knownFirst?: boolean;
};

export type Paragraphs = ReadPathsInput["paragraphs"];

/** A sentence that may be read and speaks of a known thing. */
export interface SpokenSentence {
  readonly id: string;
  readonly title: string;
  readonly sentence: ReadSentence;
}

/** The sentences that speak of a known thing by name or by a pronoun, and put a fact. */
export function* sentencesOn(known: KnownEnd, paragraphs: Paragraphs): Generator<SpokenSentence> {
  const named = namesByTitle({ subject: known, passages: paragraphs });
  for (const { title, text: whole, sentences } of paragraphs) {
    const names = named.get(title);
    if (names === undefined) continue;
    const ids = new Map(sentences.map(({ id, text }) => [text, id]));
    for (const { text, mentions, sentence } of toldSentences(whole, names, "SUBJECT ONLY")) {
      const id = ids.get(text);
      if (id !== undefined && mentions.length > 0 && !isUnreal(sentence)) yield { id, title, sentence };
    }
  }
}

/** Whether what a sentence says at one of its units is denied, supposed or only told. */
export function isDoubtedAt({ units }: ReadSentence, index: number): boolean {
  const nothing = { score: 1, isWhole: true, units: new Set<number>() };
  return isDoubted({ units, clause: clauseAround(units, index), match: nothing }, index);
}

export function namesOf({ label, names }: KnownEnd): ReadonlySet<string> {
  return new Set([label, ...names].map(normalise).filter((name) => name !== ""));
}
