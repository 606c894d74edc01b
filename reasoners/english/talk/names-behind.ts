import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import type { NamedSpan } from "../plain-question/named-in-order.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./phrases-of-talk.ts";
import { mayBeSpokenOf, putForPronouns } from "./pronouns-of-a-name.ts";

const MOST_WORDS = 40;
const POINTING: ReadonlySet<string> = new Set(["that", "this", "those", "these"]);

/**
 * "Which club did he found, E", "how tall is it, that E": whom a pronoun means is said behind the question, and is put
 * in its place. Undefined where the pronoun may mean what was named before it, and for a name of another kind of thing:
 * that may be who is spoken to.
 */
export function withNameBehind<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words.length > MOST_WORDS) return undefined;
  const clauses = clausesOf(input, words);
  const last = clauses.at(-1);
  if (clauses.length < 2 || last === undefined) return undefined;
  const names = namedInOrder(words, input.mentions);
  const name = names.find((each) => isWholeClause(words, each, last));
  if (name === undefined) return undefined;
  const core: Clause = { from: 0, to: clauses.at(-2)?.to ?? 0 };
  const kind = mayBeSpokenOf(words, core, name, names, input);
  if (kind === undefined) return undefined;
  const pieces = putForPronouns(words, core, name, kind);
  const told = `“${phraseText(words.slice(name.from, name.to))}” was read as what is spoken of`;
  return { input: withPieces(input, pieces), readAs: [told], doubts: [] };
}

/** "The E", "that E": a name and nothing else. */
function isWholeClause(words: readonly Word[], name: NamedSpan, { from, to }: Clause): boolean {
  const end = words.slice(from, to).findLastIndex(({ lower }) => !MARKS.has(lower)) + from + 1;
  const before = words.slice(from, name.from);
  return name.from >= from && name.to === end && before.length < 2 && before.every(({ lower }) => isSmall(lower));
}

function isSmall(lower: string): boolean {
  return DETERMINERS.has(lower) || POINTING.has(lower);
}
