import type { SetForm } from "../../question/form/logical-form.ts";
import { fromAll } from "../../sources/from-all.ts";
import { relationsOf, statesEnds } from "../execution/ended-exclusions.ts";
import { isPlain } from "../structure.ts";
import type { FusedSource } from "./fused-set.ts";

/**
 * Has a set that is left out members that no longer belong to it, as far as the graphs state ends, or is it chosen
 * otherwise? A fact that has ended excludes nothing.
 */
export async function mayHaveEnded(
  without: SetForm,
  { graph, context, today, literals }: FusedSource,
): Promise<boolean> {
  if (!isPlain(without)) return true;
  const relations = relationsOf(without);
  const ended = await fromAll(
    graph.members,
    async (member) => {
      const names = await graph.namesOf(member, context);
      const here = relations === "ANY" ? relations : relations.flatMap(names.here);
      return statesEnds(here, { graph: member, context, today, literals, onCut: () => undefined });
    },
    context,
  );
  return ended.includes(true);
}
