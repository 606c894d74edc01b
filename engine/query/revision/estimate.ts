import { atMost, requestsOf, type StageEstimate } from "../../cost-estimate.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import { mostQueriesToCount } from "../../graph/neighbourhood/count-relations.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import { LEFT_OPEN } from "../../question/names-left-open.ts";
import { reviseForm } from "../../question/revise-form.ts";
import { NEAREST, NEAREST_QUERIES } from "./nearest.ts";
import { MOST_REVISIONS } from "./revise.ts";

/** What it costs at most to have forms written anew; what is executed for it is counted with what forms take. */
export function estimateRevision(parts: InvestigationParts): readonly StageEstimate[] {
  const graphs = membersOf(parts.graph);
  // Of a question's own readings too: the texts that relations to things are to be equal to.
  if (parts.reasoner.answers?.(reviseForm) !== true)
    return [atMost("mentions.leftOpen", LEFT_OPEN.names, { LABELS: LEFT_OPEN.names * graphs.length })];
  const queries = graphs.reduce((sum, graph) => sum + NEAREST_QUERIES + NEAREST.parts * mostQueriesToCount(graph), 0);
  // Of two readings that were given first, both are looked around; and what is read anew was read before.
  const looks = MOST_REVISIONS + 1;
  return [
    atMost("mentions.byPart", 1, { SPARQL: 2 * graphs.length }),
    atMost("mentions.shown", 1),
    // Names that are given by words alone, in the question's readings and in those of each revision.
    atMost("mentions.leftOpen", looks * LEFT_OPEN.names, { LABELS: looks * LEFT_OPEN.names * graphs.length }),
    atMost("query.nearest", looks, {
      SPARQL: looks * queries,
      LABELS: looks * NEAREST.parts * graphs.length,
    }),
    atMost("query.revision", MOST_REVISIONS, requestsOf(MOST_REVISIONS, parts)),
  ];
}
