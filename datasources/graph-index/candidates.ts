import type { EntityCandidate, NameMatch } from "../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../engine/text/normalise.ts";
import type { LabelIndex, NameHit } from "./label-index.ts";

/** Scores by how a name was found. A similar name gets its similarity (below 1) times the last. */
const SCORES = {
  EXACT: { LABEL: 1, ALIAS: 0.95 },
  NORMALISED: { LABEL: 0.95, ALIAS: 0.9 },
  FUZZY: { LABEL: 0.8, ALIAS: 0.8 },
} as const;
/** A code is what any name that matches is preferred to; it is one only as it is written. */
const CODE = 0.85;
/** "Au" is hardly the "AU" of some university. */
const OTHER_CAPITALS = 0.7;
/** A name that goes on is as good as one of which a letter in ten is wrong. */
const BEGINNING = 0.9;
/** Names that begin alike and are looked at: of a single letter there may be a tenth of all. */
const MOST_BEGINNINGS = 10_000;
/** What the least connected of several candidates may lose: less than any two ways of matching differ by. */
const MAX_OBSCURITY = 0.04;

/** A name that was found, before the entity's connections are looked at. */
interface Match {
  readonly hit: NameHit;
  readonly match: NameMatch;
  readonly base: number;
}

/**
 * Entities with a name that normalises to `key`, best first, at most `limit`.
 * @param surfaces As it is written: a name that is written so is EXACT
 */
export function namedCandidates(
  index: LabelIndex,
  key: string,
  surfaces: readonly string[],
  limit: number,
): readonly EntityCandidate[] {
  const isMixed = surfaces.some((each) => /\p{Lu}/u.test(each) && /\p{Ll}/u.test(each));
  const matches = index.named(key).flatMap((hit): readonly Match[] => {
    const match = surfaces.includes(hit.name) ? "EXACT" : "NORMALISED";
    const isOther = match === "NORMALISED" && isMixed && ABBREVIATION.test(hit.name);
    if (!isCode(hit)) return [{ hit, match, base: isOther ? OTHER_CAPITALS : SCORES[match][hit.via] }];
    return match === "EXACT" ? [{ hit, match, base: CODE }] : [];
  });
  return ranked(matches, index, limit);
}

const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** Entities with a name that is written similarly, best first, at most `limit`. */
export function similarCandidates(index: LabelIndex, name: string, limit: number): readonly EntityCandidate[] {
  return ranked(similarMatches(index, normalise(name)), index, limit);
}

function isCode({ entity: { codes }, name, via }: NameHit): boolean {
  return via === "ALIAS" && codes?.includes(name) === true;
}

function similarMatches(index: LabelIndex, key: string): readonly Match[] {
  return index
    .similar(key)
    .filter(({ hit }) => !isCode(hit))
    .map(({ hit, similarity }): Match => ({ hit, match: "FUZZY", base: SCORES.FUZZY[hit.via] * similarity }));
}

/** Entities with a name that begins so or is written similarly, best first, at most `limit`. */
export function begunCandidates(index: LabelIndex, name: string, limit: number): readonly EntityCandidate[] {
  const key = normalise(name);
  const begun = index
    .beginning(key, MOST_BEGINNINGS)
    .map((hit): Match => ({ hit, match: "FUZZY", base: SCORES.FUZZY[hit.via] * BEGINNING }));
  return ranked([...begun, ...similarMatches(index, key)], index, limit);
}

/** One candidate per entity; of equally good ones the better connected entity is the likelier one to be meant. */
function ranked(matches: readonly Match[], index: LabelIndex, limit: number): readonly EntityCandidate[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const known = best.get(match.hit.entity.iri);
    if (known === undefined || known.base < match.base) best.set(match.hit.entity.iri, match);
  }
  const most = Math.log1p([...best.values()].reduce((degree, { hit }) => Math.max(degree, hit.entity.degree), 0));
  return Array.from(best.values(), (found) => {
    const obscurity = most === 0 ? 0 : 1 - Math.log1p(found.hit.entity.degree) / most;
    return { ...found, score: Math.max(0, found.base - MAX_OBSCURITY * obscurity) };
  })
    .sort((a, b) => b.score - a.score || (a.hit.entity.iri < b.hit.entity.iri ? -1 : 1))
    .slice(0, limit)
    .map(({ hit: { entity, name, via }, match, score }) => ({
      iri: entity.iri,
      label: entity.labels[0] ?? name,
      description: entity.description,
      matched: name,
      match,
      via,
      score,
      types: index.typesOf(entity),
    }));
}
