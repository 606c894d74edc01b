import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { type Form, isAnyTime, type MentionForm, type SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, isAuxiliary, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";

/** Names that are joined, with the words that say that it is asked of all of them at once. */
interface AllNamed {
  readonly names: readonly Mention[];
  /** By index of words: all of it, end exclusive, and the first name. */
  readonly from: number;
  readonly to: number;
  readonly first: readonly [from: number, to: number];
  /** A word at the end that says the same ("together"), if there is one. */
  readonly last?: number;
}

const IN_FRONT = [["both"], ["all", "of"], ["every", "one", "of"], ["all"]];
const BEHIND: ReadonlySet<string> = new Set(["both", "all"]);
const MOST_NAMES = 6;
/** One verb is said of one name, of several another. */
const OF_ONE: ReadonlyMap<string, string> = new Map([
  ["do", "does"],
  ["have", "has"],
  ["are", "is"],
  ["were", "was"],
]);

/**
 * "Which films did all of A, B and C play in", "who played in both A and B": what is said of the first name is said of
 * each of the others. Read of the first name alone, and only where its name stands in one step from what is asked for:
 * whoever directed a film of each directed no film of all. None where nothing is asked of several at once.
 * @param readOne the readings of a question of one name
 */
export function allOfNamed(
  input: AnalysisInput,
  readOne: (input: AnalysisInput) => readonly Reading[],
): readonly Reading[] {
  const words = wordsOf(input.question);
  const all = asksForSome(words) ? namedIn(words, input.mentions) : undefined;
  if (all === undefined) return [];
  const pieces = ofTheFirst(words, all);
  const { text, moved } = reworded(input.question, words, pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  const forms = all.names.map(mentionOf);
  return readOne({ ...input, question: text, mentions }).flatMap((reading): readonly Reading[] => {
    const form = ofAll(reading.form, forms);
    return form === undefined ? [] : [{ ...reading, form }];
  });
}

/** Does it ask which things of a kind, or who: of what each one is by itself both are told one by one. */
function asksForSome(words: readonly Word[]): boolean {
  const [first = "", second = "", third = "", fourth = ""] = words.slice(0, 4).map(({ lower }) => lower);
  // "Who are the mayors of both A and B": of each its own.
  if (OF_PERSONS.has(first)) return !BE.has(second);
  if (first === "how" && second === "many") return true;
  if (OF_THINGS.has(first)) return !isAuxiliary(second);
  return PREPOSITIONS.has(first) && OF_THINGS.has(second) && !isAuxiliary(third) && fourth !== "";
}

function namedIn(words: readonly Word[], mentions: readonly Mention[]): AllNamed | undefined {
  for (const start of words.keys()) {
    const said = IN_FRONT.find((each) => each.every((lower, at) => words[start + at]?.lower === lower));
    const list = listAt(words, start + (said?.length ?? 0), mentions);
    if (list === undefined) continue;
    const { names, first, to } = list;
    const after = words[to]?.lower ?? "";
    const isBehind = said === undefined && BEHIND.has(after);
    const together = words.findIndex(({ lower }, at) => at >= to && lower === "together");
    // "How many live in A and B together" adds up.
    const isTogether =
      words[0]?.lower !== "how" && said === undefined && !isBehind && together >= to && isEnd(words, together + 1);
    if (said === undefined && !isBehind && !isTogether) continue;
    if ((said?.[0] === "both" || (isBehind && after === "both")) && names.length !== 2) return undefined;
    return { names, first, from: start, to: isBehind ? to + 1 : to, ...(isTogether ? { last: together } : {}) };
  }
  return undefined;
}

function isEnd(words: readonly Word[], at: number): boolean {
  return words.slice(at).every(({ lower }) => lower === "?");
}

interface ListAt {
  readonly names: readonly Mention[];
  readonly first: readonly [from: number, to: number];
  readonly to: number;
}

/** "A, B and C" that begins there. */
function listAt(words: readonly Word[], begin: number, mentions: readonly Mention[]): ListAt | undefined {
  const names: Mention[] = [];
  let first: readonly [number, number] | undefined;
  let isLast = false;
  for (let at = begin; names.length < MOST_NAMES;) {
    const found = nameAt(words, at, mentions);
    if (found === undefined) return undefined;
    names.push(found.name);
    first ??= [at, found.to];
    if (isLast) return { names, first, to: found.to };
    const isComma = words[found.to]?.lower === ",";
    const and = isComma ? found.to + 1 : found.to;
    isLast = words[and]?.lower === "and";
    if (!isLast && !isComma) return undefined;
    at = isLast ? and + 1 : and;
  }
  return undefined;
}

/** The longest name that begins there, with the article before it. */
function nameAt(
  words: readonly Word[],
  at: number,
  mentions: readonly Mention[],
): { readonly name: Mention; readonly to: number } | undefined {
  const begins = DETERMINERS.has(words[at]?.lower ?? "") ? [at, at + 1] : [at];
  const found = mentions
    .filter(({ start, candidates }) => begins.some((each) => words[each]?.start === start) && candidates.some(isSaid))
    .sort((a, b) => b.end - a.end);
  const [name] = found;
  const last = words.findIndex(({ end }) => end === name?.end);
  return name === undefined || last < at ? undefined : { name, to: last + 1 };
}

function isSaid(candidate: Mention["candidates"][number]): boolean {
  return !isOnlyAlike(candidate) && candidate.isPart !== true;
}

function mentionOf({ text, candidates }: Mention): MentionForm {
  return { kind: "mention", text, candidates: candidates.filter(isSaid).map(linkedTo) };
}

/** The question of the first name alone. */
function ofTheFirst(words: readonly Word[], { from, to, first, last }: AllNamed): readonly Piece[] {
  const verb = OF_ONE.get(words[from - 1]?.lower ?? "");
  const before: readonly Piece[] =
    verb === undefined ? [{ from: 0, to: from }] : [{ from: 0, to: from - 1 }, { said: verb }];
  const behind: readonly Piece[] =
    last === undefined
      ? [{ from: to, to: words.length }]
      : [
          { from: to, to: last },
          { from: last + 1, to: words.length },
        ];
  return [...before, { from: first[0], to: first[1] }, ...behind];
}

/** The form with all names in the place of the first; undefined where that says something else than of each of them. */
function ofAll(form: Form, names: readonly MentionForm[]): Form | undefined {
  if (form.kind === "count") {
    const set = form.outOf === undefined ? setOfAll(form.set, names) : undefined;
    return set && { ...form, set };
  }
  switch (form.kind) {
    case "follow":
    case "intersect":
    case "where":
    case "at":
      return setOfAll(form, names);
    default:
      return undefined;
  }
}

function setOfAll(set: SetForm, names: readonly MentionForm[]): SetForm | undefined {
  const [first] = names;
  if (first === undefined) return undefined;
  switch (set.kind) {
    case "follow":
      if (set.from.kind !== "mention" || !isSame(set.from, first)) return undefined;
      return { kind: "intersect", sets: names.map((from): SetForm => ({ ...set, from })) };
    case "intersect": {
      const holding = set.sets.filter((each) => holds(each, first));
      const [only, ...others] = holding;
      const inside = only !== undefined && others.length === 0 ? setOfAll(only, names) : undefined;
      if (inside === undefined) return undefined;
      const parts = inside.kind === "intersect" ? inside.sets : [inside];
      return { ...set, sets: set.sets.flatMap((each) => (each === only ? parts : [each])) };
    }
    case "where": {
      if (set.tally !== undefined || "of" in set.condition) return undefined;
      const inside = setOfAll(set.set, names);
      return inside && { ...set, set: inside };
    }
    case "at": {
      // At any time each, or now: at one time all of them together is more than each of them.
      if (!isAnyTime(set.time) && set.time.kind !== "now") return undefined;
      const inside = setOfAll(set.set, names);
      return inside && { ...set, set: inside };
    }
    default:
      return undefined;
  }
}

function holds(set: SetForm, name: MentionForm): boolean {
  return [...nodesOf(set)].some(({ node }) => node.kind === "mention" && isSame(node, name));
}

function isSame(one: MentionForm, other: MentionForm): boolean {
  return one.candidates.some(({ iri }) => other.candidates.some((each) => each.iri === iri));
}
