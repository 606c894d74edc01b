import { factKey, nodeKey, type Fact } from "../../../evidence/fact.ts";
import type { Chain } from "../../../evidence/path.ts";
import { stableId } from "../../../evidence/evidence.ts";
import type { CandidatePath } from "../candidate-path.ts";

/** Equal for paths of the same steps by the same facts, in whatever order each step lists them. */
export function pathKey({ path }: CandidatePath): string {
  const chains = path.chains.map((chain) =>
    chain.map(({ facts, direction }) => [
      direction,
      ...facts
        .map((fact) => JSON.stringify([nodeKey(fact.subject), fact.relation, nodeKey(fact.object), factKey(fact)]))
        .sort(),
    ]),
  );
  return stableId("c", chains);
}

/**
 * Equal for paths that say the same, whichever end they begin at: the same facts walked back, and what a symmetric
 * relation says from its other end.
 * @param symmetric IRIs of relations
 */
export function undirectedKey({ path }: CandidatePath, symmetric: ReadonlySet<string>): string {
  const [chain, ...others] = path.chains;
  if (chain === undefined) return "";
  const key = (walked: Chain, isBack: boolean): string => JSON.stringify(stepsOf(walked, isBack, symmetric));
  if (others.length > 0)
    return stableId(
      "u",
      path.chains.map((each) => key(each, false)),
    );
  return stableId("u", [key(chain, false), key(chain.toReversed(), true)].sort()[0]);
}

function stepsOf(chain: Chain, isBack: boolean, symmetric: ReadonlySet<string>): readonly unknown[] {
  return chain.map(({ facts, direction }) => {
    const isEither = facts.every((fact) => fact.kind === "triple" && symmetric.has(fact.relation));
    const way = isEither ? "" : (direction === "FORWARD") === isBack ? "BACKWARD" : "FORWARD";
    return [way, ...[...new Set(facts.map((fact) => saidOf(fact, isEither)))].sort()];
  });
}

function saidOf(fact: Fact, isEither: boolean): string {
  const ends = [nodeKey(fact.subject), nodeKey(fact.object)];
  return JSON.stringify([isEither ? ends.sort() : ends, fact.relation, ...(isEither ? [] : [factKey(fact)])]);
}
