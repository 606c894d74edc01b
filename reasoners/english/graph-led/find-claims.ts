import lists from "../language/data/graph-led-words.json" with { type: "json" };
import type { MentionForm } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { gradedAdjective, gradedBehindDegree } from "../language/adjectives.ts";
import { MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { phraseText, type Word } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import { linkedTo } from "../linking/linked-to.ts";
import type { EndKind } from "../linking/phrase-to-link.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { LIKENESS, LINKING, NAMES } from "../weights.ts";
import type {
  AnythingClaim,
  Claim,
  ClassClaim,
  MeasureClaim,
  NameClaim,
  RankClaim,
  RelationClaim,
  Span,
} from "./claims.ts";
import { kindByValue } from "./kinds-by-value.ts";
import type { Around } from "./queries.ts";
import { isContent, relationSpans, usesOf } from "./spans.ts";

/** Classes have names of so many words at most. */
export const MOST_WORDS_OF_CLASS = 3;

/** All that words of a question may be for, by the index at which they begin, longer claims first. */
export function claimsIn(
  words: readonly Word[],
  mentions: readonly Mention[],
  around: Around,
): ReadonlyMap<number, readonly Claim[]> {
  const { catalogue } = around;
  const byStart = new Map<number, Claim[]>();
  const add = (claim: Claim): void => {
    byStart.set(claim.from, [...(byStart.get(claim.from) ?? []), claim]);
  };
  for (const mention of mentions) {
    const name = nameAt(mention, words, catalogue);
    if (name !== undefined) add(name);
    const kind = name === undefined ? undefined : kindByValue(name, around);
    if (kind !== undefined) add(kind);
  }
  for (const [from, word] of words.entries()) {
    if (MARKS.has(word.lower)) continue;
    for (const claim of [
      ...classesAt(words, from, catalogue),
      ...relationsAt(words, from, catalogue),
      ...deedsAt(words, from, catalogue),
    ])
      add(claim);
    if (isCount(words, from)) add({ kind: "count", from, to: from + 2 });
    for (const claim of measuringAt(words, from)) add(claim);
    const is = kindOfNoun(word);
    if (is !== undefined) add({ kind: "anything", from, to: from + 1, is } satisfies AnythingClaim);
  }
  withoutHalves(byStart);
  for (const claims of byStart.values()) claims.sort((a, b) => b.to - b.from - (a.to - a.from));
  return byStart;
}

/** What a kind is called in several words is no other kind and a relation: "race editions" are no editions of races. */
function withoutHalves(byStart: Map<number, Claim[]>): void {
  const wholes = [...byStart.values()]
    .flat()
    .filter((claim) => claim.kind === "class" && claim.to > claim.from + 1 && isItsName(claim));
  const isHalf = ({ kind, from, to }: Claim): boolean =>
    (kind === "class" || kind === "relation") &&
    wholes.some((whole) => from >= whole.from && from < whole.to && to - from < whole.to - whole.from);
  for (const [from, claims] of byStart)
    byStart.set(
      from,
      claims.filter((claim) => !isHalf(claim)),
    );
}

function isItsName({ candidates }: ClassClaim): boolean {
  return candidates.some(({ score }) => score === 1);
}

/** What is only written similarly may be another thing. */
function nameAt(
  { text, start, end, candidates }: Mention,
  words: readonly Word[],
  catalogue: Catalogue,
): NameClaim | undefined {
  // Words may have been moved, but none of a name away from the others.
  const from = words.findIndex((word) => word.start === start);
  let to = from;
  while (from >= 0 && (words[to]?.start ?? -1) >= start && (words[to]?.end ?? Infinity) <= end) to += 1;
  while (to > from && MARKS.has(words[to - 1]?.lower ?? "")) to -= 1;
  if (from < 0 || to === from) return undefined;
  const best = candidates[0]?.score ?? 0;
  const meant = candidates.filter((each) => !isOnlyAlike(each) && each.score >= best - NAMES.fuzzyReach);
  if (meant.length === 0) return undefined;
  const form: MentionForm = {
    kind: "mention",
    text,
    candidates: meant.map(linkedTo),
  };
  const withAbove = (types: readonly string[]): readonly string[] => [
    ...new Set(types.flatMap((type) => [type, ...(classEntry(catalogue, type)?.ancestors ?? [])])),
  ];
  return { kind: "name", from, to, form, types: new Map(meant.map(({ iri, types }) => [iri, withAbove(types)])) };
}

function classesAt(words: readonly Word[], from: number, catalogue: Catalogue): readonly ClassClaim[] {
  const found: ClassClaim[] = [];
  for (let to = Math.min(words.length, from + MOST_WORDS_OF_CLASS); to > from; to -= 1) {
    const noun = words.slice(from, to);
    if (!isCommonNoun(noun)) continue;
    const candidates = linkClass(noun, catalogue).filter(({ score }) => score >= LINKING.classAlias);
    if (candidates.length > 0) found.push({ kind: "class", from, to, text: phraseText(noun), candidates });
  }
  return found;
}

function isCommonNoun(words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  return first !== undefined && last !== undefined && isContent(first) && isContent(last) && words.every(isLower);
}

function isLower({ text, start }: Word): boolean {
  return text === text.toLowerCase() || start === 0;
}

/** Spans of whose words each is said by a name of one relation. Which way they are walked is for later. */
function relationsAt(words: readonly Word[], from: number, catalogue: Catalogue): readonly RelationClaim[] {
  const first = words[from];
  if (first === undefined || !isContent(first)) return [];
  return relationSpans(words, from).flatMap((span: Span): readonly RelationClaim[] => {
    const inside = words.slice(span.from, span.to);
    const content = inside.filter(isContent);
    if (!content.every(isLower) || !mayBeSaid(content, catalogue)) return [];
    return [{ kind: "relation", ...span, words: inside, uses: usesOf(words, span) }];
  });
}

/** "Did the lighting", "made the sets": the noun says what is done. */
function deedsAt(words: readonly Word[], from: number, catalogue: Catalogue): readonly RelationClaim[] {
  const isDoing = DOING.has(words[from]?.lower ?? "") && ARTICLES.has(words[from + 1]?.lower ?? "");
  if (!isDoing) return [];
  return relationsAt(words, from + 2, catalogue)
    .filter(({ uses }) => uses.includes("NOUN"))
    .map((noun) => ({ ...noun, from, uses: ["VERB"], isDone: true }));
}

const DOING = wordSet(lists.doing);
const ARTICLES: ReadonlySet<string> = new Set(["the", "its", "all"]);

function mayBeSaid(content: readonly Word[], catalogue: Catalogue): boolean {
  const [first] = content;
  const { byRoot } = relationNames(catalogue);
  return (first?.roots ?? [])
    .flatMap((root) => byRoot.get(root) ?? [])
    .some((name) =>
      content.every((word) =>
        [...name.separateWords, ...name.words].some((each) => closeness(word, each) >= LIKENESS.synonym),
      ),
    );
}

function isCount(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at]?.lower, words[at + 1]?.lower];
  return (first === "how" && second === "many") || (first === "number" && second === "of");
}

/** "Tallest", "more", "first"; "how tall". */
function measuringAt(words: readonly Word[], from: number): readonly (RankClaim | MeasureClaim)[] {
  const lower = words[from]?.lower ?? "";
  const span = { from, to: from + 1 };
  if (lower === "how") {
    const measured = gradedBehindDegree(words[from + 1]?.lower ?? "");
    return measured?.degree === "base" ? [{ kind: "measure", from, to: from + 2, base: measured.base }] : [];
  }
  if (AMOUNTS.has(lower)) {
    const degree = /(?:st)$/u.test(lower) ? "superlative" : "comparative";
    return [{ kind: "rank", ...span, base: undefined, isLeast: LEAST_AMOUNTS.has(lower), degree }];
  }
  const graded = gradedAdjective(lower);
  return graded === undefined || graded.degree === "base"
    ? []
    : [{ kind: "rank", ...span, base: graded.base, isLeast: false, degree: graded.degree }];
}

const AMOUNTS = wordSet(lists.amounts);
const LEAST_AMOUNTS = wordSet(lists.leastAmounts);

const KINDS: readonly (readonly [ReadonlySet<string>, EndKind])[] = [
  [wordSet(lists.persons), "PERSON"],
  [wordSet(lists.things), "ENTITY"],
  [wordSet(lists.dates), "DATE"],
  [wordSet(lists.places), "PLACE"],
];

function kindOfNoun({ lower }: Word): EndKind | undefined {
  return KINDS.find(([nouns]) => nouns.has(lower))?.[1];
}
