import { factKey, nodeKey } from "../../../evidence/fact.ts";
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
