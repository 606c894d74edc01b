import type { Fact } from "../../../evidence/fact.ts";
import { originOf } from "../../../evidence/origin.ts";
import { Turn } from "../../../investigation/turn.ts";
import { likenessOf, type Likeness } from "../../../text/embedder.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { HydraOptions } from "../parameters.ts";
import type { Means } from "./relevance.ts";
import { dependsOnRelations, sameness, statementOf, type Statement } from "./statement.ts";

/** A statement, and the keys of the origins that say just this. */
interface Said {
  readonly statement: Statement;
  readonly origins: Set<string>;
}

/**
 * f_2 of paths, in their order, 0–1: min(|Supp|, W_max)/W_max, where Supp counts the distinct origins of what is alike
 * by γ or more (section 3.3). Supp is taken of each fact, and a path has the mean of its steps (ours): what confirms
 * one step of three lifts the path by that step only. A graph is one origin and a page is one, however many facts and
 * passages of it there are; the path's own origins count.
 */
export async function corroborations(
  paths: readonly CandidatePath[],
  { corroboration: threshold, paths: most }: Pick<HydraOptions, "corroboration" | "paths">,
  { names, embedder, context }: Means,
): Promise<readonly number[]> {
  const turn = new Turn(context.signal);
  const statements = new Map<Fact, Said>();
  const byNames = new Map<string, Map<string, Said>>();
  for (const fact of factsOf(paths)) {
    if (turn.isOver) await turn.next();
    if (statements.has(fact)) continue;
    const statement = statementOf(fact, names);
    const sameNames = byNames.get(statement.names) ?? new Map<string, Said>();
    byNames.set(statement.names, sameNames);
    const said = sameNames.get(statement.key) ?? { statement, origins: new Set() };
    sameNames.set(statement.key, said);
    said.origins.add(originOf(fact).key);
    statements.set(fact, said);
  }

  const relations = dependsOnRelations(threshold) ? relationsToCompare(byNames.values()) : [];
  const alike = await likenessOf(relations, embedder, context);
  const supported = new Map<Said, number>();
  for (const sameNames of byNames.values()) {
    if (turn.isOver) await turn.next();
    for (const said of sameNames.values()) {
      const supporting = supportersOf(said, sameNames.values(), threshold, alike);
      supported.set(said, Math.min(supporting.size, most) / most);
    }
  }

  const corroborated: number[] = [];
  for (const { path } of paths) {
    if (turn.isOver) await turn.next();
    const steps = path.chains.flat().map(({ facts }) => {
      const distinct = new Set(facts.flatMap((fact) => statements.get(fact) ?? []));
      return mean([...distinct].map((said) => supported.get(said) ?? 0));
    });
    corroborated.push(mean(steps));
  }
  return corroborated;
}

function* factsOf(paths: readonly CandidatePath[]): Iterable<Fact> {
  for (const { path } of paths) for (const { facts } of path.chains.flat()) yield* facts;
}

/** Where one relation says it all there is nothing to compare. */
function relationsToCompare(groups: Iterable<ReadonlyMap<string, Said>>): readonly string[] {
  const relations = new Set<string>();
  for (const group of groups) {
    const named = new Set([...group.values()].map(({ statement }) => statement.relation));
    if (named.size > 1) for (const each of named) relations.add(each);
  }
  return [...relations].sort();
}

/** Supp: the origins of what is alike, its own among them. */
function supportersOf(said: Said, others: Iterable<Said>, threshold: number, alike: Likeness): ReadonlySet<string> {
  const supporting = new Set(said.origins);
  for (const other of others)
    if (other !== said && sameness(said.statement, other.statement, alike) >= threshold)
      for (const origin of other.origins) supporting.add(origin);
  return supporting;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;
}
