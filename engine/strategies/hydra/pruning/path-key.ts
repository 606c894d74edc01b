import { factKey, nodeKey, type Fact } from "../../../evidence/fact.ts";
import type { Chain } from "../../../evidence/path.ts";
import { stableId } from "../../../evidence/evidence.ts";
import { originOf } from "../../../evidence/origin.ts";
import type { CandidatePath } from "../candidate-path.ts";

/** Equal for paths of the same steps by the same facts, in whatever order each step lists them. */
export function pathKey({ path }: CandidatePath): string {
  const chains = path.chains.map((chain) =>
    chain.map(({ facts, direction }) => [direction, ...facts.map((fact) => saidIn(fact).forward).sort()]),
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
  if (others.length > 0)
    return stableId(
      "u",
      path.chains.map((each) => keyOf(stepsOf(each, either), false)),
    );
  const steps = stepsOf(chain, either);
  return stableId("u", [keyOf(steps, false), keyOf(steps.toReversed(), true)].sort()[0]);
}

interface SaidStep {
  readonly isEither: boolean;
  readonly isForward: boolean;
  /** What its facts say, each once. */
  readonly said: readonly string[];
}

function stepsOf(chain: Chain, either: SaidFromEither): readonly SaidStep[] {
  return chain.map(({ facts, direction }) => {
    const isEither = facts.every((fact) => fact.kind === "triple" && either.symmetric.has(fact.relation));
    const isForward = (direction === "FORWARD") !== facts.every((fact) => isSecond(fact, either));
    const said = facts.map((fact) => (isEither ? saidEitherWay(fact) : saidOneWay(fact, either)));
    return { isEither, isForward, said: [...new Set(said)].sort() };
  });
}

function keyOf(steps: readonly SaidStep[], isBack: boolean): string {
  return JSON.stringify(
    steps.map(({ isEither, isForward, said }) => {
      const way = isEither ? "" : isForward === isBack ? "BACKWARD" : "FORWARD";
      return [way, ...said];
    }),
  );
}

/** Is it by the second of two inverse relations? */
function isSecond({ kind, relation }: Fact, { inverses }: SaidFromEither): boolean {
  return kind === "triple" && (inverses.get(relation) ?? relation) !== relation;
}

function saidEitherWay({ subject, object, relation }: Fact): string {
  return JSON.stringify([[nodeKey(subject), nodeKey(object)].sort(), relation]);
}

/** The same fact stands in thousands of paths. */
const keys = new WeakMap<Fact, SaidIn>();

/** A fact by the keys of its ends and of its evidence. */
interface SaidIn {
  /** Its ends one after the other, as it says them. */
  readonly forward: string;
  /** Both ends together. */
  readonly ends: string;
}

function saidIn(fact: Fact): SaidIn {
  const known = keys.get(fact);
  if (known !== undefined) return known;
  const [subject, object, evidence] = [nodeKey(fact.subject), nodeKey(fact.object), factKey(fact)];
  const said = {
    forward: JSON.stringify([subject, fact.relation, object, evidence]),
    ends: JSON.stringify([[subject, object], fact.relation, evidence]),
  };
  keys.set(fact, said);
  return said;
}

/** What one origin says by either of two inverse relations is one fact, as the first of them says it. */
function saidOneWay(fact: Fact, either: SaidFromEither): string {
  const first = fact.kind === "triple" ? either.inverses.get(fact.relation) : undefined;
  if (first === undefined) return saidIn(fact).ends;
  const ends = [nodeKey(fact.subject), nodeKey(fact.object)];
  return JSON.stringify([isSecond(fact, either) ? ends.toReversed() : ends, first, originOf(fact).key]);
}
