import type { RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, DO, HAVE, MARKS, NEGATION } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { isContainment } from "../linking/bare-prepositions.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { mayBeHad, mayBeOwn } from "../linking/may-be-had.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import type { Claim, ClassClaim, NameClaim } from "./claims.ts";
import type { Layout } from "./layout.ts";
import type { Around } from "./queries.ts";

/** Things of a class that are somebody's, by the one relation that there is between the two. */
export interface Implied {
  readonly set: SetForm;
  /** What is told of it, since the question does not say the relation. */
  readonly readAs: string;
}

/**
 * "E's orchards", "the orchards of E", "how many orchards does E have", "does E have orchards": which relation is meant
 * is not said, and taken for granted where only one leads from the thing to things of that kind. Undefined where
 * several do, or more is said.
 */
export function impliedBy(
  { words, isWhether }: Pick<Layout, "words" | "isWhether">,
  claims: readonly Claim[],
  around: Around,
): Implied | undefined {
  const names = claims.filter((claim): claim is NameClaim => claim.kind === "name");
  const classes = claims.filter((claim): claim is ClassClaim => claim.kind === "class");
  const [name, kind] = [names[0], classes[0]];
  if (name === undefined || kind === undefined || names.length + classes.length !== 2) return undefined;
  if (!claims.every((claim) => claim === name || claim === kind || claim.kind === "count")) return undefined;
  if (kind.members !== undefined || saysRelation(words.slice(kind.from, kind.to), around)) return undefined;
  if (!(isWhether ? isHad : isOwned)(words, claims, name, kind)) return undefined;
  const below = withThoseBelow(
    kind.candidates.map(({ iri }) => iri),
    around.catalogue,
  );
  const isSaid = (iri: string, ends: readonly string[]): boolean =>
    (words.some(({ lower }) => HAVE.has(lower)) ? mayBeHad : mayBeOwn)(iri, ends, around.catalogue);
  const ownKinds = kind.candidates.map(({ iri }) => iri);
  const ways = new Map<string, RelationCandidate>();
  for (const { iri } of name.form.candidates)
    for (const each of around.things.get(iri)?.relations ?? []) {
      const entry = relationEntry(around.catalogue, each.iri);
      const ends = each.direction === "FORWARD" ? entry?.objectClasses : entry?.subjectClasses;
      if (entry === undefined || (each.direction === "FORWARD" && entry.objectKind !== "ENTITY")) continue;
      // What E belongs to, or must not be given to, is nothing that E has.
      if (each.direction === "FORWARD" && isPartOf(entry, around.catalogue)) continue;
      if (wordsOf(entry.label).some(({ lower }) => NEGATION.has(lower))) continue;
      if (!ends?.some((end) => below.has(end)) || !isSaid(each.iri, [...ends, ...ownKinds])) continue;
      ways.set(`${each.direction} ${each.iri}`, { ...each, label: entry.label, score: 1 });
    }
  const isCutOff = name.form.candidates.some(({ iri }) => around.things.get(iri)?.truncated === true);
  const [way, ...others] = ways.values();
  if (way === undefined || others.length > 0 || isCutOff) return undefined;
  const followed: SetForm = {
    kind: "follow",
    from: name.form,
    relation: { text: kind.text, candidates: [way] },
  };
  const members: SetForm = { kind: "instances", text: kind.text, candidates: kind.candidates };
  return {
    set: { kind: "intersect", sets: [members, followed] },
    readAs: `“${kind.text}” of “${name.form.text}” was read as those that “${way.label}” links to it, as nothing else does`,
  };
}

/** "The capital of E" says itself what it is to E; and of one thing it is not said that it is E's. */
function saysRelation(noun: readonly Word[], { catalogue }: Around): boolean {
  if (!isPlural(noun.at(-1)?.lower ?? "")) return true;
  const { candidates } = linkedPhrase({ words: noun, role: "NOUN", known: "ENTITY" }, catalogue);
  return candidates.some(({ loose, narrower }) => loose !== true && narrower !== true);
}

/** "Does E have orchards", "has E got any orchards": and nothing else. */
function isHad(words: readonly Word[], claims: readonly Claim[], name: NameClaim, kind: ClassClaim): boolean {
  const open = words.filter((_, at) => !claims.some(({ from, to }) => from <= at && at < to));
  const [asking, ...others] = open
    .map(({ lower }) => lower)
    .filter((lower) => !MARKS.has(lower) && !DETERMINERS.has(lower) && !NO_MORE.has(lower));
  if (asking === undefined || kind.from < name.to) return false;
  return HAVE.has(asking) ? others.length === 0 : DO.has(asking) && others.length === 1 && HAVE.has(others[0] ?? "");
}

/** "Belongs to", "part of", "stands in". */
function isPartOf(entry: RelationEntry, catalogue: Catalogue): boolean {
  if (isContainment(entry, catalogue)) return true;
  const lowers = wordsOf(entry.label).map(({ lower }) => lower);
  return PARTS.some((phrase) => phrase.every((lower, at) => lowers.at(at - phrase.length) === lower));
}

const PARTS = ["belongs to", "part of", "portion of", "attached to"].map((phrase) => phrase.split(" "));

const NO_MORE: ReadonlySet<string> = new Set(["any", "got"]);

/** Does nothing but "'s", "of" or "have" stand between the two, and nothing else around them? */
function isOwned(words: readonly Word[], claims: readonly Claim[], name: NameClaim, kind: ClassClaim): boolean {
  const open = words.filter((_, at) => !claims.some(({ from, to }) => from <= at && at < to));
  const lowers = open.map(({ lower }) => lower).filter((lower) => !MARKS.has(lower) && !DETERMINERS.has(lower));
  const owners = lowers.filter((lower) => lower === "'s" || lower === "of" || HAVE.has(lower));
  const others = lowers.filter((lower) => lower !== "'s" && lower !== "of" && !HAVE.has(lower));
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return false;
  if (!others.every((lower) => OF_THINGS.has(lower) || BE.has(lower) || DO.has(lower))) return false;
  if (owner === "'s") return words[name.to]?.lower === "'s" && kind.from === name.to + 1;
  if (owner === "of") return words[kind.to]?.lower === "of" && name.from > kind.to;
  return kind.from < name.from;
}
