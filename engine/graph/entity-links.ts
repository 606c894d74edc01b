import { iri, literal } from "../rdf/term.ts";
import type { KnowledgeGraph, SelectResult } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { triple, variable, type Pattern } from "../sparql/syntax.ts";

/** Entities that one query may name; sources limit VALUES. */
const PER_QUERY = 200;
/** Rows of one such query: more would mean that names are shared by very many. */
const MOST_ROWS = 2_000;
/** Labels are compared as they are written, in English of any country or without a language. */
const LANGUAGES = [undefined, "en", "mul", "en-us", "en-gb", "en-ca"] as const;

const [ENTITY, OTHER, NAME] = [variable("entity"), variable("other"), variable("name")];
const [RELATION, OBJECT] = [variable("relation"), variable("object")];

/** Names for things, by the thing that they are names for; a thing without any is absent. */
export type NamesOf = ReadonlyMap<string, ReadonlySet<string>>;

/** Names, and whether the source gave all of them. */
export interface FoundNames {
  readonly names: NamesOf;
  readonly whole: boolean;
}

/**
 * What a graph states of entities of another: those that it speaks of under the same IRI, and those that it says are
 * the same as one of them, whichever way round. By the other graph's IRI.
 */
export async function statedSame(
  target: KnowledgeGraph,
  others: readonly string[],
  context: UpstreamContext,
): Promise<FoundNames> {
  const sameAs = target.vocabulary.sameAs.map(iri);
  const said = async (batch: readonly string[]): Promise<SelectResult> => {
    const rows = batch.map((each) => [iri(each)]);
    // That another graph's entity is named as the same does not make it one of this graph.
    const spokenOf: readonly Pattern[] = [
      { kind: "values", variables: [ENTITY], rows },
      triple(ENTITY, RELATION, OBJECT),
      ...(sameAs.length === 0 ? [] : [{ kind: "in" as const, variable: RELATION, terms: sameAs, negated: true }]),
    ];
    const linked = sameAs.flatMap((predicate): readonly (readonly Pattern[])[] => [
      [{ kind: "values", variables: [OTHER], rows }, triple(ENTITY, predicate, OTHER)],
      [{ kind: "values", variables: [OTHER], rows }, triple(OTHER, predicate, ENTITY)],
    ]);
    return target.select(
      {
        distinct: true,
        variables: [ENTITY, OTHER],
        where: [{ kind: "union", branches: [spokenOf, ...linked] }],
        limit: MOST_ROWS,
      },
      context,
    );
  };
  const names = new Map<string, Set<string>>();
  let whole = true;
  for (const { rows, truncated } of await inBatches(others, said)) {
    whole &&= !truncated && rows.length < MOST_ROWS;
    for (const row of rows) {
      const [entity, other] = [row.get(ENTITY.name), row.get(OTHER.name) ?? row.get(ENTITY.name)];
      if (entity?.kind === "iri" && other?.kind === "iri") add(names, other.value, entity.value);
    }
  }
  return { names, whole };
}

/** The entities of a graph that bear each of some labels, character by character. */
export async function entitiesCalled(
  graph: KnowledgeGraph,
  labels: readonly string[],
  context: UpstreamContext,
): Promise<FoundNames> {
  const { label: predicates } = graph.vocabulary;
  const names = new Map<string, Set<string>>();
  if (predicates.length === 0) return { names, whole: true };
  const called = async (batch: readonly string[]): Promise<SelectResult> => {
    const rows = batch.flatMap((text) => LANGUAGES.map((language) => [literal(text, undefined, language)]));
    const branches = predicates.map((predicate): readonly Pattern[] => [
      { kind: "values", variables: [NAME], rows },
      triple(ENTITY, iri(predicate), NAME),
    ]);
    return graph.select(
      { distinct: true, variables: [ENTITY, NAME], where: [{ kind: "union", branches }], limit: MOST_ROWS },
      context,
    );
  };
  let whole = true;
  for (const { rows, truncated } of await inBatches(labels, called)) {
    whole &&= !truncated && rows.length < MOST_ROWS;
    for (const row of rows) {
      const [entity, name] = [row.get(ENTITY.name), row.get(NAME.name)];
      // A thing without a name of its own bears the label, too.
      if ((entity?.kind === "iri" || entity?.kind === "blank") && name?.kind === "literal")
        add(names, name.lexical, entity.kind === "iri" ? entity.value : `_:${entity.id}`);
    }
  }
  return { names, whole };
}

async function inBatches<T>(
  things: readonly string[],
  ask: (batch: readonly string[]) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let start = 0; start < things.length; start += PER_QUERY)
    answers.push(await ask(things.slice(start, start + PER_QUERY)));
  return answers;
}

function add(names: Map<string, Set<string>>, key: string, name: string): void {
  names.set(key, (names.get(key) ?? new Set()).add(name));
}
