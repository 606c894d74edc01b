import type { Form, RelationPhrase } from "../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { calledIn, relationCalled, wordsInNames } from "./consumed.ts";
import { LIGHT } from "../linking/content-words.ts";
import { wordsOf } from "../language/words.ts";
import { hasMeaning, says, saysBeside } from "./content.ts";

/**
 * What a word is accounted for by is to hold for what answers. "How many members are in E" is read by what something
 * is a member of and by where something is alike; of these only the first says "members", so that what is merely in E
 * is no answer where E has no members.
 */
export function withOnlySayers(form: Form, asked: AskedQuestion, catalogue: Catalogue): Form {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const inNames = wordsInNames(nodes, asked.words);
  // What a relation or a kind was linked by says what it says there: "which member of E fought in F".
  const linked = new Set(calledIn(nodes, catalogue).flatMap(({ text }) => text.map(({ lower }) => lower)));
  const beside = asked.words.flatMap((word, at) =>
    at < asked.start || inNames.has(at) || linked.has(word.lower) || !hasMeaning(word) ? [] : [at],
  );
  let isOther = false;
  const narrowed = mapForm(form, (node) => {
    const relation = relationOf(node);
    if (relation === undefined || node.kind === "at") return node;
    const within = onlySayingItsLast(relation, catalogue);
    const said = beside.reduce((left, at) => onlySayers(left, asked, at, catalogue), within);
    if (said === relation) return node;
    isOther = true;
    return { ...node, ["relation" in node ? "relation" : "by"]: said };
  });
  return isOther ? narrowed : form;
}

/** The relations that say a word, where some of those that may be meant do and others do not. */
function onlySayers(
  relation: RelationPhrase,
  { words }: AskedQuestion,
  at: number,
  catalogue: Catalogue,
): RelationPhrase {
  if (relation.candidates.length < 2 || saysBeside(relationCalled(relation, catalogue), words, at, catalogue) !== true)
    return relation;
  const sayers = relation.candidates.filter(
    (each) => saysBeside(relationCalled({ ...relation, candidates: [each] }, catalogue), words, at, catalogue) === true,
  );
  return sayers.length === 0 || sayers.length === relation.candidates.length
    ? relation
    : { ...relation, candidates: sayers };
}

/**
 * The same of what a phrase of several words turns on, its last: of what "states border" may stand for, where something
 * lies does not say "border".
 */
function onlySayingItsLast(relation: RelationPhrase, catalogue: Catalogue): RelationPhrase {
  const words = wordsOf(relation.text);
  const content = words.filter((word) => hasMeaning(word) && !LIGHT.has(word.lower));
  const [before, last] = content.slice(-2);
  // "Sworn as a novice" turns on what is done.
  if (before === undefined || last === undefined || words.indexOf(before) + 1 !== words.indexOf(last)) return relation;
  const sayers = relation.candidates.filter((each) =>
    says(relationCalled({ ...relation, candidates: [each] }, catalogue), last),
  );
  return sayers.length === 0 || sayers.length === relation.candidates.length
    ? relation
    : { ...relation, candidates: sayers };
}
