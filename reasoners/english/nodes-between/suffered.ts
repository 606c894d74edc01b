import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { kinship } from "../dictionary/kinship.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classEntry } from "../linking/known-entries.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { KINDRED, LIKENESS } from "../weights.ts";
import { leadsToSomebody } from "./ends.ts";
import { doerIn } from "./doers.ts";
import type { NodeKind } from "./node-kinds.ts";
import { isTaker } from "./sides.ts";
import type { Token } from "./tokens.ts";
import { isInName, isOfDoer } from "./words-of-kinds.ts";

const HANDING = wordSet(lists.handing);

/**
 * Does what is asked for stand at the nodes where the verb says, when no name tells it? Its link says the verb itself;
 * or it is who does it, and the verb is active; or the verb is passive, and it is what suffers it, or who is handed
 * something: "which tools were borrowed" asks for what was lent, and not for where it was kept.
 */
export function isOfLink(
  behind: readonly Token[],
  words: readonly Word[],
  asked: RelationEntry | undefined,
  kind: NodeKind,
  catalogue: Catalogue,
): boolean {
  if (asked === undefined || !kind.links.includes(asked)) return true;
  const isSuffered = doerIn(behind) !== "ASKED";
  const isDoer = isOfDoer(asked, catalogue);
  const said = words.filter((word) => isInName(word, asked.iri, catalogue));
  // What "hired" somebody is no "hired thing".
  if (said.length > 0) return isDoer || isSuffered || !said.some(({ lower }) => isPast(lower));
  // "Who was lent the most" is who took it.
  const isHandedOver = isSuffered && words.some(({ lower }) => HANDING.has(lower));
  if (isHandedOver && isTaker(asked, catalogue)) return true;
  if (isDoer) return !isSuffered;
  const [only, ...others] = sufferersIn(words, kind, catalogue);
  return isSuffered && only === asked && others.length === 0;
}

/** What may suffer the deed: what is called so, if anything is; or else whatever is neither its doer nor its place. */
export function sufferersIn(words: readonly Word[], kind: NodeKind, catalogue: Catalogue): readonly RelationEntry[] {
  const maySuffer = kind.links.filter(
    (link) => !isOfDoer(link, catalogue) && !isPlace(link, catalogue) && !isOnlyPerson(link, kind, catalogue),
  );
  const certain = maySuffer.filter((link) =>
    pastWordsOf(link, catalogue).some((each) => isDeed(each, words, kind, catalogue)),
  );
  if (certain.length > 0) return certain;
  const rather = maySuffer.filter((link) => pastWordsOf(link, catalogue).length === 0);
  return rather.length > 0 ? rather : maySuffer;
}

/** Is it, beside things, the one person of nodes that tell nobody else who does it: the "vet" of a vaccination? */
export function isOnlyPerson(link: RelationEntry, { links }: NodeKind, catalogue: Catalogue): boolean {
  if (links.length < 2 || links.some((each) => isOfDoer(each, catalogue))) return false;
  const [only, ...others] = links.filter((each) => leadsToSomebody(each, catalogue));
  return only === link && others.length === 0;
}

/** Where, or to whom, it is done. */
function isPlace({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ words }) => PREPOSITIONS.has(words.at(-1)?.lower ?? ""));
}

/** What its name says is done to it: "instrument used". */
function pastWordsOf({ iri }: RelationEntry, catalogue: Catalogue): readonly Word[] {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.flatMap(({ content }) => content.filter(({ lower }) => isPast(lower)));
}

/** Is that the deed of which the nodes tell: the verb of the question, what one of the links says of who does it, or
 * what the nodes are called, as "lent" is of a loan? */
function isDeed(done: Word, words: readonly Word[], kind: NodeKind, catalogue: Catalogue): boolean {
  if (words.some((word) => closeness(word, done) >= LIKENESS.synonym)) return true;
  const doers = kind.links.filter((link) => isOfDoer(link, catalogue));
  if (doers.some(({ iri }) => isInName(done, iri, catalogue))) return true;
  const entry = classEntry(catalogue, kind.entry.iri);
  const called = entry === undefined ? [] : [entry.label, ...entry.aliases].flatMap(wordsOf);
  return called.some((word) => closeness(done, word) >= LIKENESS.synonym || isKin(done, word));
}

function isKin(done: Word, word: Word): boolean {
  return kinship(done.lower, word.lower, ["v"]) >= KINDRED.least;
}
