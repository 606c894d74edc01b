import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isAuxiliary, WH } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { pronounsIn } from "../several/pronouns.ts";
import type { Clause } from "./phrases-of-talk.ts";
import { clausesOf } from "./clauses.ts";
import { namesIn } from "./what-clauses-say.ts";

const POINTING: ReadonlySet<string> = new Set(["that", "this", "those", "these", "the"]);
const PERSONS: ReadonlySet<string> = new Set(["guy", "man", "woman", "person", "bloke", "lady", "dude", "chap", "one"]);
const MOST_WORDS = 30;
const LEAST_OF_A_DESCRIPTION = 3;

/**
 * "That film with E, who directed it" as "who directed the film with E": what is asked about is described in front, by
 * its kind and what it has to do with something that is named, and is put in place of its pronoun. What the words of
 * the description say is accounted for there as everywhere.
 */
export function withDescribedInPlace<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words.length > MOST_WORDS) return undefined;
  const [described, asked, ...others] = clausesOf(input, words);
  if (described === undefined || asked === undefined || others.length > 0) return undefined;
  const { from, to } = described;
  const noun = words[from + 1];
  if (!POINTING.has(words[from]?.lower ?? "") || noun === undefined || to - from < LEAST_OF_A_DESCRIPTION)
    return undefined;
  const isKind = PERSONS.has(noun.lower) || linkClass([noun], input.catalogue).length > 0;
  const [first, second] = namesIn(words, described, input);
  if (!isKind || first === undefined || first.place.from < from + 2) return undefined;
  if (second !== undefined && second.place.from < from + 2) return undefined;
  if (words.slice(from, to).some(({ lower }) => isAsking(lower))) return undefined;
  if (namesIn(words, asked, input).length > 0 || !asksFor(words[asked.from])) return undefined;
  if (isCalled(words.slice(asked.from, asked.to)))
    return RELATIVES.has(words[from + 2]?.lower ?? "") ? asWhich(input, described) : undefined;
  const pronouns = pronounsIn(words, asked.from, asked.to);
  const [pronoun, ...more] = pronouns;
  if (pronoun === undefined || more.length > 0 || pronoun.kind === "THERE") return undefined;
  const thing: Piece[] = [{ said: "the" }, { from: from + 1, to }, ...(pronoun.owns ? [{ said: "'s" }] : [])];
  const pieces: Piece[] = [{ from: asked.from, to: pronoun.at }, ...thing, { from: pronoun.at + 1, to: asked.to }];
  return { input: withPieces(input, pieces), readAs: [], doubts: [] };
}

/** "What are they called", "what's the name". */
function isCalled(words: readonly Word[]): boolean {
  const said = words.map(({ lower }) => (lower === "'s" ? "is" : lower)).join(" ");
  return CALLED.has(said);
}

const CALLED: ReadonlySet<string> = new Set(
  ["it", "he", "she", "they"].flatMap((pronoun) => {
    const be = pronoun === "they" ? "are" : "is";
    return [
      `what ${be} ${pronoun} called`,
      `who ${be} ${pronoun}`,
      `who ${pronoun === "they" ? "were" : "was"} ${pronoun}`,
    ];
  }),
);

/** "That band that did E, what are they called" as "which band did E". */
function asWhich<T extends AnalysisInput>(input: T, { from, to }: Clause): InOrdinaryWords<T> {
  const pieces: Piece[] = [{ said: "which" }, { from: from + 1, to: from + 2 }, { from: from + 3, to }];
  return { input: withPieces(input, pieces), readAs: [], doubts: [] };
}

const RELATIVES: ReadonlySet<string> = new Set(["that", "who", "which"]);

/** "That", "who" and "which" join a clause to the noun. */
function isAsking(lower: string): boolean {
  return (WH.has(lower) && lower !== "who" && lower !== "which" && lower !== "where") || lower === "or";
}

function asksFor(word: Word | undefined): boolean {
  return word !== undefined && (WH.has(word.lower) || isAuxiliary(word.lower));
}
