import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classEntry } from "../linking/known-entries.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { DO } from "../language/function-words.ts";
import { isKindNoun } from "./asked.ts";
import { doerIn } from "./doers.ts";
import type { NodeKind } from "./node-kinds.ts";
import { isOnlyPerson } from "./suffered.ts";
import { isTaker } from "./sides.ts";
import type { Token } from "./tokens.ts";
import type { Clause } from "./clause.ts";
import { isInName, isOfDoer } from "./words-of-kinds.ts";

const LIGHT = wordSet(lists.lightVerbs);
/** Of what was carried out by somebody; a report is made by who writes it. */
const DONE_BY = wordSet(lists.doneBy);

/** Does the verb say no more than that something was done: "made" calls, "carried out" audits? */
function isLightVerb({ lower }: Word): boolean {
  return LIGHT.has(lower);
}

/** Words without such verbs, where the noun says what was done. */
export function withoutLightVerbs(words: readonly Word[], isNounSaid: boolean): readonly Word[] {
  return isNounSaid ? words.filter((word) => !isLightVerb(word)) : words;
}

/** Where such a verb is said of what is called by its noun, does somebody do it who does it by the links as well? */
export function isLightlyDoneByRight({ behind, asked, filled, kind, catalogue }: Clause): boolean {
  if (!behind.some((token, at) => isLightHere(token, behind[at + 1], kind, catalogue))) return true;
  const doer = doerIn(behind);
  if (doer === "UNTOLD") return false;
  if (doer === "NOBODY") return asked === undefined || !isDoerOf(asked, kind, catalogue);
  // What is asked for may be the nodes, a number or a date: those are what was done, or belong to it.
  const link = doer === "ASKED" ? asked : filled.find(({ name }) => name === doer)?.link;
  return link === undefined || !kind.links.includes(link) ? doer === "ASKED" : isDoerOf(link, kind, catalogue);
}

function isLightHere(token: Token, next: Token | undefined, kind: NodeKind, catalogue: Catalogue): boolean {
  if (!("word" in token) || !LIGHT.has(token.lower)) return false;
  const { links } = kind;
  // "Did" says of what was done that it was, and asks of any other verb.
  const isNoun = next !== undefined && "word" in next && isKindNoun([next.word], kind, catalogue);
  if (DO.has(token.lower) && token.lower !== "done" && !isNoun) return false;
  return !links.some(({ iri }) => isInName(token.word, iri, catalogue));
}

/** "Carried out by": whoever did what the nodes are called after, be it called release or treatment. */
export function isDoneLightlyBy(link: RelationEntry, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(link.iri) ?? []).some(
    ({ words, content }) =>
      words.at(-1)?.lower === "by" && content.length > 0 && content.every(({ lower }) => DONE_BY.has(lower)),
  );
}

/** Who makes a booking has booked; who makes a loan is not who borrowed. */
function isDoerOf(link: RelationEntry, kind: NodeKind, catalogue: Catalogue): boolean {
  const { entry } = kind;
  if (isOnlyPerson(link, kind, catalogue)) return true;
  if (!isOfDoer(link, catalogue)) return false;
  if (!isTaker(link, catalogue)) return true;
  const known = classEntry(catalogue, entry.iri);
  const nouns = known === undefined ? [] : [known.label, ...known.aliases].flatMap((name) => wordsOf(name));
  return (relationNames(catalogue).byRelation.get(link.iri) ?? []).some(({ content }) =>
    content.some((word) => nouns.some((noun) => closeness(word, noun) >= LIKENESS.sameFamily)),
  );
}
