import lists from "../language/data/talk-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord, WH } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { claimedThing } from "./claims.ts";
import { type Clause, isOfAsker } from "./phrases-of-talk.ts";

const PLANNING = wordSet(lists.planning);
const BEHIND_PLANNING = wordSet(lists.behindPlanning);
const DENIALS = wordSet(lists.denials);
const SEEKING = wordSet(lists.seeking);
const JOINING: ReadonlySet<string> = new Set([
  "and",
  "but",
  "so",
  "because",
  "since",
  "as",
  "when",
  "while",
  "if",
  "now",
]);

/**
 * Does a clause tell of the asker and ask for nothing: "my sister gave me E", "thinking of going up in january"? Not
 * where it denies something, states a number, or holds words that the graph has: those may say which things are meant.
 */
export function tellsOfAsker(words: readonly Word[], clause: Clause, input: AnalysisInput): boolean {
  let { from } = clause;
  while (from < clause.to && JOINING.has(words[from]?.lower ?? "")) from += 1;
  const [first, second] = [words[from]?.lower ?? "", words[from + 1]?.lower ?? ""];
  const isPlan = PLANNING.has(first) && BEHIND_PLANNING.has(second);
  if (clause.to - from < 2 || !(isOfAsker(words[from]) || (JOINING.has(first) && isOfAsker(words[from + 1])) || isPlan))
    return false;
  const said = words.slice(from, clause.to);
  const isTelling = ({ lower }: Word, at: number): boolean =>
    DENIALS.has(lower) || WH.has(lower) || (/\p{N}/u.test(lower) && !isAge(said, at));
  if (said.some(isTelling)) return false;
  // The one thing that is named is what is asked about, whatever the asker did with it.
  if (namesIn(words, { from, to: clause.to }, input).length === 1 && !PLANNING.has(first)) return true;
  // "We need something with a view" says which things are meant.
  if (said.some(({ lower }) => SEEKING.has(lower))) return false;
  // What is claimed of a thing names it, and may be what the question is about.
  const claimed = claimedThing(words, clause);
  const isNamed = claimed !== undefined && namesIn(words, claimed, input).length > 0;
  return saysNothingOfGraph(words, { from, to: isNamed ? claimed.from : clause.to }, input);
}

/** "In year 8", "I'm 12 years old", "my son is 7". */
function isAge(words: readonly Word[], at: number): boolean {
  const [before, behind] = [words[at - 1]?.lower ?? "", words[at + 1]?.lower ?? ""];
  if (AGES.has(before) || YEARS_OLD.has(behind)) return true;
  return behind === "" && (isOfAsker(words[at - 1]) || before === "is" || before === "am");
}

const AGES = wordSet(lists.ages);
const YEARS_OLD = wordSet(lists.yearsOld);

/** Are all words of a clause, but for its names, such as no class and no relation goes by? */
function saysNothingOfGraph(words: readonly Word[], { from, to }: Clause, input: AnalysisInput): boolean {
  const { byRoot } = relationNames(input.catalogue);
  const names = namesIn(words, { from, to }, input);
  return words.slice(from, to).every((word, index) => {
    const at = from + index;
    if (isFunctionWord(word.lower) || isOfAsker(word) || index === 0) return true;
    // "In year 8".
    if (AGES.has(word.lower) && /^\p{N}/u.test(words[at + 1]?.lower ?? "")) return true;
    if (names.some(({ place }) => place.from <= at && at < place.to)) return true;
    // What the asker does is no condition of what is asked: "i'm holding", "we'd love".
    if (word.lower.endsWith("ing") || isOfAsker(words[at - 1])) return true;
    if (word.roots.some((root) => byRoot.has(root))) return false;
    return linkClass([word], input.catalogue).length === 0 && classesEndingIn([word], input.catalogue).length === 0;
  });
}

export interface NamePlace {
  readonly name: Mention;
  readonly place: Clause;
}

/** The names that a clause holds whole, but for those within others. */
export function namesIn(
  words: readonly Word[],
  { from, to }: Clause,
  { mentions }: AnalysisInput,
): readonly NamePlace[] {
  const all = mentions.flatMap((name): readonly NamePlace[] => {
    if (name.candidates.every(isOnlyAlike)) return [];
    const [start, end] = placeOf(name, words);
    return start < end && start >= from && end <= to ? [{ name, place: { from: start, to: end } }] : [];
  });
  return all.filter(
    ({ place }, index) =>
      !all.some(({ place: other }, at) => {
        const length = other.to - other.from - (place.to - place.from);
        return (
          at !== index && other.from < place.to && place.from < other.to && (length > 0 || (length === 0 && at < index))
        );
      }),
  );
}
