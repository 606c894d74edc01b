import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { bareMultiples } from "./bare-multiples.ts";
import { barePlaces } from "./bare-places.ts";
import { deniedAtATime } from "./denied-at-a-time.ts";
import { kindsCutOff } from "./kinds-cut-off.ts";
import { looseKinds } from "./loose-kinds.ts";
import { neededTruths } from "./needed-truths.ts";
import { nestedTallies } from "./nested-tallies.ts";
import { nextOfAll } from "./next-of-all.ts";
import { openVerbs } from "./open-verbs.ts";
import { overDeeds } from "./over-deeds.ts";
import { pastOfProgressive } from "./past-of-progressive.ts";
import { presentTimes } from "./present-times.ts";
import { sharedDeeds } from "./shared-deeds.ts";
import { sizesMeant } from "./sizes-meant.ts";
import { titlesOfHeads } from "./titles-of-heads.ts";

/** What a question says and its form does not, or the other way round, as clauses. */
export function doubtsOf(form: Form, asked: AskedQuestion, catalogue: Catalogue): readonly string[] {
  return [
    ...looseKinds(form, asked, catalogue),
    ...kindsCutOff(form, catalogue),
    ...barePlaces(form),
    ...openVerbs(form, catalogue),
    ...neededTruths(form),
    ...presentTimes(form, asked),
    ...pastOfProgressive(form, asked),
    ...overDeeds(form, asked),
    ...sharedDeeds(form, asked),
    ...deniedAtATime(form, catalogue),
    ...sizesMeant(form),
    ...bareMultiples(form, asked),
    ...nextOfAll(form, catalogue),
    ...titlesOfHeads(form),
    ...nestedTallies(form, catalogue),
  ];
}
