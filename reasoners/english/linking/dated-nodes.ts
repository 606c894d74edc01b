import { type Form, isAnyTime, type SetForm, type TimeExpression } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { phraseOf } from "../nodes-between/ends.ts";
import { type NodeKind, nodeKinds } from "../nodes-between/node-kinds.ts";
import type { SaidTime } from "../nodes-between/said-time.ts";
import { timely } from "../nodes-between/times.ts";
import { endsOf } from "./at-one-node.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * The form in which the time of a fact is that of the node which holds it, where such nodes bear one date each: "which
 * tools were repaired in 2012" asks for those of repairs of that year. No fact of the nodes bears a time besides.
 */
export function datedNodes(form: Form, catalogue: Catalogue): Form {
  const kinds = nodeKinds(catalogue).filter(({ point }) => point !== undefined);
  if (kinds.length === 0) return form;
  return mapForm(form, (node) => {
    if (node.kind !== "at") return node;
    const time = saidTime(node.time);
    return (time === undefined ? undefined : dated(node.set, time, kinds, catalogue)) ?? node;
  });
}

/** The set with its one step over nodes dated; undefined where it has none, or several. */
function dated(set: SetForm, time: DateTime, kinds: readonly NodeKind[], catalogue: Catalogue): SetForm | undefined {
  switch (set.kind) {
    case "follow": {
      const before = dated(set.from, time, kinds, catalogue);
      if (before !== undefined) return { ...set, from: before };
      const [best, ...others] = set.relation.candidates;
      if (best === undefined) return undefined;
      const ends = endsOf(best);
      const isDirect = ends === undefined && best.direction === "FORWARD";
      const out = ends?.out ?? (isDirect ? best.iri : undefined);
      const kind = kinds.find(({ links }) => links.some(({ iri }) => iri === out));
      if (kind === undefined || out === undefined) return undefined;
      // What the words may mean besides is walked otherwise.
      if (
        others.some(
          ({ iri, direction, score }) => score >= best.score && (iri !== best.iri || direction !== best.direction),
        )
      )
        return undefined;
      const into = ends === undefined ? undefined : relationEntry(catalogue, ends.into);
      const nodes: SetForm =
        into === undefined ? set.from : { kind: "follow", from: set.from, relation: phraseOf(into, "BACKWARD") };
      const link = relationEntry(catalogue, out);
      const [only] = timely(nodes, time, kind, false);
      if (link === undefined || only === undefined) return undefined;
      return { ...set, from: only.nodes, relation: { ...phraseOf(link, "FORWARD"), text: set.relation.text } };
    }
    case "intersect": {
      const sets = set.sets.map((each) => dated(each, time, kinds, catalogue));
      const [one, ...more] = sets.filter((each) => each !== undefined);
      if (one === undefined || more.length > 0) return undefined;
      // What else is said has no time, unless it is a kind.
      if (set.sets.some((each, at) => sets[at] === undefined && each.kind !== "instances")) return undefined;
      return { ...set, sets: set.sets.map((each, at) => sets[at] ?? each) };
    }
    default:
      return undefined;
  }
}

type DateTime = Exclude<SaidTime, undefined | "now">;

function saidTime(time: TimeExpression): DateTime | undefined {
  if (time.kind === "instant") return time.date;
  if (time.kind !== "interval" || isAnyTime(time) || time.throughout === true) return undefined;
  const { from, to, strict } = time;
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(strict === true ? { strict } : {}),
  };
}
