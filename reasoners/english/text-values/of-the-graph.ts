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
const HIRED = wordSet(lists.hired);

const WORKING: ReadonlySet<string> = new Set([
  "how many people work here",
  "how many people are employed here",
  "how many people do we employ",
  "how many staff work here",
  "how many staff are there",
  "how many staff do we have",
  "how many people are on staff",
  "how many people are on payroll",
]);

const LONGEST: ReadonlySet<string> = new Set([
  "who has been here longest",
  "who has worked here longest",
  "who has been working here longest",
  "who has been with us longest",
  "who is longest-serving employee",
  "who has been employed here longest",
]);

/**
 * What is asked of the place that the graph is of, which the asker takes for granted: how many work "here", and who has
 * been "here" longest. Undefined where the graph has several kinds of people who work, or dates of their coming.
 */
export function ofTheGraph({ question, catalogue }: GraphLedInput): Reading | undefined {
  const all = wordsOf(question);
  const said = all
    .slice(politeOpening(all, 0))
    .map(({ lower }) => (lower === "'s" ? "has" : lower))
    .filter((lower) => !MARKS.has(lower) && !DETERMINERS.has(lower))
    .join(" ");
  if (WORKING.has(said)) return workersOf(catalogue);
  return LONGEST.has(said) ? longestOf(catalogue) : undefined;
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
