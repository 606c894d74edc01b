import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { type Asks, isNounOf } from "./asked.ts";
import { doerIn } from "./doers.ts";
import { type Filled, leadsToOffice } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { DO, PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { isDoneLightlyBy } from "./light-verbs.ts";
import { isTaker } from "./sides.ts";
import { isOnlyPerson, sufferersIn } from "./suffered.ts";
import { lowerOf, type Token } from "./tokens.ts";
import { endsIn, isHandedTo, isInLabel, isInName, isOfDoer } from "./words-of-kinds.ts";

/** Of what the verb is said. */
interface SaidOf {
  readonly kind: NodeKind;
  readonly catalogue: Catalogue;
  readonly noun: Asks["noun"];
}

/** Where a verb says one of the links to who did it, it is done by whoever stands where its subject does. */
export function isDoneByRight(
  behind: readonly Token[],
  words: readonly Word[],
  asked: RelationEntry | undefined,
  filled: readonly Filled[],
  { kind, catalogue, noun }: SaidOf,
): boolean {
  const doer = doerIn(behind);
  if (doer === "UNTOLD") return false;
  const isOfKind = words.some((word) => isInLabel(word, kind.entry.iri, catalogue));
  // Who carried out an adoption did not adopt where the nodes link an adopter as well.
  const isDoneByAnother = kind.links.some(
    (link) => isOfDoer(link, catalogue) && words.some((word) => isInName(word, link.iri, catalogue)),
  );
  // Whoever "lent" something in a loan is not its borrower, nor whom it was handed to.
  if (doer === "ASKED" && asked !== undefined && kind.links.includes(asked)) {
    const isSaid = [...noun, ...words].some((word) => isInName(word, asked.iri, catalogue));
    const isOther = isOfDoer(asked, catalogue) || isHandedTo(asked, catalogue);
    const isDoer = isDoneLightlyBy(asked, catalogue) && !isDoneByAnother;
    if (isOfKind && !isSaid && isOther && !isDoer) return false;
  }
  if (doer === "NOBODY" && asked !== undefined && isDoerOfAnother(asked, words, kind, catalogue)) return false;
  // Who carried it out suffered nothing.
  if (doer === "NOBODY" && isOfKind && filled.some(({ link }) => isDoneLightlyBy(link, catalogue))) return false;
  // What "preparation used" leads to was used, and not the patient.
  const undergoing = doer === "NOBODY" ? kind.links.filter((link) => isDoneTo(link, words)) : [];
  const isCounted = asked === undefined && filled.length > 0;
  if (isCounted && undergoing.length > 0 && !filled.some(({ link }) => undergoing.includes(link))) return false;
  if (doer === "NOBODY" && !filled.every((each) => maySuffer(each, behind, words, kind, catalogue))) return false;
  if (doer === "ASKED" && asked === undefined && isDoneByNodes(filled, behind, kind, catalogue)) return false;
  if (!filled.every((each) => mayDo(each, behind, kind, catalogue))) return false;
  const said = kind.links.filter(
    (link) =>
      isOfDoer(link, catalogue) &&
      ((isOfKind && !isDoneByAnother && isDoneLightlyBy(link, catalogue)) ||
        words.some((word) => isInName(word, link.iri, catalogue) && !isNounOfAnother(word, link, kind, catalogue))),
  );
  // Beside "lent by", neither "lent to" nor "device lent" says who does it.
  const by = said.filter((link) => endsIn("by", link, catalogue));
  return (by.length > 0 ? by : said).every((link) => {
    const held = filled.filter((each) => each.link === link);
    if (doer === "NOBODY") return link !== asked && !held.some(({ name }) => isBeforeVerb(name, behind));
    // A number or a date does nothing, and nor does what is only counted: no loans "borrowed E".
    if (doer === "ASKED" && asked === undefined) return !held.some(({ name }) => isBehindVerb(name, behind));
    if (doer === "ASKED") return link === asked || asked === undefined || !kind.links.includes(asked);
    return filled.some((each) => each.name === doer && each.link === link);
  });
}

/** "Item lent", "preparation used": does it lead to what suffers the deed that is said? */
function isDoneTo({ label }: RelationEntry, words: readonly Word[]): boolean {
  const named = wordsOf(label);
  const verb = named.at(-1);
  return (
    verb !== undefined && named.length > 1 && isPast(verb.lower) && words.some(({ lower }) => lower === verb.lower)
  );
}

/** "Trainees" are no trainers, where the nodes link both. */
function isNounOfAnother(word: Word, link: RelationEntry, { links }: NodeKind, catalogue: Catalogue): boolean {
  if (isPast(word.lower) || isNounOf(link, [word], catalogue)) return false;
  return links.some((each) => each !== link && isNounOf(each, [word], catalogue));
}

/** "Who was housed in E" is not who looked after it: of a deed that is suffered, no "looked after by" tells. */
function isDoerOfAnother(asked: RelationEntry, words: readonly Word[], kind: NodeKind, catalogue: Catalogue): boolean {
  if (!kind.links.includes(asked) || !endsIn("by", asked, catalogue) || isTaker(asked, catalogue)) return false;
  const others = kind.links.filter((link) => link !== asked);
  return words.some((word) => isPast(word.lower) && others.some(({ iri }) => isInName(word, iri, catalogue)));
}

/** "(How many) mendings mended E": what was done does nothing. */
function isDoneByNodes(
  filled: readonly Filled[],
  behind: readonly Token[],
  kind: NodeKind,
  catalogue: Catalogue,
): boolean {
  return filled.some(({ name }) => {
    const verb = behind[behind.findIndex((token) => "name" in token && token.name === name) - 1];
    return (
      verb !== undefined && "word" in verb && isPast(verb.lower) && isInLabel(verb.word, kind.entry.iri, catalogue)
    );
  });
}

/** "(What did) E mend": of mendings, who does them, where they tell; its own name may say it as well. */
function mayDo({ name, link }: Filled, behind: readonly Token[], kind: NodeKind, catalogue: Catalogue): boolean {
  const at = behind.findIndex((token) => "name" in token && token.name === name);
  const verb = behind[at + 1];
  const isTurned = at > 0 && DO.has(lowerOf(behind[at - 1]));
  if (!isTurned || verb === undefined || !("word" in verb)) return true;
  if (!isInLabel(verb.word, kind.entry.iri, catalogue) || isInName(verb.word, link.iri, catalogue)) return true;
  const doers = kind.links.filter((each) => isOfDoer(each, catalogue) || isOnlyPerson(each, kind, catalogue));
  return doers.length === 0 || doers.includes(link);
}

/**
 * May what stands in front of the verb suffer it: not who does such deeds, nor one of several things that may be meant
 * where the graph does not say which of them it is done to?
 */
function maySuffer(
  { name, link }: Filled,
  behind: readonly Token[],
  words: readonly Word[],
  kind: NodeKind,
  catalogue: Catalogue,
): boolean {
  const isOfDeed = words.some((word) => isPast(word.lower) && isInLabel(word, kind.entry.iri, catalogue));
  if (kind.isNamed !== true || !isOfDeed || !isBeforeVerb(name, behind)) return true;
  if (kind.links.some((each) => leadsToOffice(each, catalogue))) return true;
  const [only, ...others] = sufferersIn(words, kind, catalogue);
  return only === link && others.length === 0;
}

/** "(When was) E hired": what suffers it stands in front of it. */
function isBeforeVerb(name: Filled["name"], behind: readonly Token[]): boolean {
  const at = behind.findIndex((token) => "name" in token && token.name === name);
  if (PREPOSITIONS.has(lowerOf(behind[at - 1]))) return false;
  return behind.slice(at + 1).some((token) => isPast(lowerOf(token)));
}

/** "Hired E". */
function isBehindVerb(name: Filled["name"], behind: readonly Token[]): boolean {
  const at = behind.findIndex((token) => "name" in token && token.name === name);
  return isPast(lowerOf(behind[at - 1]));
}
