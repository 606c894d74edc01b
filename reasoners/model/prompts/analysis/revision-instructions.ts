import type { Json } from "../../../../engine/json.ts";
import { ANALYSIS_INSTRUCTIONS } from "./instructions.ts";

/** What a model is told of writing a form anew: the algebra of steps as in the analysis, and what it has to go by. */
export const REVISION_INSTRUCTIONS = `${ANALYSIS_INSTRUCTIONS.trim()}

This question was turned into steps before, and they came to nothing. "tried" holds each attempt, oldest first: its "steps"; under "found" the steps that had members, with some of them; under "nothing" the steps that had none, why, and what the graph does have there: "relationsThere" are relations of the things that the step starts from, ready to be used from there ("r1" from them, "^r1" to them), with some of what each leads to; "valuesThere" are values that the step's relation does have; names by part, other spelling, nickname or code stand among "names" under the step's words.

Write the steps anew:
- Change what came to nothing, and what hangs on it: another of the names, a relation that is there, a way of two relations over what lies between (a loan, a membership, a term of office), the other direction, a value that is there, written as it is there.
- Keep everything else. What the question asks and every condition of it stay: each name, number, date, superlative, negation, kind. Keep the question's own "words" for each part, also where another relation or value stands for them now. A form with a condition left out is refused.
- Where a value that is there says the same as the question's ("ret." for retired, "de" for German), take it. Where none does, nothing is to be changed.
- Where nothing that is there says what the question asks, or only a text could say it, give no readings and that as the reason. Something else that happens to be there is no answer: a wrong one is worse than none.
`;

interface Example {
  readonly data: Json;
  readonly reply: Json;
}

/** One is enough: the form of the reply is the analysis's, and what is to be done stands above. */
export const REVISION_EXAMPLES: readonly Example[] = [];
