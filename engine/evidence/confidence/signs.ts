/**
 * What may be amiss with an answer that was computed, by name, each 0–1: 0 where nothing is. Of all stages: how the
 * question was read, what its words were linked to, what was found, and where.
 */
export type Signs = Readonly<Record<SignName, number>>;

/**
 * In the order in which they are written.
 * - `reading`, `names`, `relations`: how far the reading's score, and the products of the scores of names and of
 *   relations and kinds, fall short of 1
 * - `likened`: words were taken for a relation that they are only like
 * - `doubted`: the reading has doubts
 * - `part`: a name was said in part
 * - `unchecked`: the graph does not tell whether what was found is of the kind that was asked for
 * - `incomplete`: something was cut off, failed, or was left unchecked
 * - `rivals`: a name may mean another thing, of which something else is so
 * - `conflicting`: two readings fit equally well and exclude each other
 * - `texts`: it rests on what sentences were read to say
 * - `many`: the share of what was found that is not the first value
 */
export const SIGN_NAMES = [
  "reading",
  "names",
  "relations",
  "likened",
  "doubted",
  "part",
  "unchecked",
  "incomplete",
  "rivals",
  "conflicting",
  "texts",
  "many",
] as const;

export type SignName = (typeof SIGN_NAMES)[number];
