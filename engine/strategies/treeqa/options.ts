import { Failure, quoted } from "../../failure.ts";

/** SERIAL: depth first, one node after another; PARALLEL: a level at once (TreeQA, section 3.3). */
export type Traversal = "SERIAL" | "PARALLEL";

/** REASONER: chosen by the reasoner; DENSE: by the cosine of the vectors of question and relation (section 3.2). */
export type RelationLinking = "REASONER" | "DENSE";

/** The parameters of TreeQA (sections 3.2, 3.3 and 4.1), and the bounds that make every loop end. */
export interface TreeOptions {
  readonly traversal: Traversal;
  /** Entities kept of what each name in a sub-question may mean. */
  readonly entitiesKept: number;
  /** Relations kept for a sub-question. */
  readonly relationsKept: number;
  readonly relationLinking: RelationLinking;
  /** Tokens of a chunk of text; a sentence that is longer is a chunk alone. */
  readonly chunkTokens: number;
  /** Chunks read of one page. */
  readonly chunksPerPage: number;
  /** Retrievals for one node: the second follows a new clue. */
  readonly maxRetrievals: number;
  /** Sub-trees that are built anew for one question. */
  readonly maxRebuilds: number;
  /** Readings of the question that are followed until one is supported. */
  readonly maxDrafts: number;
  /** Nodes of a tree, the root included. */
  readonly maxNodes: number;
  /** Levels below the root. */
  readonly maxDepth: number;
}

interface Choice<T> {
  readonly default: T;
  readonly oneOf: readonly T[];
}

function choice<T>(usual: T, other: T): Choice<T> {
  return { default: usual, oneOf: [usual, other] };
}

/** Default and range of every option; numbers are whole. */
export const TREE_OPTIONS = Object.freeze({
  traversal: choice<Traversal>("PARALLEL", "SERIAL"),
  entitiesKept: { default: 3, min: 1, max: 10 },
  relationsKept: { default: 3, min: 1, max: 20 },
  relationLinking: choice<RelationLinking>("REASONER", "DENSE"),
  chunkTokens: { default: 300, min: 50, max: 300 },
  chunksPerPage: { default: 3, min: 1, max: 10 },
  maxRetrievals: { default: 2, min: 1, max: 5 },
  maxRebuilds: { default: 3, min: 0, max: 10 },
  maxDrafts: { default: 3, min: 1, max: 8 },
  maxNodes: { default: 24, min: 2, max: 64 },
  maxDepth: { default: 8, min: 1, max: 16 },
});

/** The options with every default. */
export const DEFAULT_TREE_OPTIONS: TreeOptions = checkTreeOptions({});

/**
 * Options with defaults in place of what is absent.
 * @throws Failure `BAD_USER_INPUT` for an unknown option or a value out of range, quoting it
 */
export function checkTreeOptions(options: Partial<TreeOptions>): TreeOptions {
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(TREE_OPTIONS, name)) {
      throw new Failure(
        "BAD_USER_INPUT",
        `There is no option ${quoted(name)} of TreeQA; there are ${Object.keys(TREE_OPTIONS).join(", ")}.`,
      );
    }
  }
  const number = (name: Exclude<keyof TreeOptions, "traversal" | "relationLinking">): number => {
    const { min, max, default: usual } = TREE_OPTIONS[name];
    const value = options[name] ?? usual;
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new Failure("BAD_USER_INPUT", `${name} is a whole number from ${min} to ${max}, not ${quoted(value)}.`);
  };
  return {
    traversal: oneOf("traversal", TREE_OPTIONS.traversal, options.traversal),
    entitiesKept: number("entitiesKept"),
    relationsKept: number("relationsKept"),
    relationLinking: oneOf("relationLinking", TREE_OPTIONS.relationLinking, options.relationLinking),
    chunkTokens: number("chunkTokens"),
    chunksPerPage: number("chunksPerPage"),
    maxRetrievals: number("maxRetrievals"),
    maxRebuilds: number("maxRebuilds"),
    maxDrafts: number("maxDrafts"),
    maxNodes: number("maxNodes"),
    maxDepth: number("maxDepth"),
  };
}

function oneOf<T>(name: string, allowed: Choice<T>, value: T | undefined): T {
  if (value === undefined) return allowed.default;
  if (allowed.oneOf.includes(value)) return value;
  throw new Failure("BAD_USER_INPUT", `${name} is one of ${allowed.oneOf.join(", ")}, not ${quoted(value)}.`);
}
