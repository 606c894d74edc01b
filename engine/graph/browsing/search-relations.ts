import { Turn, mapInTurns } from "../../investigation/turn.ts";
import type { NameMatch, RelationEntry } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { cosine } from "../../text/embedder.ts";
import { lexicalVector } from "../../text/lexical-vector.ts";
import { normalise } from "../../text/normalise.ts";
import type { QueryGraph } from "../fused-graph.ts";

/** A relation that somebody may look for by a name. */
export interface RelationCandidate {
  readonly iri: string;
  readonly label: string;
  /** The name that matched. */
  readonly matched: string;
  readonly match: NameMatch;
  readonly via: "LABEL" | "ALIAS";
  /** 0–1. */
  readonly score: number;
}

/** As entities are scored: see `searchEntities`. A similar name gets its similarity (below 1) times the last. */
const SCORES = {
  EXACT: { LABEL: 1, ALIAS: 0.95 },
  NORMALISED: { LABEL: 0.95, ALIAS: 0.9 },
  FUZZY: { LABEL: 0.8, ALIAS: 0.8 },
} as const;
/** Names less similar have a word's ending in common, and no more. */
const LEAST_SIMILARITY = 0.3;

/**
 * Relations of the catalogue by name, best first, at most `limit`: written exactly so, equal after normalisation, then
 * of similar spelling. Equally good ones go by the number of their facts.
 * @throws Failure when the catalogue can not be read; the signal's reason
 */
export async function searchRelations(
  graph: QueryGraph,
  name: string,
  limit: number,
  context: UpstreamContext,
): Promise<readonly RelationCandidate[]> {
  const { relations } = await graph.catalogue(context);
  const wanted = { name: name.trim(), key: normalise(name), vector: lexicalVector(name) };
  // A catalogue may list ten thousand relations, each of several names.
  const best = await mapInTurns(
    relations,
    (relation) => ({ relation, found: bestName(relation, wanted) }),
    new Turn(context.signal),
  );
  return best
    .flatMap(({ relation, found }) => (found === undefined ? [] : [{ relation, found }]))
    .sort(
      (one, other) =>
        other.found.score - one.found.score ||
        other.relation.count - one.relation.count ||
        (one.relation.iri < other.relation.iri ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ relation: { iri, label }, found }) => ({ iri, label, ...found }));
}

interface Wanted {
  readonly name: string;
  readonly key: string;
  readonly vector: Float64Array;
}

type Found = Omit<RelationCandidate, "iri" | "label">;

function bestName({ label, aliases }: RelationEntry, wanted: Wanted): Found | undefined {
  const found = [matchOf(label, "LABEL", wanted), ...aliases.map((alias) => matchOf(alias, "ALIAS", wanted))];
  return found.flatMap((each) => each ?? []).sort((one, other) => other.score - one.score)[0];
}

function matchOf(matched: string, via: Found["via"], { name, key, vector }: Wanted): Found | undefined {
  if (matched === name) return { matched, match: "EXACT", via, score: SCORES.EXACT[via] };
  if (normalise(matched) === key) return { matched, match: "NORMALISED", via, score: SCORES.NORMALISED[via] };
  const similarity = cosine(vector, lexicalVector(matched));
  return similarity < LEAST_SIMILARITY
    ? undefined
    : { matched, match: "FUZZY", via, score: SCORES.FUZZY[via] * similarity };
}
