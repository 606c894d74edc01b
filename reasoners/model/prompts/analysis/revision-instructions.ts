import type { Json } from "../../../../engine/json.ts";
import { ANALYSIS_INSTRUCTIONS } from "./instructions.ts";

/** What a model is told of writing a form anew: the algebra of steps as in the analysis, and what it has to go by. */
export const REVISION_INSTRUCTIONS = `${ANALYSIS_INSTRUCTIONS.trim()}

This question was turned into steps before, and they came to nothing. "tried" holds each attempt, oldest first (two readings that were given together are two): its "steps"; under "found" the steps that had members, with some of them ("in": whether texts named them); under "nothing" the steps that had none, why, and what the graph does have there: "relationsThere" are relations of the things that the step starts from, ready to be used from there ("r1" from them, "^r1" to them), with some of what each leads to, told once; "valuesThere" are values that the step's relation does have; names by part, other spelling, nickname or code stand among "names" under the step's words.

Write the steps anew:
- Change what came to nothing, and what hangs on it: another of the names, a relation that is there, a way of two relations over what lies between (a loan, a membership, a term of office), the other direction, a value that is there, written as it is there.
- Keep everything else. What the question asks and every condition of it stay: each name, number, date, superlative, negation, kind. Keep the question's own "words" for each part, also where another relation or value stands for them now. A form with a condition left out is refused, and so is one that was tried. Of two readings mend each, or the one that can be.
- Where a value that is there says the same as the question's ("ret." for retired, "n/a" for none), take it.
- A part that nothing there says, but a text might, is a "follow" without relations, as above: with it the rest may be mended. A condition that no value passes is not made such a step: perhaps nothing meets it.
- Where nothing is to be changed, give no readings, and as the reason what is missing. Something else that happens to be there is no answer: a wrong one is worse than none.
`;

interface Example {
  readonly data: Json;
  readonly reply: Json;
}

/** One is enough: the form of the reply is the analysis's, and what is to be done stands above. */
const exchanged: Example = {
  data: {
    relations: [
      { id: "r1", label: "flown at", from: "flight", to: "meeting" },
      { id: "r2", label: "pilot", from: "flight", to: "person" },
      { id: "r3", label: "standing", from: "person", to: "text" },
    ],
    classes: [{ id: "c1", label: "flight" }],
    names: [{ words: "Dunmoor meeting", mayMean: [{ id: "e1", label: "Dunmoor Kite Meeting", about: "meeting" }] }],
    question: "Which retired pilots flew at the Dunmoor meeting?",
    tried: [
      {
        steps: [
          { id: "s1", op: "entity", words: "Dunmoor meeting", entities: ["e1"] },
          { id: "s2", op: "follow", from: "s1", words: "flown at by", relations: ["^r2"], expects: "pilots" },
        ],
        answer: "s2",
        found: [{ step: "s1", members: 1, some: ["Dunmoor Kite Meeting"] }],
        nothing: [
          {
            step: "s2",
            words: "flown at by",
            why: "from what was found before it these relations lead to nothing",
            relationsThere: [{ id: "^r1", leadsTo: ["a thing of the kind “flight”"] }],
          },
        ],
      },
      {
        steps: [
          { id: "s1", op: "entity", words: "Dunmoor meeting", entities: ["e1"] },
          { id: "s2", op: "follow", from: "s1", words: "flown at", relations: ["^r1"] },
          { id: "s3", op: "follow", from: "s2", words: "by pilots", relations: ["r2"], expects: "pilots" },
          {
            ...{ id: "s4", op: "filter", set: "s3", words: "retired", relations: ["r3"], test: "=", type: "text" },
            ...{ value: "retired" },
          },
        ],
        answer: "s4",
        found: [
          { step: "s1", members: 1, some: ["Dunmoor Kite Meeting"] },
          { step: "s2", members: 2, some: ["a thing of the kind “flight”"] },
          { step: "s3", members: 2, some: ["Odo Finch", "Mabel Crane"] },
        ],
        nothing: [{ step: "s4", words: "retired", why: "no value passes", valuesThere: ["active", "ret."] }],
      },
    ],
  },
  reply: {
    readings: [
      {
        meaning: "the pilots of flights at the Dunmoor meeting whose standing is “ret.”, which is retired",
        confidence: 0.9,
        steps: [
          { id: "s1", op: "entity", words: "Dunmoor meeting", entities: ["e1"] },
          { id: "s2", op: "follow", from: "s1", words: "flown at", relations: ["^r1"] },
          { id: "s3", op: "follow", from: "s2", words: "by pilots", relations: ["r2"], expects: "pilots" },
          {
            ...{ id: "s4", op: "filter", set: "s3", words: "retired", relations: ["r3"], test: "=", type: "text" },
            ...{ value: "ret." },
          },
        ],
        answer: "s4",
      },
    ],
    reason: null,
  },
};

export const REVISION_EXAMPLES: readonly Example[] = [exchanged];
