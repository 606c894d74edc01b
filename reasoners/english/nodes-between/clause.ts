import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";
import type { Asks } from "./asked.ts";
import type { Filled } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { Token } from "./tokens.ts";

/** What a question says of a node: the tokens behind what asks, their words of meaning, and where its names stand. */
export interface Clause {
  readonly behind: readonly Token[];
  readonly words: readonly Word[];
  /** What is asked for; undefined where nodes themselves are. */
  readonly asked: RelationEntry | undefined;
  /** The noun of what is asked for. */
  readonly noun: Asks["noun"];
  readonly filled: readonly Filled[];
  readonly kind: NodeKind;
  readonly catalogue: Catalogue;
}
