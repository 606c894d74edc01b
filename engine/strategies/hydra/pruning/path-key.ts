import { factKey, nodeKey, type Fact } from "../../../evidence/fact.ts";
import type { Chain } from "../../../evidence/path.ts";
import { stableId } from "../../../evidence/evidence.ts";
import { originOf } from "../../../evidence/origin.ts";
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

/** What says the same from the other end. */
export interface SaidFromEither {
  /** IRIs of relations that do so themselves. */
  readonly symmetric: ReadonlySet<string>;
  /** For each of two relations that do so together, the first of both. */
  readonly inverses: ReadonlyMap<string, string>;
}

/**
 * Equal for paths that say the same, whichever end they begin at: the same facts walked back, and what a symmetric
 * relation, or the inverse of a relation, says from the other end.
 */
export function undirectedKey({ path }: CandidatePath, either: SaidFromEither): string {
  const [chain, ...others] = path.chains;
  if (chain === undefined) return "";
  const key = (walked: Chain, isBack: boolean): string => JSON.stringify(stepsOf(walked, isBack, either));
  if (others.length > 0)
    return stableId(
      "u",
      path.chains.map((each) => key(each, false)),
    );
  return stableId("u", [key(chain, false), key(chain.toReversed(), true)].sort()[0]);
}

function stepsOf(chain: Chain, isBack: boolean, either: SaidFromEither): readonly unknown[] {
  return chain.map(({ facts, direction }) => {
    const isEither = facts.every((fact) => fact.kind === "triple" && either.symmetric.has(fact.relation));
    const isForward = (direction === "FORWARD") !== facts.every((fact) => isSecond(fact, either));
    const way = isEither ? "" : isForward === isBack ? "BACKWARD" : "FORWARD";
    const said = facts.map((fact) => (isEither ? saidEitherWay(fact) : saidOneWay(fact, either)));
    return [way, ...[...new Set(said)].sort()];
  });
}

/** Is it by the second of two inverse relations? */
function isSecond({ kind, relation }: Fact, { inverses }: SaidFromEither): boolean {
  return kind === "triple" && (inverses.get(relation) ?? relation) !== relation;
}

function saidEitherWay({ subject, object, relation }: Fact): string {
  return JSON.stringify([[nodeKey(subject), nodeKey(object)].sort(), relation]);
}

/** What one origin says by either of two inverse relations is one fact, as the first of them says it. */
function saidOneWay(fact: Fact, either: SaidFromEither): string {
  const ends = [nodeKey(fact.subject), nodeKey(fact.object)];
  const first = fact.kind === "triple" ? either.inverses.get(fact.relation) : undefined;
  if (first === undefined) return JSON.stringify([ends, fact.relation, factKey(fact)]);
  return JSON.stringify([isSecond(fact, either) ? ends.toReversed() : ends, first, originOf(fact).key]);
}
