import type { Form } from "../../../engine/question/form/logical-form.ts";

const INHABITANTS =
  /(?<!\p{L})how many (?:people|persons|humans|inhabitants|residents|citizens) (?:liv|resid|dwell|inhabit)/iu;

/** True for "how many people live in E" read as a count of the persons that a graph holds: a few of the population. */
export function countsInhabitants(form: Form, question: string): boolean {
  return form.kind === "count" && INHABITANTS.test(question);
}
