import { NEGATION } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { OF_REASONS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import { timeAndPlaceIn } from "../plain-question/when-and-where.ts";
import type { Work } from "../grammar/work.ts";
import lists from "../language/data/graph-led-words.json" with { type: "json" };
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import type { Claim } from "./claims.ts";
import { MOST_WORDS_OF_CLASS } from "./find-claims.ts";
import { isContent, MOST_CONTENT } from "./spans.ts";

/** Ways to share the words out that are tried, and claims of each kind in one: queries have three patterns. */
const MOST_COVERS = 48;
const MOST_RELATIONS = 3;
const MOST_NAMES = 3;
const MOST_CLASSES = 3;

/** What counts, ranks, measures or asks for anything is said by one word of meaning each. */
const MOST_OTHERS = 6;
const MOST_SAID = MOST_NAMES + MOST_RELATIONS * MOST_CONTENT + MOST_CLASSES * MOST_WORDS_OF_CLASS + MOST_OTHERS;

/**
 * Are there more names and words of meaning beside them than the claims of any query say? To be asked before claims are
 * looked for, which takes long for long questions.
 */
export function isBeyondQueries(words: readonly Word[], mentions: readonly Mention[]): boolean {
  const names = [...mentions].sort((a, b) => a.start - b.start);
  let [said, at, named] = [0, 0, 0];
  for (const word of words) {
    for (let name = names[at]; name !== undefined && name.start <= word.start; name = names[at]) {
      // Of names that overlap one may be meant, or a word of another.
      if (name.start >= named) said += 1;
      named = Math.max(named, name.end);
      at += 1;
    }
    if (word.start >= named && isContent(word)) said += 1;
  }
  return said > MOST_SAID;
}

/** Words by which sets are denied, joined otherwise than by "and", or compared: no query of patterns says them. */
const UNSAYABLE = wordSet(lists.unsayable);

/**
 * The ways to share out the words of a question so that each word of meaning belongs to one claim, longer claims first.
 * None for words that no query of a few patterns says.
 */
export function coversOf(
  words: readonly Word[],
  claims: ReadonlyMap<number, readonly Claim[]>,
  work: Work,
): readonly (readonly Claim[])[] {
  if (words.some(({ lower }) => NEGATION.has(lower) || UNSAYABLE.has(lower))) return [];
  // One query answers with one thing, and none says why it is so.
  if (timeAndPlaceIn(words) !== undefined || words.some(({ lower }) => OF_REASONS.has(lower))) return [];
  const found: (readonly Claim[])[] = [];
  const go = (at: number, taken: readonly Claim[]): void => {
    if (found.length >= MOST_COVERS) return;
    work.spend(1);
    const word = words[at];
    if (word === undefined) {
      if (isQuery(taken)) found.push(taken);
      return;
    }
    const here = claims.get(at) ?? [];
    for (const claim of here) if (mayTake(claim, taken)) go(claim.to, [...taken, claim]);
    // "Somebody" says a kind, though it says little.
    if (!isContent(word) && !here.some(({ kind }) => kind === "anything")) go(at + 1, taken);
  };
  go(0, []);
  return found;
}

function mayTake({ kind }: Claim, taken: readonly Claim[]): boolean {
  const most = kind === "relation" ? MOST_RELATIONS : kind === "name" ? MOST_NAMES : MOST_CLASSES;
  return taken.filter((each) => each.kind === kind).length < most;
}

/**
 * A name at least, or what things of a class are ranked by; and no more names than relations that lead from them, and
 * one of which something is asked, or two that are compared.
 */
function isQuery(claims: readonly Claim[]): boolean {
  const count = (kind: Claim["kind"]): number => claims.filter((each) => each.kind === kind).length;
  const [names, relations, ranks, measures] = [count("name"), count("relation"), count("rank"), count("measure")];
  if (ranks + measures > 1 || (ranks + measures > 0 && count("count") > 0)) return false;
  if (measures === 1) return names === 1 && relations === 0;
  // "E's orchards" says no relation.
  if (names === 1 && relations === 0 && ranks === 0) return count("class") === 1;
  if (ranks === 1) return names <= relations || (names === 2 && relations <= 1);
  return names > 0 && relations > 0 && names <= relations + 1;
}
