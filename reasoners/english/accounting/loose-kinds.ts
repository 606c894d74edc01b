import type { FollowForm, Form, InstancesForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { UNSAID_DOMAIN } from "../grammar/verb-phrase/domain.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { classesBeside, classesEndingIn, isOneOfEither } from "../linking/class-linker.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { relationNames } from "../linking/relation-names.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";

/**
 * The nouns for kinds that a form reads as something else than a kind of that name, as clauses that say so: there may
 * be more of the kind than it finds.
 */
export function looseKinds(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): readonly string[] {
  // Somebody is a warden by being one of something, whatever the graph tells of who is a person.
  const isOfPersons = OF_PERSONS.has(words[start]?.lower ?? "");
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  return [
    ...new Set([
      ...nodes.flatMap((node) => (node.kind === "instances" ? narrower(node, nodes, catalogue) : [])),
      ...nodes.flatMap((node) =>
        node.kind === "follow" && !isOfPersons && !isSaidTwice(node, nodes) ? endsOfRelation(node, catalogue) : [],
      ),
    ]),
  ];
}

/** "Clubs" read as the caving clubs, unless the graph itself calls one of them a club. */
function narrower(
  { text, candidates }: InstancesForm,
  nodes: readonly Form[],
  catalogue: Catalogue,
): readonly string[] {
  const [beside] = classesBeside(wordsOf(text), catalogue);
  const [named] = candidates;
  if (beside !== undefined && named !== undefined)
    return [`“${text}” was read as “${named.label}”, and what is called “${beside.label}” was left out`];
  if (named !== undefined && isOneOfEither(wordsOf(text), named))
    return [`“${text}” was read as “${named.label}”, which may hold others`];
  const kinds = classesEndingIn(wordsOf(text), catalogue);
  if (!kinds.some(({ iri }) => candidates.some((each) => each.iri === iri))) return [];
  const read = nodes.flatMap((node) => (node.kind === "instances" && node.text === text ? node.candidates : []));
  if (read.some(({ iri }) => isCalledSo(iri, text, catalogue))) return [];
  return [
    `“${text}” was read as ${[...new Set(read.map(({ label }) => `“${label}”`))].join(" or ")}, and there may be others`,
  ];
}

/** Does a relation of that name lead to things of the class? */
function isCalledSo(iri: string, noun: string, catalogue: Catalogue): boolean {
  const forms = new Set(singularForms(noun.toLowerCase()));
  return relationNames(catalogue).names.some(
    ({ relation, content }) =>
      content.length === 1 && forms.has(content[0]?.lower ?? "") && relation.objectClasses.includes(iri),
  );
}

/** "Which awards did E win", both read as "won": all that E won is among what something won. */
function isSaidTwice(node: FollowForm, nodes: readonly Form[]): boolean {
  const [best] = node.relation.candidates;
  return nodes.some(
    (each) =>
      each.kind === "intersect" &&
      each.sets.includes(node) &&
      each.sets.some((set) => {
        if (set === node || set.kind !== "follow") return false;
        const [other] = set.relation.candidates;
        return other?.iri === best?.iri && other?.direction === best?.direction;
      }),
  );
}

/**
 * "Clubs" read as those that something has as its club: one that nothing is of is a club as well. A captain, on the
 * other hand, is one by being somebody's.
 */
function endsOfRelation({ from, relation }: FollowForm, catalogue: Catalogue): readonly string[] {
  const anything = from.kind === "union" ? from.sets[0] : from;
  if (anything?.kind !== "instances" || anything.text !== UNSAID_DOMAIN) return [];
  const [best] = relation.candidates;
  if (best === undefined || expectedAnswerType(relation.text) === "PERSON") return [];
  const { persons } = agentClasses(catalogue);
  if (relationEntry(catalogue, best.iri)?.objectClasses.some((each) => persons.has(each)) === true) return [];
  return [`“${relation.text}” was read as what something has as its “${best.label}”, and there may be others`];
}
