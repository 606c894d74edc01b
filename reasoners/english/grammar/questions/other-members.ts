import type { Form, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";

const BEFORE_ELSE: ReadonlySet<string> = new Set(["what", "who", "which", "where"]);
/** "Each other", "one another", "no other": not others than what is named. */
const BEFORE_NO_OTHERS: ReadonlySet<string> = new Set(["each", "no", "every", "any"]);

/**
 * The words of a question without the "other" of "the other films by the writer of E", or the "else" of "what else did
 * the writer of E write". Undefined where neither is said, or more than once.
 */
export function withoutOther(words: readonly Word[]): readonly Word[] | undefined {
  const found = words.flatMap((_, at) => (isOther(words, at) || isElse(words, at) ? [at] : []));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  return words.filter((_, at) => at !== only);
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
 * Others than what the question names: of every set of things of its kind that is reached from it over others. Undefined
 * where there is none, so that it is not told what the others are other than.
 */
export function othersThanNamed(form: Form, catalogue: Catalogue): Form | undefined {
  let isSaid = false;
  const others = mapForm(form, (node) => {
    const chain = node.kind === "follow" ? chainOf(node) : undefined;
    if (node.kind !== "follow" || chain === undefined || !comesBack(chain.steps, catalogue)) return node;
    isSaid = true;
    return { kind: "except", set: node, without: chain.start };
  });
  return isSaid ? others : undefined;
}

/** What a chain of relations starts from by name, and the relations from there on. */
interface Chain {
  readonly start: SetForm;
  readonly steps: readonly RelationCandidate[];
}

function chainOf(set: SetForm): Chain | undefined {
  if (set.kind === "mention") return { start: set, steps: [] };
  if (set.kind === "except") return chainOf(set.set);
  if (set.kind === "intersect") return set.sets.map(chainOf).find((each) => each !== undefined && each.steps.length > 0);
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
