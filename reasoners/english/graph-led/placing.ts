import { BE, DETERMINERS, WH } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { EndKind, PhraseRole } from "../linking/phrase-to-link.ts";
import type { Claim, NameClaim, Use } from "./claims.ts";
import { behind, beforeVerb, type Layout, type LoosePreposition } from "./layout.ts";
import { isContent, isPassive } from "./spans.ts";
import { ANSWER, type Edge, type Node, type Tree } from "./trees.ts";
import type { Said } from "./ways.ts";

/** What each class and each "somebody" of a question is said of. */
export type Targets = ReadonlyMap<Claim, Node>;

/** A tree over the words of a question, with how each of its relations is used. */
export interface Placed {
  readonly layout: Layout;
  readonly tree: Tree;
  readonly targets: Targets;
  readonly uses: readonly Use[];
  /** The name of which is asked whether it is the answer. */
  readonly answer?: NameClaim | undefined;
}

/**
 * What is said of each relation of a tree, by where the words stand; undefined where they are said of something else:
 * the noun behind "of", the owner before "'s", the subject and the object of a verb are at its ends.
 */
export function saidIn(placed: Placed): readonly Said[] | undefined {
  if (!saysWhatIsAsked(placed)) return undefined;
  const prepositions = prepositionsOf(placed);
  if (prepositions === undefined || !isJoinedByAnd(placed)) return undefined;
  const said: Said[] = [];
  for (const [at, edge] of placed.tree.entries()) {
    const own = prepositions[at] ?? [];
    const each = placed.uses[at] === "NOUN" ? ofNoun(edge, own, placed) : ofVerb(edge, own, placed);
    if (each === undefined) return undefined;
    said.push(each);
  }
  return said;
}

/** "What awards": the noun is what is asked for. */
function saysWhatIsAsked(placed: Placed): boolean {
  const { askedNoun } = placed.layout;
  return askedNoun?.kind !== "relation" || denoted(askedNoun, placed) === ANSWER;
}

/** What a claim stands for in the tree; undefined for a verb. */
function denoted(claim: Claim | undefined, { tree, targets, uses, answer }: Placed): Node | undefined {
  if (claim === undefined || claim.kind === "count" || claim.kind === "rank" || claim.kind === "measure")
    return undefined;
  if (claim.kind === "name") return claim === answer ? ANSWER : claim;
  if (claim.kind !== "relation") return targets.get(claim);
  const at = tree.findIndex((edge) => edge.claim === claim);
  return uses[at] === "NOUN" ? tree[at]?.wanted : undefined;
}

/** "NOUN of E", "E's NOUN", "NOUN at E", or side by side with what it is of. */
function ofNoun(edge: Edge, own: readonly Preposition[], placed: Placed): Said | undefined {
  const { words, claims } = placed.layout;
  const { from, to } = edge.claim;
  const before = words[from - 1]?.lower;
  if (before === "whose") return undefined;
  const owner = before === "'s" ? claims.find((each) => each.to === from - 1) : undefined;
  if (before === "'s" && denoted(owner, placed) !== edge.known) return undefined;
  const next = placed.layout.prepositions.find(({ at }) => at === to);
  if (next !== undefined && next.behind !== undefined && denoted(next.behind, placed) !== edge.known) return undefined;
  if (next?.word.lower === "of" && next.behind === undefined) return ofPredicate(edge, own, placed);
  const isAttached = before === "'s" || next?.behind !== undefined;
  if (!isAttached && !isBeside(edge, placed)) return undefined;
  return saidBy(
    edge,
    ["NOUN"],
    own.filter(({ isOfNoun }) => !isOfNoun),
    placed,
    [],
  );
}

/** "The town that E is mayor of": E is a mayor, and of what is wanted. */
function ofPredicate(edge: Edge, own: readonly Preposition[], placed: Placed): Said | undefined {
  const { words, claims } = placed.layout;
  let at = edge.claim.from;
  while (DETERMINERS.has(words[at - 1]?.lower ?? "")) at -= 1;
  const copula = words[at - 1];
  if (copula === undefined || !BE.has(copula.lower)) return undefined;
  const subject = claims.find(({ to }) => to === at - 1);
  return denoted(subject, placed) === edge.known ? saidBy(edge, ["BEFORE"], own, placed, [copula]) : undefined;
}

/** Do only names and relations of its own branch stand between a noun and what it is said of? */
function isBeside(edge: Edge, { tree, layout }: Placed): boolean {
  const own = branchOf(edge, tree);
  const { claim, known } = edge;
  const ends: readonly Claim[] =
    typeof known === "number" ? tree.filter(({ wanted }) => wanted === known).map((each) => each.claim) : [known];
  return ends.some((end) => {
    const [from, to] = end.from > claim.from ? [claim.to, end.from] : [end.to, claim.from];
    return !layout.claims.some(
      (each) =>
        (each.kind === "name" || each.kind === "relation") && each.from >= from && each.to <= to && !own.has(each),
    );
  });
}

/** The names and relations through which a relation leads to what is wanted. */
function branchOf({ known }: Edge, tree: Tree): ReadonlySet<Claim> {
  if (typeof known !== "number") return new Set([known]);
  return new Set(
    tree.filter(({ wanted }) => wanted === known).flatMap((below) => [below.claim, ...branchOf(below, tree)]),
  );
}

/** The subject and the object, as far as they are told, are the two ends. */
function ofVerb(edge: Edge, own: readonly Preposition[], placed: Placed): Said | undefined {
  const isEnd = (node: Node): boolean => node === edge.known || node === edge.wanted;
  const before = subjectOf(edge.claim, placed);
  // "Clocks kept at E made by F": it is not E that is made.
  const head =
    before === undefined || isEnd(before) ? undefined : placed.tree.find(({ known }) => known === before)?.wanted;
  const [subject, object] = [head ?? before, objectOf(edge.claim, placed)];
  if ((subject !== undefined && !isEnd(subject)) || (object !== undefined && !isEnd(object))) return undefined;
  if (subject === object && !isOpenVerb(edge, placed)) return undefined;
  const known = subject === undefined ? undefined : subject === edge.known;
  const roles: readonly PhraseRole[] =
    known !== undefined
      ? [known ? "BEFORE" : "AFTER"]
      : object === edge.known && !isOpenVerb(edge, placed)
        ? ["AFTER"]
        : ["AFTER", "BEFORE"];
  const { words } = placed.layout;
  const isBy = own.some(({ word }) => word.lower === "by");
  const isSuffered = isBy || isPassive(words, edge.claim, BE);
  const auxiliary = isSuffered ? words.filter(({ lower }) => BE.has(lower)).slice(0, 1) : [];
  // Who was born did nothing, and it is not said who did.
  const doer = known === undefined || (isSuffered && !isBy) ? undefined : known === isBy ? "WANTED" : "KNOWN";
  if (edge.claim.isDone === true && (doer === undefined || isBy)) return undefined;
  const said = saidBy(edge, edge.claim.isDone === true ? ["NOUN"] : roles, own, placed, auxiliary);
  return doer === undefined ? said : { ...said, doer };
}

/** "E: year built?", "where born E?" */
function isOpenVerb({ wanted }: Edge, { layout, targets }: Placed): boolean {
  if (wanted !== ANSWER) return false;
  return (
    isAdverbial(layout.wanted) ||
    [...targets].some(([claim, target]) => claim.kind === "anything" && target === ANSWER && isAdverbial(claim.is))
  );
}

/** Does it say when or where? */
function isAdverbial(kind: EndKind | undefined): boolean {
  return kind === "DATE" || kind === "PLACE";
}

function saidBy(
  edge: Edge,
  roles: readonly PhraseRole[],
  own: readonly Preposition[],
  { layout }: Placed,
  auxiliary: readonly Word[],
): Said {
  return {
    words: [...auxiliary, ...edge.claim.words, ...own.map(({ word }) => word)],
    content: edge.claim.words.filter(isContent),
    roles,
    // Who is a person, or a body that acts, and what is a place, the engine tells by what it finds.
    wanted: edge.wanted === ANSWER ? wantedOf(edge, layout) : undefined,
    prepositions: own.flatMap(({ word, isBeforeKnown, isOfNoun }) =>
      // Of what something is done for, the noun that says it says no preposition.
      isOfNoun || edge.claim.isDone === true ? [] : [{ lower: word.lower, isBeforeKnown }],
    ),
    isDone: edge.claim.isDone === true,
  };
}

/** A date; or, as "how many pages" may ask for what is called their number, a number. */
function wantedOf({ claim }: Edge, { wanted, isCount, askedNoun }: Layout): EndKind | undefined {
  if (wanted === "DATE") return wanted;
  return isCount && askedNoun === claim ? "NUMBER" : undefined;
}

function subjectOf(verb: Claim, placed: Placed): Node | undefined {
  const { words, claims, asked, askedNoun } = placed.layout;
  const at = beforeVerb(words, verb.from);
  const lower = words[at]?.lower ?? "";
  if (lower === "and") {
    const before = placed.tree.filter(({ claim }) => claim.to <= at).at(-1)?.claim;
    return before === undefined ? undefined : subjectOf(before, placed);
  }
  const claim = claims.find(({ to }) => to === at + 1);
  if (claim?.kind === "anything" && isAdverbial(claim.is)) return undefined;
  if (claim !== undefined) return denoted(claim, placed);
  if (at === asked && askedNoun === undefined && !isAdverbial(placed.layout.wanted)) return ANSWER;
  if (lower === "that" || (WH.has(lower) && at !== asked)) return antecedentOf(at, placed);
  return undefined;
}

/** What "that", "who" or "which" stands for: the noun before it. */
function antecedentOf(at: number, placed: Placed): Node | undefined {
  return denoted(
    placed.layout.claims.find(({ to }) => to === at),
    placed,
  );
}

function objectOf(verb: Claim, placed: Placed): Node | undefined {
  const { words, claims, asked, askedNoun } = placed.layout;
  const at = behind(words, verb.to);
  const claim = claims.find(({ from }) => from === at);
  if (claim !== undefined) return denoted(claim, placed);
  return at === asked && askedNoun === undefined ? ANSWER : undefined;
}

/** A preposition with what it stands before: the known end of the relation that it belongs to, or the other. */
interface Preposition {
  readonly word: Word;
  readonly isBeforeKnown: boolean;
  /** Is it the "of" of a noun? */
  readonly isOfNoun: boolean;
}

/** The prepositions of each relation; undefined where one belongs to none. */
function prepositionsOf(placed: Placed): readonly (readonly Preposition[])[] | undefined {
  const { tree, layout } = placed;
  const owned: Preposition[][] = tree.map(() => []);
  for (const loose of layout.prepositions) {
    if (isOfRank(loose, layout)) continue;
    const at = ownerOf(loose, placed);
    const edge = tree[at];
    if (edge === undefined) return undefined;
    owned[at]?.push({
      word: loose.word,
      isBeforeKnown: isBeforeKnown(loose, edge, placed),
      isOfNoun: placed.uses[at] === "NOUN" && loose.at === edge.claim.to && loose.word.lower === "of",
    });
  }
  return owned;
}

/** "Tallest of the clocks", "in which town are there the most inhabitants". */
function isOfRank({ word, before, isFronted }: LoosePreposition, { rank, askedNoun }: Layout): boolean {
  if (rank === undefined) return false;
  return before === rank ? word.lower === "of" : isFronted && word.lower === "in" && askedNoun?.kind === "class";
}

function ownerOf(loose: LoosePreposition, placed: Placed): number {
  const { tree } = placed;
  const only = (test: (edge: Edge) => boolean): number =>
    tree.filter(test).length === 1 ? tree.findIndex(test) : NOBODY;
  if (loose.isFronted) return only(({ wanted }) => wanted === ANSWER);
  if (loose.before?.kind === "relation") return tree.findIndex(({ claim }) => claim === loose.before);
  if (loose.word.lower === "of") return NOBODY;
  const node = denoted(loose.behind, placed);
  return node === undefined ? NOBODY : only(({ known }) => known === node);
}

const NOBODY = -1;

function isBeforeKnown(loose: LoosePreposition, edge: Edge, placed: Placed): boolean {
  if (loose.isFronted) return false;
  const node = denoted(loose.behind, placed);
  if (node !== undefined) return node === edge.known;
  // What is asked for, or what a clause is said of, is the other end than its subject.
  return subjectOf(edge.claim, placed) === edge.wanted;
}

/** "And" joins two things that are said of one, or the two who are said to be each other's. */
function isJoinedByAnd({ tree, layout, answer }: Placed): boolean {
  return layout.ands.every(
    (and) =>
      (answer !== undefined && tree.length === 1 && tree.every(({ claim }) => claim.from > and)) ||
      tree.some(
        (edge) => edge.claim.to <= and && tree.some((other) => other.wanted === edge.wanted && other.claim.from > and),
      ),
  );
}
