import type { FollowForm, Form, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Reading } from "../../../../engine/question/analysis.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { isNumberOfOther } from "./measures-something-else.ts";
import { LIKENESS, QUESTIONS } from "../../weights.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { relationNames, withoutParentheses } from "../../linking/relation-names.ts";

/**
 * Readings in which a number that the graph states comes before what can be counted: of the members of a club a graph
 * may name three, and state that they are two hundred. Where only the count is left, it is said to be one of those that
 * are named.
 */
export function statedBeforeCounted(
  readings: readonly Reading[],
  words: readonly Word[],
  catalogue: Catalogue,
): readonly Reading[] {
  const stated = new Map<Reading, RelationCandidate>();
  // "How many winners" asks for no prize money, and counts none.
  const others = new Map<Reading, Reading>();
  const unsure = new Set<Reading>();
  for (const reading of readings) {
    const { form } = reading;
    const follow = form.kind === "count" ? countedFollow(form.set) : undefined;
    const number = follow?.relation.candidates.find((each) => isNumber(each, catalogue));
    if (form.kind === "count" && follow !== undefined && isStatedOf(follow.from, words, catalogue)) unsure.add(reading);
    if (form.kind !== "count" || follow === undefined || number === undefined) continue;
    if (!isNumberOfOther(number.iri, wordsOf(follow.relation.text), catalogue)) {
      if (form.set === follow) stated.set(reading, number);
      // Of what is not named itself its number is not asked for, and those that are named may be few of many.
      if (follow.from.kind !== "mention") unsure.add(reading);
      continue;
    }
    const set = withoutNumbers(follow, catalogue);
    others.set(reading, { ...reading, form: { ...form, set: form.set.kind === "at" ? { ...form.set, set } : set } });
  }
  const iris = new Set([...stated.values()].map(({ iri }) => iri));
  const isStated = ({ form }: Reading): boolean =>
    form.kind === "follow" &&
    form.relation.candidates.length > 0 &&
    form.relation.candidates.every(({ iri }) => iris.has(iri));
  const counted = [...stated]
    .filter(([reading]) => !unsure.has(reading))
    .flatMap(([reading, { label }]): readonly Reading[] => {
      const form = countedCloselyIn(reading.form, catalogue);
      if (form === undefined) return [];
      const doubt = `the graph states such numbers as “${label}”, and may name fewer`;
      const score = reading.score * QUESTIONS.countedBesideStated;
      return [{ ...reading, form, score, doubts: [...(reading.doubts ?? []), doubt] }];
    });
  const rest = readings
    .filter((each) => !stated.has(each) && !unsure.has(each) && !isStated(each))
    .map((each) => others.get(each) ?? each);
  return stated.size === 0 ? rest : [...readings.filter(isStated), ...counted, ...rest];
}

/**
 * Does it rank or choose things by how many others are linked to them, where the graph states just that number of such
 * things? Which school has the most learners is told by the "learners on roll", and not by those that have a name.
 */
export function countsWhatIsStated(form: Form, catalogue: Catalogue): boolean {
  // "How many pupils are there", where schools state how many they have.
  if (form.kind === "count" && form.set.kind === "instances") {
    const noun = wordsOf(form.set.text).at(-1);
    return noun !== undefined && catalogue.relations.some((each) => isStatedNumberOf(noun, each, catalogue));
  }
  return [...nodesOf(form)].some(({ node }) => {
    if ((node.kind !== "extreme" && node.kind !== "where") || node.tally?.how !== "count") return false;
    const { among } = node.tally;
    const owners = node.set.kind === "instances" ? new Set(node.set.candidates.map(({ iri }) => iri)) : undefined;
    const noun = among?.kind === "instances" ? wordsOf(among.text).at(-1) : undefined;
    if (owners === undefined || noun === undefined) return false;
    return catalogue.relations.some(
      (each) => each.subjectClasses.some((iri) => owners.has(iri)) && isStatedNumberOf(noun, each, catalogue),
    );
  });
}

/** "Number of pupils", "pupils", "pupils on roll", and no "pupils per class". */
function isStatedNumberOf(noun: Word, { iri, objectKind }: RelationEntry, catalogue: Catalogue): boolean {
  if (objectKind !== "NUMBER") return false;
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ text }) =>
    isNumberOf(noun, wordsOf(withoutParentheses(text.slice(0, LONGEST_NAME)))),
  );
}

function isOfRoot(a: Word, b: Word): boolean {
  return a.roots.some((root) => b.roots.includes(root));
}

/**
 * "How many members has the club that owns E", where clubs have a number of members that is stated: who else is a
 * member of it by some other fact, whatever they are called, may be few of many.
 */
function isStatedOf(from: SetForm, words: readonly Word[], catalogue: Catalogue): boolean {
  if (from.kind === "mention") return false;
  const many = words.findIndex(({ lower }, at) => lower === "many" && words[at - 1]?.lower === "how");
  const noun = words[many + 1];
  if (many < 0 || noun === undefined) return false;
  const kinds = new Set(
    [...nodesOf(from)].flatMap(({ node }) => (node.kind === "instances" ? node.candidates.map(({ iri }) => iri) : [])),
  );
  return catalogue.relations.some(
    ({ objectKind, subjectClasses, label, aliases }) =>
      objectKind === "NUMBER" &&
      subjectClasses.some((iri) => kinds.has(iri)) &&
      [label, ...aliases].some((name) => isNumberOf(noun, wordsOf(name.slice(0, LONGEST_NAME)))),
  );
}

function isNumberOf(noun: Word, name: readonly Word[]): boolean {
  const [last] = name.slice(-1);
  if (last === undefined || !isOfRoot(last, noun)) return false;
  return name.slice(0, -1).every(({ lower }) => OF_NUMBERS.has(lower));
}

const LONGEST_NAME = 80;
const OF_NUMBERS: ReadonlySet<string> = new Set(["number", "of", "total", "count", "no", "how", "many"]);

/**
 * What is counted by what the words say: what is only like them is counted where nothing states such numbers, and of
 * pupils no buildings. Undefined where nothing is left to count.
 */
function countedCloselyIn(form: Form, catalogue: Catalogue): Form | undefined {
  const follow = form.kind === "count" ? countedFollow(form.set) : undefined;
  if (form.kind !== "count" || follow === undefined) return form;
  const { candidates } = follow.relation;
  const close = candidates.filter((each) => !isNumber(each, catalogue) && each.score >= LIKENESS.synonym);
  if (close.length === 0) return undefined;
  const set = { ...follow, relation: { ...follow.relation, candidates: close } };
  return { ...form, set: form.set.kind === "at" ? { ...form.set, set } : set };
}

function countedFollow(set: SetForm): FollowForm | undefined {
  const inner = set.kind === "at" ? set.set : set;
  return inner.kind === "follow" ? inner : undefined;
}

function withoutNumbers(set: FollowForm, catalogue: Catalogue): FollowForm {
  const candidates = set.relation.candidates.filter((each) => !isNumber(each, catalogue));
  return { ...set, relation: { ...set.relation, candidates } };
}

function isNumber({ iri, direction }: RelationCandidate, catalogue: Catalogue): boolean {
  return direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "NUMBER";
}
