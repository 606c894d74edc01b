import { registerEnumType } from "type-graphql";
import type { Traversal as EngineTraversal } from "../engine/evidence/logic-tree.ts";

export const Traversal = { PARALLEL: "PARALLEL", SERIAL: "SERIAL" } as const satisfies Record<
  EngineTraversal,
  EngineTraversal
>;

registerEnumType(Traversal, {
  name: "Traversal",
  description: "The order in which the nodes of a logic tree are checked.",
  valuesConfig: {
    PARALLEL: {
      description:
        "Level by level. Nodes of a level are checked together, unless one needs the answer of another. Takes fewer requests to the reasoner.",
    },
    SERIAL: { description: "Depth first, one node after another. Each node sees what was found before." },
  },
});
