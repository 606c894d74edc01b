import type { RelationPhrase } from "../../question/form/logical-form.ts";
import { mapForm } from "../../question/form/walk.ts";
import type { Reading } from "../../question/analysis.ts";

/**
 * A reading that means no other relations than those that paths show: what they do not show is left open, for texts.
 * What members are compared or chosen by is looked up of them in any case, and keeps all that it may mean.
 * @param shown IRIs of relations
 */
export function narrowedTo(shown: ReadonlySet<string>, reading: Reading): Reading {
  const narrowed = (relation: RelationPhrase): RelationPhrase => {
    const candidates = relation.candidates.filter(({ iri }) => shown.has(iri));
    const { any: _any, ...said } = relation;
    return { ...(relation.any === true && relation.candidates.length === 0 ? relation : said), candidates };
  };
  return {
    ...reading,
    form: mapForm(reading.form, (node) =>
      node.kind === "follow" ? { ...node, relation: narrowed(node.relation) } : node,
    ),
  };
}
