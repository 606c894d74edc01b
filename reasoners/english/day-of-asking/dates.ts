import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";

/** Words by which relations say that something is over. */
const ENDS = new Map<string, ReadonlySet<string>>(
  (["deaths", "closings", "ruins", "closed", "gone", "demolished", "dissolved", "abolished"] as const).map((name) => [
    name,
    wordSet(lists[name]),
  ]),
);
const DATING = wordSet(lists.dating);
/** What tells of a death beside its date: "place of death", "cause of death", "buried at". */
const BESIDE_DATES = wordSet("place cause manner of location site circumstances burial buried grave death in at");

/** The relations to dates that are called by these words and say nothing more, of things of some classes. */
export function datesCalled(
  called: ReadonlySet<string>,
  types: readonly string[],
  catalogue: Catalogue,
): readonly RelationEntry[] {
  const found = catalogue.relations.filter(
    (relation) => relation.objectKind === "DATE" && isOf(relation, types) && saysOnly(relation, called, DATING),
  );
  // The day tells more than the year.
  return [...found].sort((a, b) => Number(saysYear(a)) - Number(saysYear(b)));
}

/** What tells that things of some classes are over: dates, and of somebody also where or of what they died. */
export function endsOf(end: string, types: readonly string[], catalogue: Catalogue): readonly RelationEntry[] {
  const called = ENDS.get(end);
  if (called === undefined) return [];
  const dates = datesCalled(called, types, catalogue);
  if (end !== "deaths") return dates;
  const others = catalogue.relations.filter(
    (relation) =>
      relation.objectKind !== "DATE" &&
      relation.isTruth !== true &&
      isOf(relation, types) &&
      saysOnly(relation, called, BESIDE_DATES),
  );
  return [...dates, ...others].slice(0, MOST_ENDS);
}

const MOST_ENDS = 6;

/** Is it stated of things of one of these classes? Where nothing is known of either it may be. */
function isOf({ subjectClasses }: RelationEntry, types: readonly string[]): boolean {
  return types.length === 0 || subjectClasses.length === 0 || subjectClasses.some((iri) => types.includes(iri));
}

function saysOnly(
  { label, aliases }: RelationEntry,
  called: ReadonlySet<string>,
  beside: ReadonlySet<string>,
): boolean {
  return [label, ...aliases].some((name) => {
    const words = lowersOf(name);
    return words.some((lower) => called.has(lower)) && words.every((lower) => called.has(lower) || beside.has(lower));
  });
}

function saysYear({ label }: RelationEntry): boolean {
  return lowersOf(label).some((lower) => lower.includes("year"));
}

/** "birthYear" is written in one, and says two words. */
function lowersOf(name: string): readonly string[] {
  return wordsOf(
    name
      .slice(0, LONGEST_NAME)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
      .replaceAll("_", " "),
  ).map(({ lower }) => lower);
}

const LONGEST_NAME = 200;

export function phraseFor({ iri, label }: RelationEntry): RelationPhrase {
  return { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] };
}

/** Steps from things to what any of some relations states of them; undefined without any. */
export function stepsBy(from: SetForm, relations: readonly RelationEntry[]): SetForm | undefined {
  const steps = relations.map((each): SetForm => ({ kind: "follow", from, relation: phraseFor(each) }));
  return steps.length > 1 ? { kind: "union", sets: steps } : steps[0];
}
