import lists from "../../language/data/account-words.json" with { type: "json" };
import { PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS, SHARES } from "../../language/question-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { wordsInNames } from "../consumed.ts";
import type {
  Form,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { takesNumbers } from "../../../../engine/question/form/things-tallied.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { LINKING } from "../../weights.ts";

/** Words that say that two have something in common, or do it at once. */
const TOGETHER = wordSet(lists.together);
const BEFORE_DIFFERENT = wordSet(lists.beforeDifferent);
const BEFORE_COUNT = wordSet(lists.beforeCount);
const COUNTS = wordSet(lists.counts);

/** True for "who directed a film with E" read without the company: E would be the answer, or what E did. */
export function losesComitative(form: Form, asked: AskedQuestion): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (form.kind === "same") return false;
  const inNames = placesInNames(asked, nodes);
  const said = asked.words.filter((_, at) => !inNames.has(at));
  // In "One Hour with You" nobody is with anyone.
  const outside = asked.words.map((word, at) => (inNames.has(at) ? { ...word, lower: "" } : word));
  const sharing = sharingIn(said);
  // "How many inhabitants have E and F together": it is the numbers that are together.
  if (sharing === "together" && (form.kind === "total" || nodes.some(isSum))) return false;
  if (deniesOneBesides(said)) return true;
  if (nodes.some(({ kind }) => kind === "except") || isSaidByRelation(sharing, nodes) || isOfBoth(nodes)) return false;
  if (isCompanyOfWhom(outside)) return true;
  if (sharing !== undefined || isDoneJointly(outside) || isCountedWith(outside)) return true;
  return (
    isInCompany(outside) &&
    nodes.some((node) => isThereAndBack(node) || isSaidOfOne(node) || isSwallowed(relationOf(node)?.text ?? ""))
  );
}

/** "Whose dogs weigh the most together". */
function isSum(node: Form): boolean {
  return takesNumbers(node) && node.tally.how === "sum";
}

/** "Together", "a different": the first word that says so. */
function sharingIn(words: readonly Word[]): string | undefined {
  // "What share of the films did E direct", "of those, what share": a part of them.
  const isPart = (at: number): boolean =>
    SHARES.has(words[at]?.lower ?? "") && (words[at + 1]?.lower === "of" || OF_THINGS.has(words[at - 1]?.lower ?? ""));
  const said = words.find(({ lower }, at) => (TOGETHER.has(lower) && !isPart(at)) || isDifferent(words, at));
  return said?.lower;
}

function isDifferent(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "different" && BEFORE_DIFFERENT.has(words[at - 1]?.lower ?? "");
}

/** "The same composer but a different director" denies one thing besides, which no set says. */
function deniesOneBesides(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => {
    if (lower !== "but") return false;
    return isDifferent(words, words[at + 1]?.lower === "with" ? at + 3 : at + 2);
  });
}

/** "Co-wrote a film with E". */
function isDoneJointly(words: readonly Word[]): boolean {
  const verb = words.findIndex(isJoint);
  return verb >= 0 && words.some((_, at) => at > verb && isWithName(words, at));
}

/** "E is a co-star of who", "E co-wrote with whom": persons are asked for, and not what E did. */
function isCompanyOfWhom(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const whom = words[at + 2]?.lower;
    return isJoint(word) && PREPOSITIONS.has(words[at + 1]?.lower ?? "") && (whom === "who" || whom === "whom");
  });
}

/** "Co-wrote", "co-founders". */
function isJoint({ text }: Word): boolean {
  return text.startsWith("co-") && text.length > "co-".length;
}

function isWithName(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "with" && isCapital(words[at + 1]);
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text);
}

/** "In two films with E": what is done in each of them is done with E, and how many they are is not to be lost. */
function isCountedWith(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => {
    const count = words[at + 1]?.lower ?? "";
    if (!BEFORE_COUNT.has(lower) || !(COUNTS.has(count) || /^\d+$/u.test(count))) return false;
    return isWithName(words, at + 3);
  });
}

/** What may be said of company: "with E", "the co-founders of". */
function isInCompany(words: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      isJoint(word) ||
      isWithName(words, at) ||
      (word.lower === "with" && words[at + 1]?.lower === "the" && isCapital(words[at + 2])),
  );
}

/** A whole sentence taken for one relation: "appeared in two films with". */
function isSwallowed(relation: string): boolean {
  const said = wordsOf(relation).map(({ lower }) => lower);
  return said.at(-1) === "with" && said.slice(0, -2).includes("in");
}

function placesInNames({ words }: AskedQuestion, nodes: readonly Form[]): ReadonlySet<number> {
  const names = nodes.filter((node) => node.kind === "mention" && node.text !== node.text.toLowerCase());
  return wordsInNames(names, words);
}

/** "shares border with" says of itself what is shared. */
function isSaidByRelation(sharing: string | undefined, nodes: readonly Form[]): boolean {
  const root = sharing?.slice(0, 4);
  const labels = nodes.flatMap((node) => relationOf(node)?.candidates.map(({ label }) => label.toLowerCase()) ?? []);
  return root !== undefined && labels.some((label) => label.includes(root));
}

/** "The actors that E and F share": those of the one that are those of the other. */
function isOfBoth(nodes: readonly Form[]): boolean {
  return nodes.some((node) => {
    if (node.kind !== "intersect") return false;
    const walked = node.sets.flatMap((set) =>
      set.kind === "follow" && set.from.kind === "mention" ? [set.relation.candidates[0]?.iri] : [],
    );
    return new Set(walked).size < walked.length;
  });
}

/** "Wrote books with E" as those who wrote books and wrote what E did: that is E. */
function isSaidOfOne(node: Form): boolean {
  const steps =
    node.kind === "intersect" ? node.sets.flatMap((set) => (set.kind === "follow" ? [set.relation] : [])) : [];
  return steps.some(
    (step) =>
      step.text.endsWith(" with") &&
      steps.some((other) => other !== step && other.candidates[0]?.iri === step.candidates[0]?.iri),
  );
}

/** Does a walk come back by the relation that it went by, so that where it began is among what it reaches? */
function isThereAndBack(node: Form): boolean {
  if (node.kind !== "follow") return false;
  return stepsUnder(node.from).some(({ relation }) => relation.any === true || turnsBack(node.relation, relation));
}

function turnsBack(back: RelationPhrase, there: RelationPhrase): boolean {
  const gone = likely(there);
  return likely(back).some(({ iri, direction }) =>
    gone.some((each) => each.iri === iri && each.direction !== direction),
  );
}

function likely({ candidates }: RelationPhrase): readonly RelationCandidate[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= LINKING.likely * best);
}

/** The steps from a name, or from what a name leads to, that lead to a set. */
function stepsUnder(set: SetForm): readonly (SetForm & { readonly kind: "follow" })[] {
  if (set.kind === "follow") return set.from.kind === "instances" ? [] : [set];
  return set.kind === "intersect"
    ? set.sets.flatMap(stepsUnder)
    : set.kind === "at" || set.kind === "where"
      ? stepsUnder(set.set)
      : [];
}
