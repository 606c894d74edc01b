import { concreteForm } from "../../question/form/combinations.ts";
import type { Form, SetForm } from "../../question/form/logical-form.ts";
import { childSlot, type Slot } from "../../question/form/walk.ts";
import { supportedArcs, withoutIdle } from "../grounding/arcs.ts";
import { boundedCombinations, writablePoints, type Grounding, type GroundingResult } from "../grounding/ground.ts";
import { EQUAL_SCORE_RATIO } from "../limits.ts";
import type { FusedSet, FusedSource, Timed } from "./fused-set.ts";
import { pairsInAll } from "./pairs-in-all.ts";
import { datesOf, decidingSetsOf, setsOf } from "../form-sets.ts";

/** Whole combinations that are tried, each of them relation by relation. */
const MOST_TRIED = 16;

/**
 * Finds the best combinations of a reading's candidates that several graphs support together. Pairs of an entity and a
 * relation are asked for first, which drops most; then whole combinations are computed, best first, as far as their
 * members go: what two of them have in common is computed once.
 */
export async function groundFused(form: Form, source: FusedSource): Promise<GroundingResult> {
  const pairs = pairsInAll(source.graph, source.context);
  const points = await withoutIdle(form, writablePoints(form), pairs);
  const combinations = points.reduce((product, point) => product * point.options.length, 1);
  const allowed = combinations > 1 ? await supportedArcs(form, points, pairs) : () => true;
  const groundings: Grounding[] = [];
  let [examined, bound, tried] = [0, 0, 0];
  for await (const { combination, isAllowed } of boundedCombinations(points, allowed, source.context.signal)) {
    bound = combination.score;
    const [best] = groundings;
    // Of nearly the same score, a name may mean something else; what is worse than that is not asked about.
    if (tried >= MOST_TRIED || (best !== undefined && combination.score < best.score * EQUAL_SCORE_RATIO)) break;
    examined += 1;
    if (!isAllowed) continue;
    tried += 1;
    const concrete = concreteForm(form, points, combination);
    if (combinations === 1 || (await isSupported(concrete, source)))
      groundings.push({ form: concrete, score: combination.score });
  }
  return { groundings, combinations, examined, bound: examined === combinations ? 0 : bound };
}

/** Has every set of a form a member, whatever times, conditions and superlatives say of them? */
async function isSupported(form: Form, source: FusedSource): Promise<boolean> {
  for (const { set, slot } of [...setsOf(form), ...datesOf(form), ...decidingSetsOf(form)]) {
    const { rows } = await knownMembers(set, slot, [], source);
    if (rows.length === 0) return false;
  }
  return true;
}

/** The members before times and superlatives choose among them: also of a superlative that is read at a time. */
function knownMembers(set: SetForm, slot: Slot, timed: readonly Timed[], source: FusedSource): Promise<FusedSet> {
  return set.kind === "at"
    ? knownMembers(set.set, childSlot(slot, 0), [...timed, { form: set, slot }], source)
    : source.partOf(set, slot, timed, "OPEN");
}
