import type { Direction } from "../../../evidence/fact.ts";
import type { RelationsFound } from "../../../graph/neighbourhood/relations.ts";
import type { Way } from "../../../graph/subgraph/asked.ts";
import type { Plausible, PlausibleWay } from "../../../graph/trails/grown.ts";
import type { Skyline } from "../../../question/skyline/skyline.ts";
import { bestSimilarities, type Embedder } from "../../../text/embedder.ts";
import type { SearchContext } from "./request.ts";
import { compare } from "../../../graph/trails/trail.ts";
import { opposite } from "../../../graph/trails/step.ts";

/** What relations are called, by IRI; absent where nobody knows. */
export type RelationLabels = (iris: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A candidate that is walked against the skyline's reading is as plausible as one of half its score. */
const AGAINST = 0.5;
/** Words of a skyline that names are compared with. */
const MOST_TEXTS = 24;

/**
 * Tells which relations the skyline makes plausible: those that its words were linked to come first, by their score;
 * others by how alike their names and the skyline's words are. Names that were compared once are not compared again.
 */
export class PlausibleRelations implements Plausible {
  readonly #candidates: ReadonlyMap<string, number>;
  readonly #texts: readonly string[];
  readonly #known = new Map<string, number>();
  readonly #labels: RelationLabels;
  readonly #embedder: Embedder;
  readonly #context: SearchContext;

  constructor(
    skyline: Skyline,
    labels: RelationLabels,
    { embedder, context }: { readonly embedder: Embedder; readonly context: SearchContext },
  ) {
    this.#candidates = candidatesOf(skyline);
    const texts = [
      ...skyline.relations.map(({ text }) => text),
      ...skyline.places.flatMap(({ kind, text }) => (kind === "TOPIC" ? [] : [text])),
    ];
    this.#texts = [...new Set(texts.filter((text) => text !== ""))].slice(0, MOST_TEXTS);
    this.#labels = labels;
    this.#embedder = embedder;
    this.#context = context;
  }

  /** The ways around entities, the most plausible first. Where not all could be counted, candidates are among them. */
  async best({ relations, truncated }: RelationsFound): Promise<readonly PlausibleWay[]> {
    const found = new Map<string, Way & { readonly degree: number | undefined }>();
    if (truncated)
      for (const key of this.#candidates.keys()) {
        const [direction, relation] = JSON.parse(key) as [Direction, string];
        found.set(key, { relation, direction, degree: undefined });
      }
    for (const { relation, direction, degree } of relations)
      found.set(keyOf(direction, relation), { relation, direction, degree });
    const ways = [...found.values()];
    await this.#compare(ways.map(({ relation }) => relation));
    return ways
      .map((way) => ({ ...way, plausibility: this.#plausibility(way) }))
      .sort(
        (one, other) =>
          other.plausibility - one.plausibility ||
          compare(one.relation, other.relation) ||
          compare(one.direction, other.direction),
      );
  }

  /** Of words of documents, 0–1. */
  async ofWords(words: readonly string[]): Promise<readonly number[]> {
    return bestSimilarities(this.#embedder, this.#texts, words, this.#context);
  }

  #plausibility({ relation, direction }: Way): number {
    const score = this.#candidates.get(keyOf(direction, relation));
    return score === undefined ? (this.#known.get(relation) ?? 0) : 1 + score;
  }

  async #compare(relations: readonly string[]): Promise<void> {
    const unknown = [...new Set(relations)].filter((relation) => !this.#known.has(relation));
    if (unknown.length === 0) return;
    const labels = await this.#labels(unknown);
    const names = unknown.map((relation) => labels.get(relation) ?? endOfIri(relation));
    const scores = await bestSimilarities(this.#embedder, this.#texts, names, this.#context);
    for (const [index, relation] of unknown.entries()) this.#known.set(relation, scores[index] ?? 0);
  }
}

/**
 * The score of every candidate of the skyline by the direction in which it is walked away from a topic: as the chain is
 * read behind a topic, the other way round before one.
 */
function candidatesOf({ places, relations }: Skyline): ReadonlyMap<string, number> {
  const isTopic = places.map(({ kind }) => kind === "TOPIC");
  const scores = new Map<string, number>();
  const add = (direction: Direction, relation: string, score: number): void => {
    const key = keyOf(direction, relation);
    scores.set(key, Math.max(score, scores.get(key) ?? 0));
  };
  for (const [index, { candidates }] of relations.entries()) {
    const isBehind = isTopic.slice(0, index + 1).includes(true);
    const isBefore = isTopic.slice(index + 1).includes(true);
    const isAny = !isBehind && !isBefore;
    for (const { iri, direction, score } of candidates) {
      add(direction, iri, isBehind || isAny ? score : score * AGAINST);
      add(opposite(direction), iri, isBefore || isAny ? score : score * AGAINST);
    }
  }
  return scores;
}

function keyOf(direction: Direction, relation: string): string {
  return JSON.stringify([direction, relation]);
}

/** The last part of an IRI. */
function endOfIri(iri: string): string {
  return iri.slice(Math.max(iri.lastIndexOf("/"), iri.lastIndexOf("#"), iri.lastIndexOf(":")) + 1);
}
