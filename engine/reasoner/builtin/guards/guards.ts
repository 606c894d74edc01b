import type { Form } from "../../../question/form/logical-form.ts";
import { losesNegation } from "./negation.ts";
import { ranksOneThing } from "./rank-of-one.ts";
import { losesYear } from "./years.ts";

/** Why a reading must not be answered: it leaves out a word of the question that turns the answer. */
type Guard = readonly [losesIt: (form: Form, question: string) => boolean, reason: string];

const GUARDS: readonly Guard[] = [
  [losesNegation, "The question denies something in a way that the built-in reasoner can not express."],
  [losesYear, "The question names a time that the built-in reasoner could not tie to what is asked."],
  [ranksOneThing, "The question ranks the members of something that is known as one single thing."],
];

/** The reason to drop a reading, undefined when it says all that the question says. */
export function objectionTo(form: Form, question: string): string | undefined {
  return GUARDS.find(([losesIt]) => losesIt(form, question))?.[1];
}
