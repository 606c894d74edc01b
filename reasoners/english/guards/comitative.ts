import lists from "../language/data/account-words.json" with { type: "json" };
import { anyOf } from "../language/word-set.ts";
import type { Form, RelationCandidate, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { LINKING } from "../weights.ts";

const A_DIFFERENT = `${anyOf(lists.beforeDifferent)} different`;
/** "The same composer but a different director" denies one thing besides, which no set says. */
const BUT_DIFFERENT = new RegExp(` but (?:with )?${A_DIFFERENT} `, "iu");
/** Words that say that two have something in common, or do it at once. */
const SHARING = new RegExp(`(?<!\\p{L})(?:${anyOf(lists.together)}|${A_DIFFERENT})(?!\\p{L})`, "iu");
const JOINT_VERB = /(?<!\p{L})co-\p{L}/u;
const WITH_NAME = / with \p{Lu}/u;
/** "In two films with E": what is done in each of them is done with E, and how many they are is not to be lost. */
const COUNTED = new RegExp(
  `(?<!\\p{L})${anyOf(lists.beforeCount)} (?:\\d+|${anyOf(lists.counts)}) \\p{L}+ with \\p{Lu}`,
  "u",
);
/** What may be said of company: "with E", "the co-founders of". */
const COMPANY = /(?<!\p{L})(?:with (?:the )?\p{Lu}|co-\p{L})/u;
/** A whole sentence taken for one relation: "appeared in two films with". */
const SWALLOWED = /(?<!\p{L})in \p{L}/u;

/** True for "who directed a film with E" read without the company: E would be the answer, or what E did. */
export function losesComitative(form: Form, question: string): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (form.kind === "same") return false;
  const said = withoutNames(question, nodes);
  const [sharing] = SHARING.exec(said) ?? [];
  // "How many inhabitants have E and F together": it is the numbers that are together.
  if (form.kind === "total" && sharing?.toLowerCase() === "together") return false;
  if (BUT_DIFFERENT.test(said)) return true;
  if (nodes.some(({ kind }) => kind === "except") || isSaidByRelation(sharing, nodes) || isOfBoth(nodes)) return false;
  if (sharing !== undefined || isDoneJointly(question) || COUNTED.test(question)) return true;
  return (
    COMPANY.test(question) &&
    nodes.some((node) => isThereAndBack(node) || isSaidOfOne(node) || isSwallowed(relationOf(node)?.text ?? ""))
  );
}

/** "Co-wrote a film with E". */
function isDoneJointly(question: string): boolean {
  const [verb] = JOINT_VERB.exec(question) ?? [];
  return verb !== undefined && WITH_NAME.test(question.slice(question.indexOf(verb) + verb.length));
}

function isSwallowed(relation: string): boolean {
  return relation.endsWith(" with") && SWALLOWED.test(relation.slice(0, -" with".length));
}

function withoutNames(question: string, nodes: readonly Form[]): string {
  const names = nodes.flatMap((node) => (node.kind === "mention" && /\p{Lu}/u.test(node.text) ? [node.text] : []));
  return names.reduce((text, name) => text.replaceAll(name, ""), question);
}

/** "shares border with" says of itself what is shared. */
function isSaidByRelation(sharing: string | undefined, nodes: readonly Form[]): boolean {
  const root = sharing?.toLowerCase().slice(0, 4);
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
      / with$/u.test(step.text) &&
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
