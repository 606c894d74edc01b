import lists from "../language/data/text-value-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses, nounsOf } from "../linking/agent-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { relationNames } from "../linking/relation-names.ts";
import { GRAPH_LED } from "../weights.ts";

const EMPLOYEES = wordSet(lists.employees);
const EMPLOYED = wordSet([...lists.employees, "staff"].join(" "));
const HIRED = wordSet(lists.hired);

/** Of whom it is asked, what they do here, and where "here" is. */
const PEOPLE = wordSet(lists.people);
const WORKING = wordSet(lists.working);
const HERE = wordSet(lists.here);
/** What else stands in such a question, and says no more. */
const BESIDE = wordSet(lists.beside);
const STAYING = wordSet(lists.staying);
const LONGEST = wordSet(lists.longest);

/**
 * What is asked of the place that the graph is of, which the asker takes for granted: how many work "here", and who has
 * been "here" longest. Undefined where the graph has several kinds of people who work, or dates of their coming.
 */
export function ofTheGraph({ question, catalogue }: GraphLedInput): Reading | undefined {
  const all = wordsOf(question);
  const said = all
    .slice(politeOpening(all, 0))
    .map(({ lower }) => lower)
    .filter((lower) => !MARKS.has(lower) && !DETERMINERS.has(lower));
  if (asksHowManyWork(said)) return workersOf(catalogue);
  return asksWhoStayed(said) ? longestOf(catalogue) : undefined;
}

/** "How many people work here", "how many staff do we have", "how many people do we employ". */
function asksHowManyWork([how, many, noun = "", ...rest]: readonly string[]): boolean {
  if (how !== "how" || many !== "many") return false;
  const words = EMPLOYED.has(noun) ? [noun, ...rest] : PEOPLE.has(noun) ? rest : [];
  return saysAll(words, [WORKING, HERE], [EMPLOYED, BESIDE]);
}

/** "Who has been here longest", "who is our longest-serving employee". */
function asksWhoStayed([who, ...rest]: readonly string[]): boolean {
  return who === "who" && saysAll(rest, [LONGEST, HERE], [STAYING, BESIDE, EMPLOYED, WORKING]);
}

/** Is a word of each of the one kind said, and none but of either? Whoever is employed works, and somewhere. */
function saysAll(
  words: readonly string[],
  needed: readonly ReadonlySet<string>[],
  others: readonly ReadonlySet<string>[],
): boolean {
  const isSaid = (kind: ReadonlySet<string>): boolean =>
    words.some((word) => kind.has(word) || (kind !== LONGEST && EMPLOYED.has(word)));
  return needed.every(isSaid) && words.every((word) => [...needed, ...others].some((kind) => kind.has(word)));
}

function workersOf(catalogue: Catalogue): Reading | undefined {
  const [only, ...others] = catalogue.classes.filter(({ iri }) => areEmployed(iri, catalogue));
  if (only === undefined || others.length > 0) return undefined;
  return {
    form: { kind: "count", set: instancesOf(only) },
    score: GRAPH_LED.byRole,
    readAs: [`“here” was read as all that the graph holds: whoever is a “${only.label}” works there`],
  };
}

function areEmployed(iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return entry !== undefined && nounsOf(entry).some((noun) => EMPLOYEES.has(noun));
}

function longestOf(catalogue: Catalogue): Reading | undefined {
  const { persons } = agentClasses(catalogue);
  const dates = catalogue.relations.filter(
    ({ iri, objectKind, subjectClasses }) =>
      objectKind === "DATE" &&
      subjectClasses.some((each) => persons.has(each) || areEmployed(each, catalogue)) &&
      (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ content }) =>
        content.some(({ lower }) => HIRED.has(lower)),
      ),
  );
  const [only, ...others] = dates;
  const kind = classEntry(catalogue, only?.subjectClasses[0] ?? "");
  if (only === undefined || kind === undefined || others.length > 0) return undefined;
  return {
    form: { kind: "extreme", set: instancesOf(kind), by: phraseOf(only), direction: "min", rank: 1 },
    score: GRAPH_LED.byRole,
    readAs: [`“longest” was read as the earliest “${only.label}”`],
  };
}

function instancesOf({ iri, label }: ClassEntry): SetForm {
  return { kind: "instances", text: label, candidates: [{ iri, label, score: 1 }] };
}

function phraseOf({ iri, label }: RelationEntry) {
  return { text: label, candidates: [{ iri, label, direction: "FORWARD" as const, score: 1 }] };
}
