import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { BE, HAVE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { isVerb } from "../language/verbs.ts";
import { endsAsPassive, isPast, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS, LINKING } from "../weights.ts";
import { endsAlike } from "./domain-range-fit.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { closeness, namesAgent, type RelationName } from "./relation-names.ts";

type Direction = "FORWARD" | "BACKWARD";

/** Which way the words walk a relation, and whether they can not be read the other way. */
interface SaidDirection {
  readonly direction: Direction;
  readonly told: boolean;
}

/**
 * The directions in which a phrase may walk a relation of that name, with the share that each keeps. Words that tell
 * the direction leave no other: "A teaches B" and "the teacher of B" are never said of B's pupils, whatever the graph
 * holds. Where they do not tell it ("in which genre are E"), the ends of the relation may, so both are kept, unless the
 * ends are of one kind: of two persons either could be meant, and what is said comes first is no reason.
 * @param turned the phrase says the relation from its other end ("pupil" for "teacher")
 */
export function directions(
  phrase: PhraseToLink,
  name: RelationName,
  catalogue: Catalogue,
  turned: boolean,
): readonly (readonly [Direction, number])[] {
  const { direction, told } = said(phrase, name, turned);
  const way = turned ? otherThan(direction) : direction;
  if (name.relation.symmetric)
    return [
      [way, 1],
      [otherThan(way), LINKING.otherWaySymmetric],
    ];
  return told || name.relation.homogeneous || endsAlike(name.relation, catalogue)
    ? [[way, 1]]
    : [
        [way, 1],
        [otherThan(way), LINKING.otherWay],
      ];
}

function otherThan(direction: Direction): Direction {
  return direction === "FORWARD" ? "BACKWARD" : "FORWARD";
}

function said(phrase: PhraseToLink, name: RelationName, turned: boolean): SaidDirection {
  if (phrase.role === "NOUN") return saidByNoun(phrase, name, turned);
  if (!saysRole(phrase.words)) return saidByVerb(phrase, name);
  const { direction, told } = saidByNoun(phrase, name, turned);
  return { direction: phrase.role === "AFTER" ? direction : otherThan(direction), told };
}

/** "is capital of E": a noun behind the copula, and no participle. */
function saysRole(words: readonly Word[]): boolean {
  const [first, next] = words;
  return (
    BE.has(first?.lower ?? "") && words.length > 2 && words.at(-1)?.lower === "of" && !endsAsPassive(next?.lower ?? "")
  );
}

/** "The phrase of E", "E's phrase". */
function saidByNoun({ words }: PhraseToLink, name: RelationName, turned: boolean): SaidDirection {
  const [said, named] = sameFamily(words, name) ?? [];
  if (said === undefined || named === undefined)
    return { direction: name.isRoleOf ? "BACKWARD" : "FORWARD", told: false };
  // "Member of", "student of" as names are said of the subject: of E it is the wanted end.
  if (name.isRoleOf) return { direction: "BACKWARD", told: isHead(named, name) };
  const acts = turned || namesAgent(said.lower);
  if (acts && isVerbForm(named.lower) && !name.objectActs) return { direction: "BACKWARD", told: true };
  const saysThePredicate = name.shape === "PREDICATE" && name.prepositions.has(words.at(-1)?.lower ?? "");
  if (saysThePredicate && !name.objectActs) return { direction: "BACKWARD", told: sameVerb(said.lower, named.lower) };
  if (isHead(named, name) && (turned || isSameNoun(said, named))) return { direction: "FORWARD", told: true };
  // "The owner of E" is whom it is owned by.
  return { direction: "FORWARD", told: acts && name.objectActs };
}

/** "y phrase E", "E phrase y". */
function saidByVerb({ words, role }: PhraseToLink, name: RelationName): SaidDirection {
  const lowers = words.map((word) => word.lower);
  const by = lowers.includes("by");
  const passive = by || (lowers.some((word) => BE.has(word)) && lowers.some(endsAsPassive));
  const asNoun = lowers.includes("as") || hasNoun(words);
  // "is spoken by E": E's language; "is directed by E": the film's director. Which end acts decides.
  const acts =
    by && !asNoun
      ? !name.objectActs && (name.shape === "NOUN" || name.isActive)
      : name.objectActs && !passive && !asNoun;
  return { direction: (role === "AFTER") === acts ? "FORWARD" : "BACKWARD", told: tells(words, name) };
}

/** Does the phrase have a noun as its object, as "has capital E", and not "has written E"? */
function hasNoun(words: readonly Word[]): boolean {
  const [first, next] = words;
  if (first?.lower === "with") return true;
  return HAVE.has(first?.lower ?? "") && !(next !== undefined && (isPast(next.lower) || endsAsPassive(next.lower)));
}

/** Is the verb of the phrase the verb of the name, or that of the one whom it calls by what he does? */
function tells(words: readonly Word[], name: RelationName): boolean {
  if (words.some(({ lower }) => lower === "as")) return false;
  const at = words.findIndex(({ lower }) => !isFunctionWord(lower));
  const verb = words[at];
  if (verb === undefined || LABILE.has(verb.roots[0] ?? "") || HAVE.has(words[0]?.lower ?? "")) return false;
  const before = words.slice(0, at);
  if (before.some(({ lower }) => PREPOSITIONS.has(lower))) return false;
  const isCopular = words.some(({ lower }) => BE.has(lower));
  if ((isCopular && !endsAsPassive(verb.lower)) || words.slice(at + 1).some(({ lower }) => !isFunctionWord(lower)))
    return false;
  return name.content.some(
    (named) =>
      closeness(verb, named) >= LIKENESS.sameFamily &&
      (name.objectActs ||
        name.shape === "PREDICATE" ||
        isVerbForm(named.lower) ||
        (!isCopular && sameVerb(verb.lower, named.lower))),
  );
}

/** Verbs that are said of both ends alike: a film stars an actor, who stars in it. */
const LABILE = wordSet("star");

/** The words of phrase and name that are of one family. */
function sameFamily(words: readonly Word[], name: RelationName): readonly [Word, Word] | undefined {
  for (const said of words) {
    if (isFunctionWord(said.lower)) continue;
    const named = name.content.find((each) => closeness(said, each) >= LIKENESS.sameFamily);
    if (named !== undefined) return [said, named];
  }
  return undefined;
}

/** Is it the noun that the name turns on: "country" in "country of citizenship"? */
function isHead(named: Word, { head }: RelationName): boolean {
  return head === named.lower;
}

function isSameNoun(said: Word, named: Word): boolean {
  const forms = singularForms(named.lower);
  return said.lower === named.lower || singularForms(said.lower).some((form) => forms.includes(form));
}

function isVerbForm(lower: string): boolean {
  return isVerb(lower) || isPast(lower);
}
