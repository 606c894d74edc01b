import type { Form, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { gradedAdjective, ordinal } from "../../language/adjectives.ts";
import { isFunctionWord, PREPOSITIONS, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";

const BEFORE_ELSE: ReadonlySet<string> = new Set(["what", "who", "which", "where"]);
/** "How many other films", "tell me which other films": words before it that say nothing of what is asked for. */
const ASKING: ReadonlySet<string> = new Set(["many", "number", "name", "list", "tell", "show", "find", "give"]);
/** "Each other", "one another", "no other": not others than what is named. */
const BEFORE_NO_OTHERS: ReadonlySet<string> = new Set(["each", "no", "every", "any"]);

/** A question without the "other" of "the other films by the writer of E", or the "else" of "what else did E write". */
export interface WithoutOther {
  readonly words: readonly Word[];
  /** Are those that are asked for the others, and not what has to do with the others? */
  readonly areAsked: boolean;
}

/** Undefined where neither is said, or more than once. */
export function withoutOther(words: readonly Word[]): WithoutOther | undefined {
  const found = words.flatMap((_, at) => (isOther(words, at) || isElse(words, at) ? [at] : []));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  const areAsked = asksForWhatFollows(words.slice(0, only));
  return { words: words.filter((_, at) => at !== only), areAsked };
}

/** "Which other", "who are the other", and not "where are the other", "who is in the other". */
function asksForWhatFollows(before: readonly Word[]): boolean {
  const asking = before.findIndex(({ lower }) => WH.has(lower));
  const behind = before.slice(asking + 1);
  if (OF_OTHERS.has(before[asking]?.lower ?? "") && behind[0]?.lower !== "many") return false;
  return before.every(({ lower }) => saysNoKind(lower)) && !behind.some(({ lower }) => PREPOSITIONS.has(lower));
}

/** What is asked for is something of the others: where they are. */
const OF_OTHERS: ReadonlySet<string> = new Set(["where", "when", "how", "why", "whose"]);

function saysNoKind(lower: string): boolean {
  const isRank = gradedAdjective(lower) !== undefined || ordinal(lower) !== undefined;
  return isFunctionWord(lower) || ASKING.has(lower) || isRank;
}

function isOther(words: readonly Word[], at: number): boolean {
  const [before, word, noun] = [words[at - 1]?.lower ?? "", words[at], words[at + 1]];
  if (word?.text !== "other" || noun === undefined || noun.text !== noun.lower) return false;
  return !isFunctionWord(noun.lower) && !BEFORE_NO_OTHERS.has(before);
}

function isElse(words: readonly Word[], at: number): boolean {
  return words[at]?.text === "else" && BEFORE_ELSE.has(words[at - 1]?.lower ?? "");
}

/**
 * Others than what the question names: of the set that is asked for, or of those that it is reached by, whichever holds
 * things of its kind. Undefined where none does, so that it is not told what the others are other than.
 */
export function othersThanNamed(form: Form, areAsked: boolean, catalogue: Catalogue): Form | undefined {
  const asked = askedSet(form);
  const place = [...nodesOf(form)].find(({ node }) => node === asked)?.slot;
  let isSaid = false;
  const others = mapForm(form, (node, slot) => {
    if (node.kind !== "follow" || (slot === place) !== areAsked) return node;
    const chain = chainOf(node);
    if (chain === undefined || !comesBack(chain.steps, catalogue)) return node;
    isSaid = true;
    return { kind: "except", set: node, without: chain.start };
  });
  return isSaid ? others : undefined;
}

/** The set whose members are asked for, or counted or ranked. */
function askedSet(form: Form): Form {
  if (form.kind === "intersect") return form.sets.find(({ kind }) => kind === "follow") ?? form;
  return form.kind === "count" || form.kind === "extreme" || form.kind === "where" || form.kind === "at"
    ? askedSet(form.set)
    : form;
}

/** What a chain of relations starts from by name, and the relations from there on. */
interface Chain {
  readonly start: SetForm;
  readonly steps: readonly RelationCandidate[];
}

function chainOf(set: SetForm): Chain | undefined {
  if (set.kind === "mention") return { start: set, steps: [] };
  if (set.kind === "except") return chainOf(set.set);
  if (set.kind === "intersect")
    return set.sets.map(chainOf).find((each) => each !== undefined && each.steps.length > 0);
  if (set.kind !== "follow") return undefined;
  const [best] = set.relation.candidates;
  const before = chainOf(set.from);
  return best === undefined || before === undefined
    ? undefined
    : { start: before.start, steps: [...before.steps, best] };
}

/**
 * Is what the last relation leads to of the kind that the first one starts from? By the kinds at both ends where the
 * graph tells them; where it does not, by the side that they are on: what a work is said to have is no work.
 */
function comesBack(steps: readonly RelationCandidate[], catalogue: Catalogue): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.length < 2) return false;
  const [starts, ends] = [classesAt(first, "start", catalogue), classesAt(last, "end", catalogue)];
  if (starts.length > 0 && ends.length > 0) return starts.some((each) => ends.includes(each));
  return sideOf(first, "start") === sideOf(last, "end");
}

function sideOf({ direction }: RelationCandidate, end: "start" | "end"): "subject" | "object" {
  return (direction === "FORWARD") === (end === "start") ? "subject" : "object";
}

function classesAt(step: RelationCandidate, end: "start" | "end", catalogue: Catalogue): readonly string[] {
  const entry = relationEntry(catalogue, step.iri);
  return (sideOf(step, end) === "subject" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
}
