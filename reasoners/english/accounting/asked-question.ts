import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import lists from "../language/data/question-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { MARKS } from "../language/function-words.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { differences } from "./differences.ts";
import { measures, more, numbers } from "./amounts.ts";
import type { Demand, DemandReader, Said, SaidWords } from "./demand.ts";
import { idioms } from "./idioms.ts";
import { kinds } from "./kinds.ts";
import { ranks } from "./ranks.ts";
import { alternatives, restrictions, subtractions, universals } from "./sets.ts";
import { kindsCounted, notDone, pairs } from "./not-done.ts";
import { modalVerbs, provisos } from "./small-words.ts";
import { times } from "./times.ts";
import { totals } from "./totals.ts";
import { years } from "./years.ts";

/** In this order: "only one" is a number, "last year" a time. */
const READERS: readonly DemandReader[] = [
  differences,
  notDone,
  pairs,
  kindsCounted,
  numbers,
  years,
  times,
  totals,
  measures,
  ranks,
  more,
  universals,
  restrictions,
  subtractions,
  alternatives,
  kinds,
  idioms,
  modalVerbs,
  provisos,
];

/** What a question asks for by its words alone: worked out once, and held against every reading of it. */
export interface AskedQuestion extends Said {
  readonly text: string;
  /** By the index of its first word, what is demanded there in whatever way the question is read. */
  readonly demands: readonly (Demand | undefined)[];
}

/** @param mentions What its names may mean, where that is known */
export function askedQuestion(text: string, mentions: readonly Mention[] = []): AskedQuestion {
  return { ...askedWords(wordsOf(text), mentions), text };
}

/** The same of words in an order of their own. */
export function askedWords(words: readonly Word[], mentions: readonly Mention[] = []): AskedQuestion {
  const asked = demanded.get(words) ?? demandedBy(words);
  demanded.set(words, asked);
  if (mentions.length === 0) return asked;
  const typesOf = new Map(mentions.flatMap(({ candidates }) => candidates.map(({ iri, types }) => [iri, types])));
  return { ...asked, typesOf };
}

/** Several readers ask of the same words; what is demanded depends on nothing else. */
const demanded = new WeakMap<readonly Word[], AskedQuestion>();

function demandedBy(words: readonly Word[]): AskedQuestion {
  const said: SaidWords = { words, start: startOf(words) };
  return { ...said, text: phraseText(words), demands: words.map((_, at) => demandAt(said, at)) };
}

function demandAt(said: SaidWords, at: number): Demand | undefined {
  for (const read of READERS) {
    const found = read(said, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const WHETHER = wordSet(lists.whether);

/** Where the question begins, behind "please tell me", "tell me whether" and marks. */
function startOf(words: readonly Word[]): number {
  for (let start = 0; ;) {
    const opening = MARKS.has(words[start]?.lower ?? "") ? 1 : politeOpening(words, start);
    if (opening === 0 || start + opening >= words.length)
      return start > 0 && WHETHER.has(words[start]?.lower ?? "") ? start + 1 : start;
    start += opening;
  }
}
