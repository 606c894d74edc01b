import { registerEnumType } from "type-graphql";
import type { PathScore } from "../engine/evidence/trace.ts";

export const ScoreCriterion = { READING: "READING", LINKING: "LINKING" } as const satisfies Record<
  PathScore["criterion"],
  PathScore["criterion"]
>;

registerEnumType(ScoreCriterion, {
  name: "ScoreCriterion",
  description: "What a score of a path measures.",
  valuesConfig: {
    READING: { description: "How well the words of the question fit the reading that was executed." },
    LINKING: { description: "How surely the names and relations of the question were linked to those of the graph." },
  },
});
