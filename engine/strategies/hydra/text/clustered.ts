import { factKey, nodeKey, type Fact } from "../../../evidence/fact.ts";
import { originOf } from "../../../evidence/origin.ts";
import { pathAlong, type Chain, type PathStep } from "../../../evidence/path.ts";
import { normalise } from "../../../text/normalise.ts";
import type { CandidatePath } from "../candidate-path.ts";

/**
 * Paths that differ in where their last step leads only, as one: a list of names in a text is one step to a set (the
 * clustered form of methods §1). Nothing of them is lost, and a bound on paths cuts no list.
 */
export function clustered(paths: readonly CandidatePath[]): readonly CandidatePath[] {
  const clusters = new Map<string, Chain[]>();
  const others: CandidatePath[] = [];
  for (const each of paths) {
    const [chain, ...more] = each.path.chains;
    if (chain === undefined || more.length > 0) others.push(each);
    else clusters.set(keyOf(chain), [...(clusters.get(keyOf(chain)) ?? []), chain]);
  }
  return [...[...clusters.values()].map((chains): CandidatePath => ({ path: pathAlong(merged(chains)) })), ...others];
}

/**
 * Equal for chains that walk the same facts up to the last step, and the same way from there, by the word of the same
 * pages: what two pages say may be two answers that exclude one another.
 */
function keyOf(chain: Chain): string {
  const before = chain.slice(0, -1).flatMap(({ facts, direction }) => [direction, ...facts.map(endsOf)]);
  const last = chain.at(-1);
  const starts = (last?.facts ?? []).map((fact) => nodeKey(last?.direction === "FORWARD" ? fact.subject : fact.object));
  const relations = (last?.facts ?? []).map(({ relation }) => normalise(relation));
  const pages = (last?.facts ?? []).map((fact) => originOf(fact).key);
  const sets = [starts, relations, pages].map((each) => [...new Set(each)].sort());
  return JSON.stringify([before, last?.direction, ...sets]);
}

function endsOf({ subject, relation, object }: Fact): string {
  return JSON.stringify([nodeKey(subject), normalise(relation), nodeKey(object)]);
}

function merged(chains: readonly Chain[]): Chain {
  const length = Math.max(...chains.map((chain) => chain.length));
  return Array.from({ length }, (_step, at): PathStep => {
    const steps = chains.flatMap((chain) => chain.slice(at, at + 1));
    const facts = new Map(
      steps.flatMap((step) => step.facts).map((fact) => [`${factKey(fact)} ${endsOf(fact)}`, fact]),
    );
    return { facts: [...facts.values()], direction: steps[0]?.direction ?? "FORWARD" };
  });
}
