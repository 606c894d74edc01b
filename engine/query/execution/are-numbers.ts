import type { RelationPhrase } from "../../question/form/logical-form.ts";
import type { EvaluationSource } from "./source.ts";

/** Are the values numbers that all say the same in the same unit? */
export function areNumbers({ candidates: [relation] }: RelationPhrase, { literals }: EvaluationSource): boolean {
  const read = relation === undefined ? undefined : literals(relation.iri);
  return read?.objectKind === "NUMBER" && read.ownUnits === undefined;
}
