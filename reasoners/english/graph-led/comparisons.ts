import type { CompareForm } from "../../../engine/question/form/logical-form.ts";
import type { Linking } from "../grammar/scale.ts";
import { DETERMINERS, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { Claim, NameClaim, RankClaim, RelationClaim } from "./claims.ts";
import { meet } from "./kinds.ts";
import { measureOf } from "./measures.ts";
import { isAround, kindsOfName, type Around } from "./queries.ts";

export interface Compared {
  readonly form: CompareForm;
  /** Nouns for what both are, which need not be said again. */
  readonly saysBoth: readonly Claim[];
}

/** What may stand between two that are compared. */
const BETWEEN: ReadonlySet<string> = new Set(["or", "and"]);

/**
 * "E or F, which is higher", "E or F: more inhabitants?": two names, and what they are compared by, whatever else asks
 * for it. Undefined where more is said.
 */
export function comparisonOf(
  words: readonly Word[],
  claims: readonly Claim[],
  around: Around,
  linking: Linking,
): Compared | undefined {
  const names = claims.filter((claim): claim is NameClaim => claim.kind === "name");
  const [rank, ...ranks] = claims.filter((claim): claim is RankClaim => claim.kind === "rank");
  const relations = claims.filter((claim): claim is RelationClaim => claim.kind === "relation");
  const [a, b] = names;
  if (a === undefined || b === undefined || names.length > 2 || rank === undefined || ranks.length > 0)
    return undefined;
  const others = claims.filter((each) => ![...names, rank, ...relations].includes(each as NameClaim));
  if (relations.length > 1 || !others.every((each) => isSaidOfAll(each, names))) return undefined;
  if (!areJoined(words, a, b) || !isAllElseOpen(words, claims)) return undefined;
  const [said] = relations;
  if (said !== undefined && !standsBeside(words, rank, said)) return undefined;
  // "The older author": both are authors.
  const measure = said !== undefined && areBoth(said, names, around, linking) ? undefined : said;
  const [ofA, ofB] = [kindsOfName(a, around.catalogue), kindsOfName(b, around.catalogue)];
  if (!meet(ofA, ofB)) return undefined;
  const measured = measureOf(rank, measure, ofA, linking);
  if (measured === undefined) return undefined;
  const form: CompareForm = { kind: "compare", a: a.form, b: b.form, by: measured.by, direction: measured.direction };
  return { form, saysBoth: said !== undefined && measure === undefined ? [said] : [] };
}

/** "The older person": what both are need not be told apart. */
function isSaidOfAll(claim: Claim, names: readonly NameClaim[]): boolean {
  if (claim.kind === "anything") return claim.is === "PERSON" || claim.is === "ENTITY";
  return (
    claim.kind === "class" &&
    claim.members === undefined &&
    names.every(({ types }) =>
      [...types.values()].some((each) => claim.candidates.some(({ iri }) => each.includes(iri))),
    )
  );
}

function areBoth(noun: RelationClaim, names: readonly NameClaim[], around: Around, linking: Linking): boolean {
  if (!noun.uses.includes("NOUN")) return false;
  return linking
    .link({ words: noun.words, role: "NOUN", known: "ENTITY" })
    .some(
      ({ iri, direction, loose, narrower }) =>
        loose !== true &&
        narrower !== true &&
        names.every((name) =>
          isAround({ iri, direction: direction === "FORWARD" ? "BACKWARD" : "FORWARD" }, name, around),
        ),
    );
}

/** Do nothing but "or" and marks stand between the two; or "and", where "between" or "of" stands before them? */
function areJoined(words: readonly Word[], a: NameClaim, b: NameClaim): boolean {
  const between = words.slice(a.to, b.from).filter(({ lower }) => !MARKS.has(lower) && !DETERMINERS.has(lower));
  const [joint] = between;
  if (between.length !== 1 || joint === undefined || !BETWEEN.has(joint.lower)) return false;
  return joint.lower === "or" || PREPOSITIONS.has(words[a.from - 1]?.lower ?? "");
}

/** Is what no claim holds a question word, an auxiliary, or an article: no preposition but the one before the two? */
function isAllElseOpen(words: readonly Word[], claims: readonly Claim[]): boolean {
  const first = claims.find(({ kind }) => kind === "name");
  return words.every(
    ({ lower }, at) =>
      !PREPOSITIONS.has(lower) || at === (first?.from ?? 0) - 1 || claims.some(({ from, to }) => from <= at && at < to),
  );
}

/** "Higher population", "more of the inhabitants"; "born first". */
export function standsBeside(words: readonly Word[], rank: RankClaim, measure: RelationClaim): boolean {
  const between = (from: number, to: number): boolean =>
    from <= to && words.slice(from, to).every(({ lower }) => DETERMINERS.has(lower));
  return between(rank.to, measure.from) || (IN_TIME.has(rank.base ?? "") && between(measure.to, rank.from));
}

const IN_TIME: ReadonlySet<string> = new Set(["early", "late"]);
