import lists from "../language/data/linking-words.json" with { type: "json" };
import { HAVE, isFunctionWord } from "../language/function-words.ts";
import { endsAsPassive, isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { closeness, namesAgent, type RelationName } from "./relation-names.ts";

/**
 * Does a name tell something else than the phrase asks for, though it shares its words: another date, another party, a
 * part of what is asked?
 */
export function tellsSomethingElse(phrase: PhraseToLink, content: readonly Word[], name: RelationName): boolean {
  return (
    isOfOtherParty(phrase, content, name) ||
    isOtherBeginning(phrase, content, name) ||
    isPartOfAName(phrase, content, name) ||
    isDateUnasked(phrase, content, name) ||
    isDateOfOtherDeed(content, name)
  );
}

/** Who "joined" did not do so on the day on which they "left the club". */
function isDateOfOtherDeed(content: readonly Word[], { relation, content: named }: RelationName): boolean {
  if (relation.objectKind !== "DATE" || !content.some(({ lower }) => isPast(lower))) return false;
  return named.some(({ lower }) => isPast(lower)) && !named.some((each) => isPast(each.lower) && isSaid(each, content));
}

function isSaid(word: Word, content: readonly Word[]): boolean {
  return content.some((each) => closeness(each, word) > 0);
}

/** "What does E break" asks for no date: neither the question word nor the phrase does. */
function isDateUnasked(
  { role, wanted, known, words }: PhraseToLink,
  content: readonly Word[],
  { relation, content: named }: RelationName,
): boolean {
  if (role !== "BEFORE" || wanted !== undefined || known !== "ENTITY" || relation.objectKind !== "DATE") return false;
  return !HAVE.has(words[0]?.lower ?? "") && !content.some(({ lower }) => named.some((each) => each.lower === lower));
}

/** The noun for one who acts that a noun phrase ends in. */
function agentIn(content: readonly Word[]): Word | undefined {
  const last = content.at(-1);
  return last !== undefined && namesAgent(last.lower) ? last : undefined;
}

/** "Supervised student" is called after what is done to the student: no supervisor is one. */
function isOfOtherParty(
  { role }: PhraseToLink,
  content: readonly Word[],
  { content: named, head }: RelationName,
): boolean {
  const agent = role === "NOUN" ? agentIn(content) : undefined;
  if (agent === undefined) return false;
  const [before, last] = named.slice(-2);
  const isDone = named.some(
    (word) => word.lower !== head && endsAsPassive(word.lower) && closeness(agent, word) >= LIKENESS.sameFamily,
  );
  return isDone && before !== undefined && last?.lower === head && closeness(agent, last) === 0;
}

/** A fair that starts on a day was not founded on it. */
function isOtherBeginning(
  { wanted }: PhraseToLink,
  content: readonly Word[],
  { content: named }: RelationName,
): boolean {
  const begins = (words: readonly Word[]): boolean => words.some(({ lower }) => BEGINNING.has(lower));
  return wanted === "DATE" && !begins(content) && begins(named) && content.some(({ roots }) => roots.includes("found"));
}

const BEGINNING = wordSet(lists.beginning);

/** "The name of E" is no first name, and no former one. */
function isPartOfAName(
  { role }: PhraseToLink,
  content: readonly Word[],
  { words, content: named }: RelationName,
): boolean {
  const isName = ({ lower }: Word): boolean => lower === "name" || lower === "names";
  if (role !== "NOUN" || !content.every(isName) || !named.some(isName)) return false;
  return words.some((word) => !isName(word) && !isFunctionWord(word.lower));
}
