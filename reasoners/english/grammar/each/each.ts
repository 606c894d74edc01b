import type { Form, RelationPhrase, SetForm, CountTally } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, DO, HAVE, isAuxiliary } from "../../language/function-words.ts";
import { gradedBehindDegree } from "../../language/adjectives.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../../language/question-words.ts";
import type { Word } from "../../language/words.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { QUESTIONS } from "../../weights.ts";
import { countedMeasures } from "../differences/counted-measure.ts";
import type { Grammar, Rule } from "../grammar.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { extremeRelations } from "../scale.ts";
import { countedOfGroups } from "../totals/per-group.ts";
import { isOfSeveral, ofAnyOfClass } from "../totals/totalled.ts";
import { talliesOf, tallyOfEach } from "./tally-of-each.ts";

const MOST_WORDS_OF_A_NOUN = 4;
const MOST_WORDS_OF_A_VERB = 4;
const MOST_STEPS_BACK = 3;

/** The rules of what is told of each of several things, by name. Each reads words around "each". */
const EACH_RULES = {
  "noun of each": nounOfEach,
  "who did it to each": doneToEach,
  "what each did": doneByEach,
  "how many of each": countedOfEach,
  "how tall is each": measureOfEach,
} satisfies Readonly<Record<string, Rule<readonly FormParse[]>>>;

/** "The population of each country", "who directed each of the films", "how many films did each of them direct". */
export function ofEachMember(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const tallies = tallyOfEach(grammar, from, to);
  if (eachIn(grammar, from, to) === undefined) return tallies;
  return [...tallies, ...Object.values(EACH_RULES).flatMap((rule): readonly FormParse[] => rule(grammar, from, to))];
}

/** Where "each" stands, and where the noun behind it begins: "each country", "each of the countries". */
function eachIn(
  { words }: Grammar,
  from: number,
  to: number,
): { readonly at: number; readonly noun: number } | undefined {
  const at = words.findIndex(({ lower }, index) => index >= from && index < to - 1 && lower === "each");
  if (at < 0 || words[at + 1]?.lower === "other") return undefined;
  const of = words[at + 1]?.lower === "of" ? at + 2 : at + 1;
  return { at, noun: DETERMINERS.has(words[of]?.lower ?? "") ? of + 1 : of };
}

/** Sets of several things: of one that is named there is no each. */
function severalAt(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  return grammar.sets(from, to).filter(({ value }) => isOfSeveral(value));
}

/** "(What is) the population of each country". */
function nounOfEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const each = eachIn(grammar, from, to);
  if (each === undefined || words[each.at - 1]?.lower !== "of") return [];
  const isAsked = isQuestionWord(words[from]) && BE.has(words[from + 1]?.lower ?? "");
  const start = isAsked ? from + 2 : from;
  const noun = DETERMINERS.has(words[start]?.lower ?? "") ? start + 1 : start;
  const said = words.slice(noun, each.at);
  if (said.length < 2) return [];
  return severalAt(grammar, each.noun, to).flatMap((set) =>
    reachedBy(grammar, { set, stepsBack: 0 }, said).flatMap(({ before, words: noun }) =>
      told(grammar, before.set, noun, "NOUN", { stepsBack: before.stepsBack }),
    ),
  );
}

/** Several things, and how many steps before them those stand of whom it is told. */
interface Before {
  readonly set: Parse<SetForm>;
  readonly stepsBack: number;
}

/**
 * "The mayor of the capital of (each country)": what is told last, of those that the nouns before it lead to, in all
 * ways to part the words; each noun with its "of".
 */
function reachedBy(
  grammar: Grammar,
  before: Before,
  said: readonly Word[],
): readonly { readonly before: Before; readonly words: readonly Word[] }[] {
  // "The number of films of each" is that of the films, and no number that they have.
  const isNumberOfNext = before.stepsBack > 0 && said.length === 2 && said[0]?.lower === "number";
  const found = isNounOf(said) && !isNumberOfNext ? [{ before, words: said }] : [];
  if (before.stepsBack >= MOST_STEPS_BACK) return found;
  for (let at = 1; at < said.length - 2; at += 1) {
    if (said[at]?.lower !== "of") continue;
    const start = DETERMINERS.has(said[at + 1]?.lower ?? "") ? at + 2 : at + 1;
    const next = stepTo(grammar, before, said.slice(start));
    if (next !== undefined) found.push(...reachedBy(grammar, next, said.slice(0, at + 1)));
  }
  return found;
}

/** What all of some nouns lead to; where there are none, the things themselves. */
function stepsOf(grammar: Grammar, before: Before, nouns: readonly Word[]): readonly Before[] {
  if (nouns.length === 0) return [before];
  return reachedBy(grammar, before, nouns).flatMap((each) => stepTo(grammar, each.before, each.words) ?? []);
}

/** "Capital of", "head of state of". */
function isNounOf(words: readonly Word[]): boolean {
  const isShort = words.length > 1 && words.length <= MOST_WORDS_OF_A_NOUN + 1;
  return isShort && words.at(-1)?.lower === "of" && isNounPhrase(words.slice(0, -1));
}

/** What one noun leads to: "the capital of (each country)". */
function stepTo(grammar: Grammar, { set, stepsBack }: Before, words: readonly Word[]): Before | undefined {
  if (!isNounOf(words)) return undefined;
  const linked = grammar.follow(set, { words, role: "NOUN" });
  if (linked?.value.kind !== "follow" || linked.value.from !== set.value) return undefined;
  const { relation } = linked.value;
  if (relation.candidates.length === 0 || relation.any === true) return undefined;
  return { set: { ...linked, cost: Math.max(0, linked.cost - ofAnyOfClass(set.value)) }, stepsBack: stepsBack + 1 };
}

/** "Who directed each of the films of E", "what was made of each". */
function doneToEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const each = eachIn(grammar, from, to);
  if (each === undefined || !isQuestionWord(words[from])) return [];
  const said = words.slice(from + 1, each.at);
  if (said.length === 0 || said.length > MOST_WORDS_OF_A_VERB || said.every(({ lower }) => isAuxiliary(lower)))
    return [];
  return severalAt(grammar, each.noun, to).flatMap((set) =>
    told(grammar, set, said, "AFTER", { wanted: wantedBy(words[from]) }),
  );
}

/** "When was each of the films released", "where was each of them born", "what did each of them write". */
function doneByEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const each = eachIn(grammar, from, to);
  if (each === undefined || !isQuestionWord(words[from]) || each.at < from + 2) return [];
  if (!isAuxiliary(words[from + 1]?.lower ?? "")) return [];
  // "Where was the director of each film born?": of each film, by way of its director.
  const start = DETERMINERS.has(words[from + 2]?.lower ?? "") ? from + 3 : from + 2;
  const nouns = words.slice(start, each.at);
  const found: FormParse[] = [];
  for (let end = Math.max(each.noun + 1, to - MOST_WORDS_OF_A_VERB); end < to; end += 1)
    for (const set of severalAt(grammar, each.noun, end))
      for (const before of stepsOf(grammar, { set, stepsBack: 0 }, nouns))
        found.push(
          ...told(grammar, before.set, words.slice(end, to), "BEFORE", {
            wanted: wantedBy(words[from]),
            stepsBack: before.stepsBack,
          }),
        );
  return found;
}

/** "How many films did each of the directors make", "how many ports does each country have". */
function countedOfEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const each = eachIn(grammar, from, to);
  const isAsked = words[from]?.lower === "how" && words[from + 1]?.lower === "many";
  const aux = words[(each?.at ?? 0) - 1]?.lower ?? "";
  if (each === undefined || !isAsked || each.at < from + 4 || !(DO.has(aux) || HAVE.has(aux))) return [];
  const found: FormParse[] = [];
  for (let end = Math.max(each.noun + 1, to - MOST_WORDS_OF_A_VERB); end <= to; end += 1) {
    const verb = end < to ? words.slice(end, to) : HAVE.has(aux) ? words.slice(each.at - 1, each.at) : [];
    if (verb.length === 0) continue;
    const things = [from + 2, each.at - 1] as const;
    // The counties that each country has: where none leads to them, a relation may lead from them.
    if (verb.every(({ lower }) => HAVE.has(lower)))
      for (const { value, cost } of talliesOf(countedOfGroups(grammar, things, [each.noun, end])))
        found.push(parse(value, cost + QUESTIONS.ofGap));
    for (const set of severalAt(grammar, each.noun, end))
      for (const { by, tally, cost } of countedMeasures(grammar, set, things, verb))
        found.push(pairsOf(set, by, set.cost + cost, { tally }));
  }
  return found;
}

/** "How tall is each of the towers". */
function measureOfEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const each = eachIn(grammar, from, to);
  const graded = gradedBehindDegree(words[from + 1]?.lower ?? "");
  if (each === undefined || words[from]?.lower !== "how" || graded?.degree !== "base" || each.at !== from + 3)
    return [];
  if (!BE.has(words[from + 2]?.lower ?? "")) return [];
  return severalAt(grammar, each.noun, to).flatMap((set) =>
    extremeRelations(grammar, graded.base, set.value)
      .filter(({ direction }) => direction === "max")
      .flatMap(({ relation, cost }) => {
        const candidates = relation.candidates.filter(
          ({ iri }) => relationEntry(grammar.catalogue, iri)?.objectKind === "NUMBER",
        );
        return candidates.length === 0 ? [] : [pairsOf(set, { ...relation, candidates }, set.cost + cost)];
      }),
  );
}

function told(
  grammar: Grammar,
  set: Parse<SetForm>,
  words: readonly Word[],
  role: "NOUN" | "AFTER" | "BEFORE",
  { wanted, stepsBack = 0 }: { readonly wanted?: EndKind | undefined; readonly stepsBack?: number },
): readonly FormParse[] {
  const linked = grammar.follow(set, { words, role, ...(wanted === undefined ? {} : { wanted }) });
  if (linked?.value.kind !== "follow" || linked.value.from !== set.value) return [];
  const { relation } = linked.value;
  return relation.candidates.length === 0 || relation.any === true
    ? []
    : [pairsOf(set, relation, linked.cost, { stepsBack })];
}

function pairsOf(
  set: Parse<SetForm>,
  by: RelationPhrase,
  cost: number,
  { tally, stepsBack = 0 }: { readonly tally?: CountTally | undefined; readonly stepsBack?: number } = {},
): FormParse {
  return parse<Form>(
    {
      ...{ kind: "each", set: set.value, by },
      ...(tally === undefined ? {} : { tally }),
      ...(stepsBack === 0 ? {} : { stepsBack }),
    },
    // Each of a kind is asked about: it is not left open which one is meant.
    Math.max(0, cost - ofAnyOfClass(set.value)) + QUESTIONS.ofEachMember,
  );
}

function isQuestionWord(word: Word | undefined): boolean {
  const lower = word?.lower ?? "";
  return [OF_PERSONS, OF_PLACES, OF_DATES, OF_THINGS].some((words) => words.has(lower));
}

function wantedBy(word: Word | undefined): EndKind | undefined {
  const lower = word?.lower ?? "";
  if (OF_PERSONS.has(lower)) return "PERSON";
  if (OF_PLACES.has(lower)) return "PLACE";
  return OF_DATES.has(lower) ? "DATE" : undefined;
}
