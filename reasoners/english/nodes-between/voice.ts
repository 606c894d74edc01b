import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DO, HAVE, isFunctionWord } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { relationNames } from "../linking/relation-names.ts";
import { isDoneByRight } from "./done-by-right.ts";
import { type Doer, doerIn, isAdverb } from "./doers.ts";
import { type Filled, leadsToOffice, leadsToSomebody } from "./ends.ts";
import type { Clause } from "./clause.ts";
import { isLightlyDoneByRight } from "./light-verbs.ts";
import type { NodeKind } from "./node-kinds.ts";
import { isEarner, isPayer, isTaker } from "./sides.ts";
import { isOfLink, sufferersIn } from "./suffered.ts";
import { lowerOf, type Token } from "./tokens.ts";
import { endsIn, isInLabel, isInName, isOfDoer } from "./words-of-kinds.ts";

const PAYING = wordSet(lists.paying);
const EARNING = wordSet(lists.earning);
const COSTING = wordSet(lists.costing);
const UNDERGOING = wordSet(lists.undergone);

/**
 * Do what is asked for and all that is named stand where the clause says: who does the deed where its subject is, or
 * behind "by"; what suffers it, who is handed something, who pays and who is paid where theirs are? The one test of all
 * that is read of nodes. Where the ends can not be told, it is not passed.
 */
export function isVoiceRight(clause: Clause): boolean {
  const { behind, words, asked, filled, kind, catalogue, noun } = clause;
  const doer = doerIn(behind);
  // What "had" nodes is subject to no deed.
  const isHolding = HAVE.has(lowerOf(behind[0])) && !words.some(({ lower }) => isPast(lower));
  if (!filled.every((each) => isBehindRight(each, clause)) || !isHadByRight(clause)) return false;
  if (!isLightlyDoneByRight(clause)) return false;
  if (isHolding) return doer !== "UNTOLD" && isPaidByRight(doer, clause);
  return (
    isDoneByRight(behind, words, asked, filled, { kind, catalogue, noun }) &&
    isPaidByRight(doer, clause) &&
    isSubjectRight(doer, clause)
  );
}

/** Does a name stand at the link of which the preposition before it tells: "loans by", "from", "to" or "for" E? */
function isBehindRight({ name, link }: Filled, { behind, words, kind, catalogue }: Clause): boolean {
  const at = placeOf(name, behind);
  // What was taken from E is not E.
  if (isObject(at, behind) && isOfPlace(link, catalogue) && !isOnlyThing(link, kind, catalogue)) return false;
  if (!leadsToSomebody(link, catalogue)) return true;
  const isDoer = isOfDoer(link, catalogue);
  const taker = isTaker(link, catalogue);
  switch (lowerOf(behind[at - 1])) {
    case "by": {
      if (!isDoer && !taker) return false;
      const doers = kind.links.filter((each) => isOfDoer(each, catalogue) || isTaker(each, catalogue));
      const isDeedSaid = doers.some(({ iri }) => words.some((word) => isInName(word, iri, catalogue)));
      return isDeedSaid || doers.length < 2 || saysPayment(behind);
    }
    case "from":
      // There is somebody who takes it, or the link says so itself.
      return (
        endsIn("from", link, catalogue) ||
        !isDoer ||
        (!taker && kind.links.some((each) => each !== link && isTaker(each, catalogue)))
      );
    case "to":
    case "for":
      return taker || !isDoer;
    default:
      return true;
  }
}

/** Is it all that a node links beside persons: the realm of a reign? */
function isOnlyThing(link: RelationEntry, { links }: NodeKind, catalogue: Catalogue): boolean {
  return links.every((each) => each === link || leadsToSomebody(each, catalogue));
}

/** Does it stand just behind the verb, as what that is done to? */
function isObject(at: number, behind: readonly Token[]): boolean {
  const verb = lowerOf(behind[at - 1]);
  if (isPast(verb)) return true;
  return verb !== "" && at > 2 && DO.has(lowerOf(behind[0])) && !PREPOSITIONS.has(verb) && !isFunctionWord(verb);
}

/** Is it called after where something is, or what it comes from or goes into, by all its names? */
export function isOfPlace({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.length > 0 && names.every(({ words }) => words.some(({ lower }) => PLACES.has(lower)));
}

const PLACES = wordSet(lists.places);

function saysPayment(behind: readonly Token[]): boolean {
  return behind.some((token) => PAYING.has(lowerOf(token)) || EARNING.has(lowerOf(token)));
}

/** Who pays is called after taking or giving, and who is paid after what they do. */
function isPaidByRight(doer: Doer, { behind, asked, filled, catalogue }: Clause): boolean {
  const said = behind.map(lowerOf);
  const [isPaying, isEarning, isCosting] = [PAYING, EARNING, COSTING].map((verbs) =>
    said.some((lower, at) => verbs.has(lower) && !isPast(said[at + 1] ?? "")),
  );
  if (isPaying !== true && isEarning !== true && isCosting !== true) return true;
  const links = [...filled.map(({ link }) => link), ...(asked === undefined ? [] : [asked])];
  const somebody = links.filter((link) => leadsToSomebody(link, catalogue));
  // What it costs is told of things, and not who pays that.
  if (isCosting === true || (isPaying === true && isEarning === true)) return somebody.length === 0;
  const isSubject = (link: RelationEntry): boolean =>
    isPaying === true ? isPayer(link, catalogue) : isEarner(link, catalogue);
  const isOther = (link: RelationEntry): boolean =>
    isPaying === true ? isEarner(link, catalogue) : isPayer(link, catalogue);
  if (doer === "NOBODY") return isPaying === true ? somebody.every(isOther) : somebody.length === 0;
  const subject = doer === "ASKED" ? asked : filled.find(({ name }) => name === doer)?.link;
  const isLink = subject !== undefined && subject.objectKind === "ENTITY";
  // "Paid for E" is what was got for it.
  const isGot = (link: RelationEntry): boolean =>
    isPaying === true &&
    !isPayer(link, catalogue) &&
    filled.some((each) => each.link === link && said[placeOf(each.name, behind) - 1] === "for");
  return (!isLink || isSubject(subject)) && somebody.every((link) => link === subject || isOther(link) || isGot(link));
}

function placeOf(name: Filled["name"], tokens: readonly Token[]): number {
  return tokens.findIndex((token) => "name" in token && token.name === name);
}

/** Who "had" or "saw" repairs is not who did them. */
function isHadByRight({ behind, words, asked, filled, kind, catalogue }: Clause): boolean {
  const isHad = behind.some((token) => HAVE.has(lowerOf(token)) || UNDERGOING.has(lowerOf(token)));
  const isDeed = words.some((word) => !UNDERGOING.has(word.lower) && !isInLabel(word, kind.entry.iri, catalogue));
  if (!isHad || isDeed || isPerfect(behind) || kind.links.some((link) => leadsToOffice(link, catalogue))) return true;
  const isDoing = (link: RelationEntry): boolean => isOfDoer(link, catalogue) && !isTaker(link, catalogue);
  const isWho = asked !== undefined && kind.links.includes(asked);
  return isWho ? !isDoing(asked) : !filled.some(({ link }) => isDoing(link));
}

/** "Have audited", "has E audited": the verb is that behind it. */
function isPerfect(behind: readonly Token[]): boolean {
  return behind.some((token, at) => {
    if (!HAVE.has(lowerOf(token))) return false;
    const next = behind.slice(at + 1).filter((each) => !isAdverb(lowerOf(each)));
    const [first, second] = next;
    // Who "has been" in two of them had neither.
    return (
      BE.has(lowerOf(first)) ||
      isPast(lowerOf(first)) ||
      (at === 0 && first !== undefined && "name" in first && isPast(lowerOf(second)))
    );
  });
}

/** Is what is asked for what can be the subject of the verb? */
function isSubjectRight(doer: Doer, { behind, words, asked, filled, kind, catalogue }: Clause): boolean {
  if (asked === undefined || !kind.links.includes(asked) || words.length === 0) return true;
  if (filled.length === 0) return isOfLink(behind, words, asked, kind, catalogue);
  // "Which hut was lent to E": not where what was lent is kept.
  const [be, verb] = behind.map(lowerOf);
  if (doer !== "NOBODY" || !BE.has(be ?? "") || !isPast(verb ?? "") || leadsToSomebody(asked, catalogue)) return true;
  if (endsInPreposition(behind)) return true;
  const open = sufferersIn(words, kind, catalogue).filter((link) => filled.every((each) => each.link !== link));
  return open.length === 0 || open.includes(asked);
}

/** "Which play was it acted in". */
function endsInPreposition(behind: readonly Token[]): boolean {
  return PREPOSITIONS.has(lowerOf(behind.at(-1)));
}

const PREPOSITIONS = wordSet(lists.prepositions);
