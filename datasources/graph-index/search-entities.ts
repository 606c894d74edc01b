import type { EntityCandidate, SearchOptions } from "../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { begunCandidates, namedCandidates, similarCandidates } from "./candidates.ts";
import type { LabelIndex } from "./label-index.ts";

/** Longer names are not compared letter by letter with others. */
const MAX_SIMILAR_LENGTH = 200;

/**
 * Entities by name, best first, at most `limit`: written exactly so, equal after normalisation, then similar or, of the
 * beginning of a name, those whose names begin so.
 * @throws RangeError for a limit that is not a positive integer.
 */
export function searchEntities(
  name: string,
  limit: number,
  index: LabelIndex,
  { isBeginning = false, isMisspelt = false }: SearchOptions = {},
): readonly EntityCandidate[] {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`limit must be a positive integer, got ${limit}`);
  const wanted = name.trim();
  if (wanted === "" || (isMisspelt && wanted.length > MAX_SIMILAR_LENGTH)) return [];
  if (isMisspelt) return similarCandidates(index, wanted, limit);
  const named = namedCandidates(index, normalise(wanted), [wanted], limit);
  if (named.length === limit || wanted.length > MAX_SIMILAR_LENGTH) return named;
  const found = new Set(named.map((candidate) => candidate.iri));
  const others = isBeginning
    ? // As many more as were found already may come again.
      begunCandidates(index, wanted, limit + found.size)
    : similarCandidates(index, wanted, limit);
  return [...named, ...others.filter(({ iri }) => !found.has(iri))].slice(0, limit);
}
