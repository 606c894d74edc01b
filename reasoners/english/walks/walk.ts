import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { End } from "./ends.ts";
import type { Saying } from "./sayings.ts";

export type Direction = "FORWARD" | "BACKWARD";

/** One relation that is walked, from where the walk stands. */
export interface Step {
  readonly relation: RelationEntry;
  readonly direction: Direction;
  /** Undefined where no word says it: one of the links of a node between things. */
  readonly saying: Saying | undefined;
}

/** What lies at the end of steps from the names of a question. */
export interface Walk {
  readonly set: SetForm;
  readonly end: End;
  /** The places of the words that it is made of, first and last. */
  readonly lo: number;
  readonly hi: number;
  /** The places of words that say it. */
  readonly used: ReadonlySet<number>;
  /** The places of words that it accounts for besides. */
  readonly told: ReadonlySet<number>;
  readonly steps: readonly Step[];
  /** The links of the node where it stands that have been walked. */
  readonly here: readonly RelationEntry[];
  /** Nodes between things on the way. */
  readonly nodes: readonly End[];
  /** Steps that no word says. */
  readonly unsaid: number;
  /** Must it lead no further? */
  readonly isOver: boolean;
}
