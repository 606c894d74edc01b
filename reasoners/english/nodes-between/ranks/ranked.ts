import type { Form } from "../../../../engine/question/form/logical-form.ts";
import type { RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import type { Filled } from "../ends.ts";
import type { NodeKind } from "../node-kinds.ts";

/** One way to understand what comes first among nodes of a kind. */
export interface Ranked {
  readonly kind: NodeKind;
  readonly filled: readonly Filled[];
  readonly asked: RelationEntry | undefined;
  readonly forms: readonly Form[];
}
