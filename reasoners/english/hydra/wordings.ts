import { BE, HAVE, isFunctionWord } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { NAMING } from "../relation-extraction/verbs.ts";
import { PATHS } from "../weights.ts";

/** A relation of the skyline, walked from a known end. */
export interface WalkedRelation {
  /** In the question's words. */
  readonly text: string;
  /** Whether the known end stands before the words, where that is told. */
  readonly knownFirst: boolean | undefined;
  /** What the question calls the other end: "team". */
  readonly expects: string | undefined;
  /** Relations of a graph that the words may mean, best first. */
  readonly candidates: readonly WalkedCandidate[];
}

interface WalkedCandidate {
  readonly label: string;
  readonly score: number;
  /** Whether the known end is its subject. */
  readonly fromKnown: boolean;
}

/** Words by which sentences may say a relation, from the known end. */
export type Wording = Omit<WalkedRelation, "candidates">;

/** Wordings of one relation that are read. */
const MOST_WORDINGS = 5;

/**
 * The question's own words, and what says the same: without the noun that only names the kind of an end ("movie was
 * in"); for a thing that one has or is called ("has a mascot named"), for what is merely in another, and for a verb
 * that the graph has a noun for ("sang on": performer), the noun by which sentences say it.
 */
export function wordingsOf(relation: WalkedRelation): readonly Wording[] {
  const { text, knownFirst, expects } = relation;
  const own = withoutKind({ text, knownFirst, expects });
  const all = [{ text, knownFirst, expects }, own, ...thingHad(own), ...beingIn(own, relation), ...inGraph(relation)];
  const distinct = new Map(all.map((each) => [JSON.stringify([each.text, each.knownFirst, each.expects]), each]));
  return [...distinct.values()].slice(0, MOST_WORDINGS);
}

/** "movie was in": "was in" what is a movie. */
function withoutKind(wording: Wording): Wording {
  const words = wordsOf(wording.text);
  const verb = words.findIndex(({ lower }) => BE.has(lower));
  const nouns = words.slice(0, Math.max(verb, 0));
  if (nouns.length === 0 || verb === words.length - 1 || nouns.some(({ lower }) => isFunctionWord(lower)))
    return wording;
  return { ...wording, text: said(words.slice(verb)), expects: wording.expects ?? said(nouns) };
}

/** "team has a mascot named X": X is the mascot of the team. */
function thingHad({ text, knownFirst, expects }: Wording): readonly Wording[] {
  const words = wordsOf(text);
  const [has, ...rest] = words;
  if (has === undefined || !HAVE.has(has.lower) || knownFirst === undefined) return [];
  const named = rest.findIndex(({ lower }) => NAMING.has(lower));
  const phrase = named < 0 ? rest : rest.slice(0, named);
  const nouns = phrase.filter(({ lower }) => !isFunctionWord(lower));
  const isNoun = nouns.length > 0 && nouns.length === phrase.length - 1 && (named < 0 || named === rest.length - 1);
  return isNoun ? [{ text: `${said(nouns)} of`, knownFirst: !knownFirst, expects }] : [];
}

/** Whether the words only say that one thing is in another: "is in", "in". */
function isBareIn(text: string): boolean {
  const lower = wordsOf(text).map((word) => word.lower);
  return lower.at(-1) === "in" && lower.length < 3 && lower.slice(0, -1).every((word) => BE.has(word));
}

/** Whether the known end is what is in the other, of words that say no more than "in"; undefined of other words. */
export function isInnerOf(
  relation: WalkedRelation,
): { readonly isInner: boolean; readonly expects?: string } | undefined {
  const { text, expects } = withoutKind(relation);
  if (!isBareIn(text)) return undefined;
  const isInner =
    expectedAnswerType(expects) === "WORK" || (relation.knownFirst ?? isInnerByGraph(relation.candidates));
  return { isInner, ...(expects === undefined ? {} : { expects }) };
}

/** Who is in a work stars in it; what is in a league or a union is a member or a part of it. */
function beingIn({ text, expects }: Wording, { knownFirst, candidates }: WalkedRelation): readonly Wording[] {
  if (!isBareIn(text)) return [];
  if (expectedAnswerType(expects) === "WORK") return [{ text: "starred in", knownFirst: true, expects }];
  const isInner = knownFirst ?? isInnerByGraph(candidates);
  return ["member of", "part of"].map((noun) => ({ text: noun, knownFirst: isInner, expects }));
}

/** Most relations of graphs that "in" may mean lead from what is in another to that other. */
function isInnerByGraph(candidates: readonly WalkedCandidate[]): boolean {
  const best = candidates.filter(({ score }) => score >= (candidates[0]?.score ?? 0));
  return best.filter(({ fromKnown }) => fromKnown).length * 2 > best.length;
}

/** The noun by which a graph calls what is asked: of its subject, the object is it. */
function inGraph({ text, expects, candidates }: WalkedRelation): readonly Wording[] {
  const [best] = candidates;
  if (best === undefined || best.score < PATHS.plainlyMeant) return [];
  const words = wordsOf(best.label);
  const isNoun = words.length > 0 && words.every(({ lower }) => /^\p{L}+$/u.test(lower) && !isFunctionWord(lower));
  if (!isNoun || /(?:ed|[^s]s)$/u.test(best.label) || best.label === text) return [];
  return [{ text: `${best.label} of`, knownFirst: !best.fromKnown, expects }];
}

function said(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}
