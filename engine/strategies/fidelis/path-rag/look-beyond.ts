import type { FactNode } from "../../../evidence/fact.ts";
import { namesFrom } from "../../../evidence/names.ts";
import { labelsOf } from "../../../graph/neighbourhood/labels.ts";
import { edgesAt, stepKey, type Growing, type PlausibleWay } from "../../../graph/trails/grown.ts";
import { endOf } from "../../../graph/trails/step.ts";
import { compare, type Trail } from "../../../graph/trails/trail.ts";
import type { Run } from "../run.ts";
import { PATH_RAG_BOUNDS } from "./bounds.ts";
import type { Likeness } from "./likeness.ts";
import type { Pair } from "./pairs.ts";
import { baseScore, type PairLikeness } from "./score.ts";

/** Steps of an end by one relation that are compared. */
const MOST_BY_RELATION = 5;

/** A pair beyond an end, and the node that it leads to. */
interface PairBeyond {
  readonly relation: string;
  readonly node: number;
  readonly entity: FactNode;
}

/** N(e) of each e that a trail leads to: empty where e was not looked beyond, or nothing is there. */
type Beyond = (trail: Trail) => (end: number) => readonly PairLikeness[];

/**
 * Looks a step beyond the ends of steps (section 3.1), beyond the nearest ones of each step and 200 of a level: their
 * relations are counted together, and the facts of the likeliest fetched together, but for those of hubs. What leads
 * back to where a trail has been is no step on (ours).
 *
 * @throws Failure when no graph answers
 */
export async function looksBeyond(
  pairs: readonly (readonly Pair[])[],
  likenesses: readonly (readonly PairLikeness[])[],
  growing: Growing,
  likeness: Likeness,
  run: Run,
): Promise<Beyond> {
  const { subgraph, options } = growing;
  const ends = endsToLookBeyond(pairs, likenesses, growing);
  if (ends.length === 0) return () => () => [];
  const around = await subgraph.relationsAround(ends);
  const ways = fewEnough(await growing.plausible.best(around));
  await subgraph.grow(ends, { ways, perEntity: options.factsPerEntity });

  const beyond = new Map<number, readonly PairBeyond[]>();
  for (const end of ends) {
    await growing.turn.rest();
    beyond.set(end, pairsAt(end, ways, growing));
  }
  const all = [...beyond.values()].flat();
  const entities = all.flatMap(({ entity }) => (entity.kind === "iri" ? [entity.value] : []));
  const labels = await labelsOf(run.parts.graph, [...new Set(entities)].slice(0, PATH_RAG_BOUNDS.names), run.context);
  const names = namesFrom(labels, run.catalogue);
  const textOf = ({ relation, entity }: PairBeyond): readonly [string, string] => [
    names.relation(relation),
    names.node(entity, relation).label,
  ];
  const near = await likeness(all.flatMap(textOf));
  return (trail) => {
    const been = new Set(trail.sets.slice(0, -1).flat());
    return (end) =>
      (beyond.get(end) ?? [])
        .filter(({ node }) => !been.has(node))
        .map((pair) => {
          const [relation, entity] = textOf(pair);
          return { relation: near.get(relation) ?? 0, entity: near.get(entity) ?? 0 };
        });
  };
}

/** The likeliest ways whose facts there is room for, so that a look ahead leaves the search its own. */
function fewEnough(ways: readonly PlausibleWay[]): readonly PlausibleWay[] {
  let room: number = PATH_RAG_BOUNDS.factsBeyond;
  const taken: PlausibleWay[] = [];
  for (const way of ways) {
    if (taken.length === PATH_RAG_BOUNDS.relationsBeyond) break;
    if (way.degree === undefined || way.degree > room) continue;
    room -= way.degree;
    taken.push(way);
  }
  return taken;
}

/** The nearest ends of each step; of all steps those of the nearest. Literals lead nowhere. */
function endsToLookBeyond(
  pairs: readonly (readonly Pair[])[],
  likenesses: readonly (readonly PairLikeness[])[],
  { subgraph: { facts } }: Growing,
): readonly number[] {
  const nearest = pairs.flatMap((own, index) =>
    own
      .map(({ end, entity }, at) => ({ end, entity, score: baseScore(likenesses[index]?.[at] ?? NOTHING) }))
      .filter(({ entity }) => entity.kind === "iri")
      .sort((one, other) => other.score - one.score || compare(facts.key(one.end), facts.key(other.end)))
      .slice(0, PATH_RAG_BOUNDS.endsBeyond),
  );
  const sorted = nearest.sort(
    (one, other) => other.score - one.score || compare(facts.key(one.end), facts.key(other.end)),
  );
  const ends = [...new Set(sorted.map(({ end }) => end))].slice(0, PATH_RAG_BOUNDS.endsOfLevel);
  // In an order that does not depend on scores: what is asked for together is asked for again so.
  return ends.sort((one, other) => compare(facts.key(one), facts.key(other)));
}

const NOTHING: PairLikeness = { relation: 0, entity: 0 };

function pairsAt(end: number, ways: readonly PlausibleWay[], { subgraph: { facts } }: Growing): readonly PairBeyond[] {
  const edges = edgesAt(end, facts);
  return ways.flatMap(({ relation, direction }) => {
    const own = edges.get(stepKey({ name: facts.nameOf({ kind: "iri", name: relation }), direction })) ?? [];
    return [...new Set(own.map((edge) => endOf(facts.graph, edge, direction)))]
      .sort((one, other) => compare(facts.key(one), facts.key(other)))
      .slice(0, MOST_BY_RELATION)
      .map((node) => ({ relation, node, entity: facts.node(node) }));
  });
}
