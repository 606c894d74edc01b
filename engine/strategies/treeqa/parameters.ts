import { z } from "zod";
import { checkParameters, declareParameters, type ValuesOf } from "../../question/parameters.ts";

const whole = (min: number, max: number): z.ZodType<number> => z.int().min(min).max(max);

/** The parameters of TreeQA (sections 3.2, 3.3 and 4.1), and the bounds that make every loop end. */
export const TREE_PARAMETERS = declareParameters({
  option: "tree",
  inputType: "TreeOptions",
  description: "Parameters of logic trees and of the strategy TREEQA.",
  each: {
    traversal: {
      type: z.enum(["PARALLEL", "SERIAL"]),
      default: "PARALLEL",
      description: "How the tree of an answer is traversed. `logicTree` has its own argument.",
      enumeration: {
        name: "Traversal",
        description: "The order in which the nodes of a logic tree are checked.",
        values: {
          PARALLEL:
            "Level by level. Nodes of a level are checked together, unless one needs the answer of another. Takes fewer requests to the reasoner.",
          SERIAL: "Depth first, one node after another. Each node sees what was found before.",
        },
      },
    },
    entitiesKept: {
      type: whole(1, 10),
      default: 3,
      description: "Entities kept for each name in a sub-question.",
    },
    relationsKept: { type: whole(1, 20), default: 3, description: "Relations kept for a sub-question." },
    relationLinking: {
      type: z.enum(["REASONER", "DENSE"]),
      default: "REASONER",
      description: "How relations are chosen.",
      enumeration: {
        name: "RelationLinking",
        description: "How the relations that may answer a sub-question are chosen.",
        values: {
          REASONER: "The reasoner chooses.",
          DENSE: "By the similarity of the sub-question and the relation's name.",
        },
      },
    },
    // A sentence that is longer is a chunk alone.
    chunkTokens: { type: whole(50, 300), default: 300, description: "Tokens of a chunk of text." },
    chunksPerPage: { type: whole(1, 10), default: 3, description: "Chunks read of one page." },
    maxRetrievals: {
      type: whole(1, 5),
      default: 2,
      description: "How often evidence is searched for one node. From the second time on, with a new clue.",
    },
    maxRebuilds: {
      type: whole(0, 10),
      default: 3,
      description: "Parts of the tree that are built again below corrected nodes.",
    },
    maxDrafts: {
      type: whole(1, 8),
      default: 3,
      description: "Readings of the question that are tried until one is supported.",
    },
    maxNodes: { type: whole(2, 64), default: 24, description: "Nodes of a tree, with its root." },
    maxDepth: { type: whole(1, 16), default: 8, description: "Levels below the root." },
  },
});

/** Values of TreeQA's parameters. */
export type TreeOptions = ValuesOf<typeof TREE_PARAMETERS>;

/** REASONER: chosen by the reasoner; DENSE: by the cosine of the vectors of question and relation (section 3.2). */
export type RelationLinking = TreeOptions["relationLinking"];

/** The options with every default. */
export const DEFAULT_TREE_OPTIONS: TreeOptions = checkParameters(TREE_PARAMETERS, {});
