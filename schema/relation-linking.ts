import { registerEnumType } from "type-graphql";
import type { RelationLinking as EngineRelationLinking } from "../engine/strategies/treeqa/options.ts";

export const RelationLinking = { REASONER: "REASONER", DENSE: "DENSE" } as const satisfies Record<
  EngineRelationLinking,
  EngineRelationLinking
>;

registerEnumType(RelationLinking, {
  name: "RelationLinking",
  description: "How the relations that may answer a sub-question are chosen.",
  valuesConfig: {
    REASONER: { description: "The reasoner chooses." },
    DENSE: { description: "By the similarity of the sub-question and the relation's name." },
  },
});
