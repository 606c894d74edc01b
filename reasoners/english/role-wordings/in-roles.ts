import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { ordersOf } from "../graph-led/orders.ts";
import { MARKS } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { areOfKind, kindsSaid, placeOf, typesOf } from "../measured-wordings/asked.ts";
import type { InNouns } from "../measured-wordings/in-nouns.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";
import { allCalled, type Called, PLACES, SORTS, theOneCalled } from "./roles.ts";
import { saidRoles, withoutArticles } from "./said-roles.ts";

/** Longer questions say more than who does something to one thing. */
const MOST_WORDS = 20;

/** Names that are looked around, the longest first. */
const MOST_NAMES = 4;

/** What a question says of a name by a verb or a noun of people, and the relation that the graph has for it. */
interface RoleAt {
  readonly name: Mention;
  readonly called: Called;
  readonly isReversed: boolean;
  /** What it is that is asked for; empty where that is not said. */
  readonly wanted: readonly Word[];
  /** Does the relation say by its name that it leads to a place? */
  readonly leadsToPlace: boolean;
  /** What an explanation says of it. */
  readonly told: string;
}

/**
 * "Who looks after E" as "who is the keeper of E", where that is how the graph has it: verbs and what belongs to them
 * say who somebody is to a thing, or what there is to say of it, and graphs have a noun for that. All words of the
 * question belong to it, and exactly one relation of things such as E is called so; else undefined.
 */
export function inRoles(input: AnalysisInput): InNouns | undefined {
  const found = roleIn(input);
  // What it is done to has no noun, nor is "native of" one.
  if (found === undefined || found.isReversed || (found.called.name.endsWith(" of") && !found.called.isRoleOf))
    return undefined;
  const { pieces, words } = found;
  const { text, moved } = reworded(input.question, words, pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return { input: { ...input, question: text, mentions }, told: toldOf(found) };
}

/** The same, not put into words: for relations that are known to be there. */
export function roleAt(input: AnalysisInput): RoleAt | undefined {
  const found = roleIn(input);
  return found && { ...found, told: toldOf(found) };
}

function toldOf({ said, called }: Found): string {
  return `“${said}” was read as “${called.name}”, as nothing else that such things have says it; it may not be meant`;
}

function roleIn(input: AnalysisInput): Found | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0));
  const asked = words.slice(0, MARKS.has(words.at(-1)?.lower ?? "") ? -1 : undefined);
  for (const ordered of new Set([asked, ...ordersOf(asked)]))
    for (const name of namesIn(input)) {
      const found = around(name, ordered, input);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** What is only written similarly is none. */
function namesIn({ mentions }: AnalysisInput): readonly Mention[] {
  return mentions
    .filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MOST_NAMES);
}

interface Found extends Omit<RoleAt, "told"> {
  readonly words: readonly Word[];
  readonly pieces: readonly Piece[];
  readonly said: string;
}

function around(name: Mention, words: readonly Word[], input: AnalysisInput): Found | undefined {
  const [from, to] = placeIn(name, words);
  if (to <= from) return undefined;
  const { catalogue } = input;
  const types = typesOf(name, input);
  if (types.length === 0 && catalogue.classes.length > 0) return undefined;
  const split = { before: withoutArticles(words.slice(0, from)), behind: words.slice(to) };
  for (const { names, said, asks, kind = [], besides, isReversed = false, wanted = [] } of saidRoles(split)) {
    if (!areOfKind(kind, types, catalogue)) continue;
    const others = kindsSaid(wanted, catalogue).map(({ iri }) => iri);
    const called = theOneCalled(names, { types, isReversed, others }, catalogue);
    // "Coach" by itself does not tell who coaches whom: what it says of its ends does.
    if (called !== undefined && isSaidBy(said, called)) continue;
    if (called !== undefined && names === SORTS && haveSorts(called.relation.objectClasses, catalogue)) continue;
    if (called !== undefined && (besides === undefined || isIn(called, besides)))
      return {
        ...{ words, name, pieces: piecesOf(called, asks, [from, to]), said, called, isReversed, wanted },
        leadsToPlace: PLACES.some((role) => role === names),
      };
  }
  return undefined;
}

/** "What kind of animal is E": where breeds are of a species, either may be meant. */
function haveSorts(types: readonly string[], catalogue: AnalysisInput["catalogue"]): boolean {
  return types.length > 0 && allCalled(SORTS, { types, isReversed: false, others: [] }, catalogue).some(isOfClasses);
}

function isOfClasses({ relation }: Called): boolean {
  return relation.subjectClasses.length > 0;
}

/** Is the verb that is said the name of the relation? */
function isSaidBy(said: string, { name }: Called): boolean {
  const [verb] = wordsOf(said);
  return verb !== undefined && [verb.lower, ...baseForms(verb.lower)].includes(name.toLowerCase());
}

/** Is a word, or one of its family, in what the relation is called in full: "price per night", "adoption fee"? */
function isIn({ relation }: Called, { lower, roots }: Word): boolean {
  return wordsOf(relation.label).some(
    (word) => word.roots.some((root) => roots.includes(root)) || verbOfDeed(word.lower) === lower,
  );
}

/** Words may have been moved. */
function placeIn(name: Mention, words: readonly Word[]): readonly [number, number] {
  const at = words.findIndex(({ start }) => start >= name.start && start < name.end);
  const [from, to] = placeOf(name, words.slice(Math.max(0, at)));
  return at < 0 ? [0, 0] : [at + from, at + to];
}

/** In the words of the graph. */
function piecesOf({ name, participle }: Called, asks: string, [from, to]: readonly [number, number]): readonly Piece[] {
  const isBy = participle !== undefined && name.endsWith(" by");
  if (isBy) return [{ said: `${asks} ${participle}` }, { from, to }];
  if (participle !== undefined) return [{ said: "where is" }, { from, to }, { said: participle }];
  return [{ said: `${asks} is the ${name} of` }, { from, to }];
}
