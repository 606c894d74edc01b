import { membersOf as graphsOf, isFused, type QueryGraph } from "../graph/fused-graph.ts";
import { fromAll } from "../sources/from-all.ts";
import type { Catalogue, EntityCandidate, KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { triple, variable } from "../sparql/syntax.ts";
import { normalise } from "../text/normalise.ts";

const BOUNDS = Object.freeze({
  /** All texts of a graph are looked through: of more facts that takes too long. */
  facts: 200_000,
  words: 8,
  rows: 400,
  /** A longer text is no name. */
  characters: 80,
  shortestWord: 3,
} as const);

const [ENTITY, RELATION, TEXT] = [variable("entity"), variable("relation"), variable("text")];

/** A text that holds some words, and what it is said of. */
export interface Called {
  readonly iri: string;
  readonly relation: string;
  readonly text: string;
  /** Those of the words that it holds, in their order. */
  readonly words: readonly string[];
}

/** A thing that is called, by whatever relation, by a text that holds some words. */
export interface NamedWithin {
  readonly candidate: EntityCandidate;
  /** Those of the words that it is called by, in their order. */
  readonly words: readonly string[];
}

/** Is a graph small enough for its texts to be looked through? */
export function canSearchTexts({ relations, isPartial }: Catalogue): boolean {
  return isPartial !== true && relations.reduce((sum, { count }) => sum + count, 0) <= BOUNDS.facts;
}

/**
 * What goes by a name, another name, a code or any other short text that holds some of the words: one query to each
 * graph. Those that hold most of the words come first, of them the shortest.
 * @param words As they are compared (`normalise`); those that are too short, and more than eight, are not looked for
 * @throws Failure when no graph answers
 */
export async function namesWithin(
  graph: QueryGraph,
  words: readonly string[],
  { relations, classes }: Catalogue,
  context: UpstreamContext,
): Promise<readonly NamedWithin[]> {
  const wanted = [...new Set(words)].filter((word) => word.length >= BOUNDS.shortestWord).slice(0, BOUNDS.words);
  if (wanted.length === 0) return [];
  const texts = new Map<string, Called>();
  const found = await fromAll(graphsOf(graph), (member) => calledIn(member, wanted, graph, context), context);
  const vocabulary = new Set([...relations, ...classes].map(({ iri }) => iri));
  for (const each of found.flatMap(({ called }) => called)) {
    if (vocabulary.has(each.iri)) continue;
    const known = texts.get(each.iri);
    if (known === undefined || isBetter(each, known)) texts.set(each.iri, each);
  }
  if (texts.size === 0) return [];
  const described = await graph.describe([...texts.keys()], context);
  return [...texts.values()]
    .sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : a.iri < b.iri ? -1 : 1))
    .flatMap((each): NamedWithin[] => {
      const entity = described.get(each.iri);
      if (entity === undefined) return [];
      const { label, types } = entity;
      const by = relations.find(({ iri }) => iri === each.relation)?.label;
      const description = [
        entity.description ?? classes.find(({ iri }) => types.includes(iri))?.label,
        by === undefined ? undefined : `its ${by} is “${each.text}”`,
      ]
        .filter((part) => part !== undefined)
        .join("; ");
      const candidate: EntityCandidate = {
        ...{ iri: each.iri, label, matched: each.text, match: "FUZZY", types },
        via: each.text === label ? "LABEL" : "ALIAS",
        score: Math.min(0.9, each.words.length / Math.max(1, normalise(each.text).split(" ").length)),
        ...(description === "" ? {} : { description }),
      };
      return [{ candidate, words: each.words }];
    });
}

function isPlural(one: string, other: string): boolean {
  return one === `${other}s` || other === `${one}s`;
}

function isBetter(one: Called, other: Called): boolean {
  return one.words.length === other.words.length
    ? one.text.length < other.text.length
    : one.words.length > other.words.length;
}

/**
 * The short texts of one graph that hold some words, as they are compared: one query. `truncated` where there may be
 * more of them.
 */
export async function calledIn(
  member: KnowledgeGraph,
  wanted: readonly string[],
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<{ readonly called: readonly Called[]; readonly truncated: boolean }> {
  const { rows, truncated } = await member.select(
    {
      distinct: true,
      variables: [ENTITY, RELATION, TEXT],
      where: [
        triple(ENTITY, RELATION, TEXT),
        { kind: "isIri", variable: ENTITY },
        // "Anne's" is compared as "annes".
        { kind: "textContains", variable: TEXT, any: wanted.map((word) => word.replace(/s$/u, "")) },
      ],
      limit: BOUNDS.rows,
    },
    context,
  );
  const called = rows.flatMap((row): Called[] => {
    const [entity, relation, text] = [ENTITY, RELATION, TEXT].map(({ name }) => row.get(name));
    if (
      entity?.kind !== "iri" ||
      relation?.kind !== "iri" ||
      text?.kind !== "literal" ||
      text.lexical.length > BOUNDS.characters
    )
      return [];
    const parts = normalise(text.lexical).split(" ");
    const words = wanted.filter((word) => parts.some((part) => part === word || isPlural(part, word)));
    return words.length === 0 ? [] : [{ iri: entity.value, relation: relation.value, text: text.lexical, words }];
  });
  const isCut = truncated || rows.length >= BOUNDS.rows;
  if (!isFused(graph)) return { called, truncated: isCut };
  const fused = await graph.fusedEntities(
    member,
    called.map(({ iri }) => iri),
    context,
  );
  return { called: called.map((each) => ({ ...each, iri: fused.get(each.iri) ?? each.iri })), truncated: isCut };
}
