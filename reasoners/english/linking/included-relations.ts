import lists from "../language/data/included-words.json" with { type: "json" };
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

const KINDS = " kinds";

/** Words of one meaning, and words for kinds of it: a father is a parent, but no parent need be a father. */
interface Meaning {
  readonly said: ReadonlySet<string>;
  readonly included: ReadonlySet<string>;
}

/** A list of words of one meaning may have another one beside it, of words for kinds of that. */
const MEANINGS: readonly Meaning[] = Object.entries(lists).flatMap(([name, said]) => {
  const kinds = Object.entries(lists).flatMap(([other, words]) => (other === `${name}${KINDS}` ? words : []));
  return name.endsWith(KINDS) ? [] : [{ said: wordSet(said), included: wordSet([...said, ...kinds]) }];
});

/**
 * Does the name of a relation to things say the word of a phrase, or a kind of what it says? Of several such relations
 * ("father" and "mother" for the parents, "born in" and "birthplace") none is meant alone. One that says a preposition
 * besides is another: whom somebody wrote to is not what they wrote.
 * @param content the words of the phrase that carry meaning
 */
export function isIncluded({ words }: PhraseToLink, content: readonly Word[], name: RelationName): boolean {
  const [said, named] = [onlyWord(content), onlyWord(telling(name))];
  if (said === undefined || named === undefined || name.relation.objectKind !== "ENTITY") return false;
  const isOther = [...name.prepositions].some(
    (lower) => !PLAIN.has(lower) && !words.some((word) => word.lower === lower),
  );
  return !isOther && areOneMeaning(said.lower, named.lower);
}

/**
 * Does it say the same with "co-" in front? Who owns something with others owns it, but need not be whom the question
 * means.
 */
export function isIncludedInCompany(content: readonly Word[], name: RelationName): boolean {
  const [said, named] = [onlyWord(content), onlyWord(telling(name).filter(({ lower }) => lower !== CO))];
  if (said === undefined || named === undefined || name.relation.objectKind !== "ENTITY") return false;
  const isApart = name.separateWords.some(({ lower }) => lower === CO);
  if (isApart) return areOneMeaning(said.lower, named.lower);
  return named.lower.startsWith(CO) && areOneMeaning(said.lower, named.lower.slice(CO.length));
}

/** Does the phrase say "co-owner" where the name says "owner"? */
export function losesCompany({ words }: PhraseToLink, { separateWords }: RelationName): boolean {
  const named = new Set(separateWords.map(({ lower }) => lower));
  return words.some(({ lower }, at) => {
    const single = lower === CO ? (words[at + 1]?.lower ?? "") : withoutCompany(lower);
    return single !== undefined && named.has(single) && !named.has(CO) && !named.has(CO + single);
  });
}

function withoutCompany(lower: string): string | undefined {
  if (!lower.startsWith(CO)) return undefined;
  return lower.startsWith(`${CO}-`) ? lower.slice(CO.length + 1) : lower.slice(CO.length);
}

const CO = "co";
/** Prepositions that say nothing of who or what stands behind them. */
const PLAIN: ReadonlySet<string> = new Set(["of", "by", "in", "at"]);

function areOneMeaning(said: string, named: string): boolean {
  return said === named || MEANINGS.some((each) => each.said.has(said) && each.included.has(named));
}

/** The words of a name that are no function words; an ordinal counts: a second mayor is no mayor. */
function telling({ separateWords }: RelationName): readonly Word[] {
  return separateWords.filter(({ lower }) => !isFunctionWord(lower));
}

/** "Place of birth" says no more than "birthplace" does. */
function onlyWord(words: readonly Word[]): Word | undefined {
  const [only, ...others] = words.length > 1 ? words.filter(({ lower }) => !PLACE.has(lower)) : words;
  return others.length === 0 ? only : undefined;
}

const PLACE: ReadonlySet<string> = new Set(["place", "places"]);

/** Is what the relation leads to called a place by its name: "birthplace", "place of birth"? */
export function isCalledPlace({ content }: RelationName): boolean {
  return content.some(({ lower }) => lower.endsWith("place"));
}
