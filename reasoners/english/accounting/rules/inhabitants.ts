import lists from "../../language/data/account-words.json" with { type: "json" };
import type { CountTally, Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import { PERSONS } from "../../linking/kinds-of-classes.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { lowerAt, stands } from "../demand.ts";

const PEOPLE = wordSet(lists.people);
const INHABITANTS = wordSet(lists.inhabitants);
const BEGINNINGS_OF_LIVING = [...wordSet(lists.beginningsOfLiving)];

/**
 * True for "how many people live in E", "how many inhabitants has E" read as a count of the persons that a graph holds,
 * a few of the population, or as those persons themselves.
 */
export function countsInhabitants(form: Form, asked: AskedQuestion): boolean {
  const places = [...asked.words.keys()];
  if (form.kind === "count" || talliedIn(form) !== undefined) return places.some((at) => asksForPopulation(asked, at));
  return (
    places.some((at) => stands(asked, at, "number of") && INHABITANTS.has(lowerAt(asked, at + 2))) &&
    [...nodesOf(form)].some(({ node }) => namesInhabitants(relationOf(node)?.text ?? ""))
  );
}

/** True for "how many people per country" read as how many peoples there are, and not persons. */
export function countsPeoples(form: Form): boolean {
  const among = talliedIn(form)?.among;
  const [best] = among?.kind === "instances" ? among.candidates : [];
  if (among?.kind !== "instances" || best === undefined) return false;
  const called = best.label.toLowerCase();
  return wordsOf(among.text).some(
    ({ lower }) => PEOPLE.has(lower) && !PERSONS.test(called) && !singularForms(lower).includes(called),
  );
}

/** Of how many things a form tells, for each of several or held against each other. */
function talliedIn(form: Form): CountTally | undefined {
  return form.kind === "each" || form.kind === "difference" || form.kind === "compare" ? form.tally : undefined;
}

/** "How many people live", "how many inhabitants", "number of residents". */
function asksForPopulation(asked: AskedQuestion, at: number): boolean {
  const isHowMany = stands(asked, at, "how many");
  if (!isHowMany && !stands(asked, at, "number of")) return false;
  const [noun, verb] = [lowerAt(asked, at + 2), lowerAt(asked, at + 3)];
  if (INHABITANTS.has(noun)) return true;
  return isHowMany && PEOPLE.has(noun) && BEGINNINGS_OF_LIVING.some((beginning) => verb.startsWith(beginning));
}

/** "The inhabitants of", and not "number of inhabitants". */
function namesInhabitants(relation: string): boolean {
  const said = wordsOf(relation).map(({ lower }) => lower);
  return said.some((lower) => INHABITANTS.has(lower)) && !said.some((lower) => lower.includes("number"));
}
