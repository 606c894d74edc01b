import { isFused, membersOf, type QueryGraph } from "../graph/fused-graph.ts";
import { fromAll } from "../sources/from-all.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import type { TopicEntity } from "./topic-entities.ts";

/** Names of one question around which relations are asked for, and what each of them may mean at most. */
const MOST_NAMES = 4;
const MOST_MEANINGS = 2;

/**
 * Has graphs that know a part of their relations ask for those around what a question names.
 * @returns Whether any graph was asked
 */
export async function learnAround(
  graph: QueryGraph,
  named: readonly TopicEntity[],
  context: UpstreamContext,
): Promise<boolean> {
  const members = membersOf(graph).filter((member) => member.learnAround !== undefined);
  const names = named
    .slice(0, MOST_NAMES)
    .map(({ candidates }) => candidates.slice(0, MOST_MEANINGS).map(({ iri }) => iri));
  if (members.length === 0 || names.length === 0) return false;
  await fromAll(
    members,
    async (member) => {
      const local = isFused(graph) ? await graph.entitiesIn(member, names.flat(), context) : undefined;
      const here = names.map((iris) => iris.flatMap((iri) => (local === undefined ? [iri] : (local.get(iri) ?? []))));
      await member.learnAround?.(here, context);
    },
    context,
  );
  return true;
}
