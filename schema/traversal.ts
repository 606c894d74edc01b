import { registerEnumType } from "type-graphql";
import type { Traversal as EngineTraversal } from "../engine/evidence/logic-tree.ts";

export const Traversal = { PARALLEL: "PARALLEL", SERIAL: "SERIAL" } as const satisfies Record<
  EngineTraversal,
  EngineTraversal
>;

registerEnumType(Traversal, {
  name: "Traversal",
  description: "In which order the nodes of a logic tree are checked.",
  valuesConfig: {
    PARALLEL: { description: "A level at once, save for nodes that need one another: fewer requests of the reasoner." },
    SERIAL: { description: "Depth first, one node after another: each sees what was found out before." },
  },
});
