import { isFused, type QueryGraph } from "../graph/fused-graph.ts";
import type { Form, RelationCandidate, RelationPhrase, SetForm } from "../question/form/logical-form.ts";
import { nodesOf } from "../question/form/walk.ts";
import { forgivable } from "../sources/from-all.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { variable } from "../sparql/syntax.ts";
import { compileSet } from "./compilation/compile.ts";
import { bestMeanings, isListedInPart, notStated, ownKindsOf, statedInAnotherWay, type Ends } from "./unfit-ends.ts";

/** Relations of which a graph is asked whether it states them of a kind of things at all. */
const MOST_ASKED = 2;

/** A relation as it leads from things of some kinds. */
interface KindsAsked {
  readonly relation: RelationPhrase;
  /** Class IRIs. */
  readonly kinds: readonly string[];
}

/**
 * Why a form is empty for want of another reading, as clauses, where the catalogue does not tell: of relations that
 * stand between things of more kinds than it lists, the graph itself is asked, by one query each. Of several graphs
 * none is asked.
 */
export async function unstatedOfKinds(
  form: Form,
  ends: Ends,
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<readonly string[]> {
  if (isFused(graph)) return [];
  const asked = kindsAskedIn(form, ends).slice(0, MOST_ASKED);
  try {
    const stated = await Promise.all(asked.map((each) => isStated(each, graph, context)));
    return asked.flatMap(({ relation, kinds }, index) =>
      stated[index] === true ? [] : [statedInAnotherWay(notStated(relation, new Set(kinds), ends))],
    );
  } catch (reason) {
    context.markPartial?.(forgivable(reason, true));
    return [];
  }
}

/** The relations of a form whose ends are not all listed, with the kinds that they would have to lead from. */
function kindsAskedIn(form: Form, ends: Ends): readonly KindsAsked[] {
  return [...nodesOf(form)].flatMap(({ node }): readonly KindsAsked[] => {
    switch (node.kind) {
      case "follow":
        return askedOf(node.relation, node.from, ends);
      case "where":
        return askedOf(node.relation, node.set, ends);
      case "extreme":
        return askedOf(node.by, node.set, ends);
      case "intersect": {
        const kind = node.sets.find((set) => set.kind === "instances");
        if (kind === undefined) return [];
        return node.sets.flatMap((set) => (set.kind === "follow" ? askedOf(turned(set.relation), kind, ends) : []));
      }
      default:
        return [];
    }
  });
}

function askedOf(relation: RelationPhrase, from: SetForm, ends: Ends): readonly KindsAsked[] {
  const best = bestMeanings(relation);
  const kinds = ownKindsOf(from, ends);
  if (best.length === 0 || kinds.length === 0 || !best.every((each) => isListedInPart(each, ends))) return [];
  return [{ relation: { ...relation, candidates: best }, kinds }];
}

/** Does any thing of these kinds stand at the start of any of the relations? */
async function isStated(
  { relation: { text, candidates }, kinds }: KindsAsked,
  graph: KnowledgeGraph,
  context: UpstreamContext,
): Promise<boolean> {
  const branches = candidates.map((candidate, index) => {
    const by = { text, candidates: [candidate] };
    const set: SetForm = {
      kind: "union",
      sets: kinds.map((iri) => ({ kind: "instances", text, candidates: [{ iri, label: text, score: 1 }] })),
    };
    const form: SetForm = { kind: "extreme", set, by, direction: "max", rank: 1 };
    return compileSet(form, { vocabulary: graph.vocabulary, prefix: `x${index}_` }).patterns;
  });
  const { rows } = await graph.select(
    { variables: [variable("answer")], where: [{ kind: "union", branches }], limit: 1 },
    context,
  );
  return rows.length > 0;
}

function turned(relation: RelationPhrase): RelationPhrase {
  const flipped = (candidate: RelationCandidate): RelationCandidate => ({
    ...candidate,
    direction: candidate.direction === "FORWARD" ? "BACKWARD" : "FORWARD",
  });
  return { ...relation, candidates: relation.candidates.map(flipped) };
}
