import type { FactNode } from "../../../evidence/fact.ts";
import type { LiesWithin } from "../../../evidence/conflicts/lies-within.ts";
import { sidesOf, type Saying as SayingOfValues, type Side } from "../../../evidence/conflicts/sides.ts";
import { sameValues } from "../../../evidence/conflicts/same-value.ts";
import type { Names } from "../../../evidence/names.ts";
import { originOf } from "../../../evidence/origin.ts";
import type { AnswerValue, SourceKind } from "../../../evidence/trace.ts";
import { entitiesOf, type CandidatePath } from "../candidate-path.ts";
import type { AskedRelation, Saying, SayingsOf } from "./asked-relation.ts";
import { identityAmong } from "../../../evidence/identity.ts";

/** What sources give for the asked relation of one thing, where they do not give the same. */
export interface Contested {
  /** True where the thing has one value by this relation at a time: one side at most is right. */
  readonly isExclusive: boolean;
  /** Two or more, which have no value in common. */
  readonly sides: readonly ContestedSide[];
}

interface ContestedSide {
  readonly values: readonly FactNode[];
  /** Who says so: each document and graph once, with the places of the paths that show it. */
  readonly origins: readonly ContestingOrigin[];
}

interface ContestingOrigin {
  readonly kind: SourceKind;
  readonly values: readonly FactNode[];
  readonly paths: readonly number[];
}

/** What one graph or document gives, together: it does not contradict itself. */
interface OriginSaying extends SayingOfValues {
  readonly kind: SourceKind;
  readonly nodes: readonly FactNode[];
  readonly paths: readonly number[];
}

/** What tells which values are the same. */
interface Comparing {
  readonly names: Names;
  /** Looks up which of some values lie within others. */
  readonly nesting: (values: readonly AnswerValue[]) => Promise<LiesWithin>;
}

/**
 * Where paths disagree on what is asked. What is the same, or says less of the same ("1971", the country of a town), is
 * one side.
 */
export async function contestedAmong(
  paths: readonly CandidatePath[],
  asked: readonly AskedRelation[],
  sayingsOf: SayingsOf,
  { names, nesting }: Comparing,
): Promise<readonly Contested[]> {
  const identity = identityAmong(
    paths.flatMap((path) => [...entitiesOf(path).values()]),
    (node) => names.node(node).label,
  );
  const contested: Contested[] = [];
  for (const relation of asked) {
    const byThing = new Map<string, (Saying & { readonly path: number })[]>();
    for (const [path, each] of paths.entries())
      for (const saying of sayingsOf(each, relation)) {
        const key = identity(saying.of);
        byThing.set(key, [...(byThing.get(key) ?? []), { ...saying, path }]);
      }
    for (const sayings of byThing.values()) {
      const said = byOrigin(sayings, names);
      const sides = await sidesAmong(said, relation, nesting);
      if (sides.length < 2) continue;
      contested.push({
        isExclusive: relation.isFunctional,
        sides: sides.map((side) => ({
          values: [
            ...new Map(side.sayings.flatMap(({ nodes }) => nodes).map((node) => [identity(node), node])).values(),
          ],
          origins: side.sayings.map(({ kind, nodes, paths: on }) => ({ kind, values: nodes, paths: on })),
        })),
      });
    }
  }
  return contested;
}

/** Of a list both a town and its country may be part: only where there is one value the outer one says the same. */
async function sidesAmong(
  said: readonly OriginSaying[],
  { isFunctional }: AskedRelation,
  nesting: Comparing["nesting"],
): Promise<readonly Side<OriginSaying>[]> {
  const values = said.flatMap((each) => each.values);
  const sides = sidesOf(said, sameValues(values));
  if (sides.length < 2 || !isFunctional) return sides;
  return sidesOf(said, sameValues(values, { liesWithin: await nesting(values) }));
}

function byOrigin(sayings: readonly (Saying & { readonly path: number })[], names: Names): readonly OriginSaying[] {
  const origins = new Map<string, { kind: SourceKind; nodes: FactNode[]; values: AnswerValue[]; paths: Set<number> }>();
  for (const { fact, value, path } of sayings) {
    const { key, kind } = originOf(fact);
    const known = origins.get(key) ?? { kind, nodes: [], values: [], paths: new Set() };
    origins.set(key, known);
    known.nodes.push(value);
    known.values.push({ node: names.node(value, fact.kind === "triple" ? fact.relation : undefined) });
    known.paths.add(path);
  }
  return [...origins.values()].map(({ paths, ...said }) => ({ ...said, paths: [...paths] }));
}
