import lists from "../language/data/talk-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { GENDERED } from "../language/person-nouns.ts";
import { phraseText, type Word } from "../language/words.ts";
import { wordSet } from "../language/word-set.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { typesOf } from "../measured-wordings/asked.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { pronounsIn, type Pronoun } from "../several/pronouns.ts";
import { claimedThing } from "./claims.ts";
import type { Clause } from "./phrases-of-talk.ts";
import { namesIn } from "./what-clauses-say.ts";

const ENDS = wordSet(lists.ends);
const OWN: ReadonlySet<string> = new Set(["my", "our"]);
/** "A report on E" is about E. */
const WORK_ON = wordSet(lists.workOn);
/** Behind these a name is what is talked of, and not where it happens. */
const TOPIC: ReadonlySet<string> = new Set(["about", "of", "to", "up"]);

/** What a question speaks of by a pronoun, and in what words the clauses before it name that. */
export interface NamedBefore {
  readonly pieces: readonly Piece[];
  readonly told: string;
}

/**
 * The words from a place on with the one thing that was named before in place of its pronouns; undefined where it is
 * not said which thing is meant.
 */
export function withNameForPronoun(
  words: readonly Word[],
  { from, to }: Clause,
  before: readonly Clause[],
  input: AnalysisInput,
): NamedBefore | undefined {
  const all = pronounsIn(words, from, to);
  // "How much is it to stay there": it stands for nothing.
  const there = all.filter(({ kind }) => kind === "THERE");
  const pronouns = there.length > 0 ? there : all;
  const [first] = pronouns;
  if (first === undefined || pronouns.some(({ kind }) => kind !== first.kind)) return undefined;
  const meant = before.flatMap((clause) => thingsNamed(words, clause, first, input));
  const [thing, ...others] = meant;
  if (thing === undefined || others.length > 0) return undefined;
  const pieces: Piece[] = [];
  let next = from;
  for (const { at, owns, kind } of pronouns) {
    pieces.push({ from: next, to: at }, ...(kind === "THERE" ? [{ said: "in" }] : []), thing);
    if (owns) pieces.push({ said: "'s" });
    next = at + 1;
  }
  const [said, name] = [words[first.at]?.text ?? "", phraseText(words.slice(thing.from, thing.to))];
  return { pieces: [...pieces, { from: next, to }], told: `“${said}” was read as “${name}”` };
}

/** What a clause names that a pronoun may stand for. */
function thingsNamed(
  words: readonly Word[],
  clause: Clause,
  pronoun: Pronoun,
  input: AnalysisInput,
): readonly Clause[] {
  const claimed = claimedThing(words, clause);
  const names = namesIn(words, clause, input);
  if (claimed !== undefined && names.length > 0) return [claimed];
  return names.flatMap(({ name, place }) => {
    const { persons } = agentClasses(input.catalogue);
    const types = typesOf(name, input);
    const isPerson = types.some((type) => persons.has(type));
    const isOwn = OWN.has(words[clause.from]?.lower ?? "");
    const saysPerson = words.slice(clause.from, clause.to).some(({ lower }) => GENDERED.has(lower));
    // "Up E to its end": there is no more of it than that.
    const saysEnd = words.slice(clause.from, clause.to).some(({ lower }) => ENDS.has(lower));
    switch (pronoun.kind) {
      case "HE":
      case "SHE":
        return isPerson && !isOwn && !saysPerson ? [place] : [];
      case "THEY":
        return isOwn ? [] : [place];
      case "IT":
        return !isPerson && isTopic(words, clause, place) ? [withNounsBehind(words, clause, place)] : [];
      case "THERE":
        return isPerson || saysEnd ? [] : [place];
      case "NOUN":
        return [];
    }
  });
}

/** "About the E motto", "E's motto": what is spoken of is that of E. */
function withNounsBehind(words: readonly Word[], clause: Clause, place: Clause): Clause {
  let to = words[place.to]?.lower === "'s" ? place.to + 1 : place.to;
  while (to < clause.to && isNounAlone(words[to]?.lower ?? "")) to += 1;
  return to > place.to && words[to - 1]?.lower !== "'s" ? { from: place.from, to } : place;
}

const DAYS: ReadonlySet<string> = new Set(["yesterday", "today", "tomorrow", "tonight"]);

function isNounAlone(lower: string): boolean {
  const dictionary = englishDictionary();
  return (
    !isFunctionWord(lower) &&
    !DAYS.has(lower) &&
    dictionary.lemmasOf(lower, "n").length > 0 &&
    dictionary.lemmasOf(lower, "v").length === 0
  );
}

/** "We bought a car in E": what is spoken of is no E. */
function isTopic(words: readonly Word[], clause: Clause, { from }: Clause): boolean {
  const start = DETERMINERS.has(words[from - 1]?.lower ?? "") ? from - 1 : from;
  const tie = words[start - 1]?.lower ?? "";
  if (start <= clause.from || !PREPOSITIONS.has(tie) || TOPIC.has(tie)) return true;
  if (tie === "on" && WORK_ON.has(words[start - 2]?.lower ?? "")) return true;
  // The first word of the clause may own somebody: "my sister stayed at E".
  return !words.slice(clause.from + 1, start).some(({ lower }) => DETERMINERS.has(lower));
}
