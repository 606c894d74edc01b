import lists from "../../language/data/question-words.json" with { type: "json" };
import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, MARKS, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, type Parse, parse } from "../parse.ts";
import { allThereAre } from "./all-of-a-kind.ts";
import { objectSets } from "./asked-object.ts";
import { subjectQuestions } from "./asked-subject.ts";
import { bothKinds } from "./both-kinds.ts";
import { nounQuestions } from "./which-noun.ts";

/** The size of a set, or a number that the graph holds ("how many people live in E"). */
export function howMany(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  const count = (parses: readonly Parse<Form>[], extra: number): void => {
    for (const { value, cost } of parses) {
      if (isSet(value)) found.push(parse<Form>({ kind: "count", set: value }, cost + extra));
    }
  };
  // "how many N are there in E" is "N in E".
  const there = grammar.words.findIndex(
    (word, index) => index > from && BE.has(word.lower) && grammar.words[index + 1]?.lower === "there",
  );
  if (there > from) {
    for (const kind of grammar.nominals(from, there))
      count(subjectQuestions(grammar, there + 2, to, kind.value, kind.cost), QUESTIONS.counted);
  }
  found.push(...inhabitants(grammar, from, to));
  count(nounQuestions(grammar, from, to, []), QUESTIONS.counted);
  count(bothKinds(grammar, from, to), QUESTIONS.counted);
  count(allThereAre(grammar, from, to), QUESTIONS.counted);
  for (let at = from + 1; at < to; at += 1) {
    const noun = grammar.words.slice(from, at);
    if (noun.length > 4 || !grammar.isLowerCase(from, at)) break;
    for (const measured of objectSets(grammar, at, to, [], { noun, wanted: "NUMBER" }))
      found.push(parse<Form>({ ...measured.value, expects: "number" } as SetForm, measured.cost));
    for (let end = at; end < to; end += 1) {
      const words = grammar.words.slice(from, end);
      if (words.length > 7 || words.some((word) => MARKS.has(word.lower) || WH.has(word.lower))) break;
      for (const place of grammar.sets(end, to)) {
        const linked = grammar.follow(place, { words, role: "NOUN", wanted: "NUMBER" });
        if (linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0)
          found.push(parse<Form>(linked.value, linked.cost + grammar.swallowedNames(from, end)));
      }
    }
  }
  return found;
}

/**
 * "(In how many) plays did E act": how many of them, where the preposition that the question begins with belongs to the
 * verb.
 */
export function howManyInFront(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
): readonly FormParse[] {
  return nounQuestions(grammar, from, to, fronted).flatMap(({ value, cost }) =>
    isSet(value) ? [parse<Form>({ kind: "count", set: value }, cost + QUESTIONS.counted)] : [],
  );
}

const PEOPLE = wordSet(lists.people);
const LIVING = wordSet(lists.living);

/** "how many people live in E" asks for its population, a number of which no graph holds the people. */
function inhabitants(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const [people, live, where] = grammar.words.slice(from, from + 3).map(({ lower }) => lower);
  if (!PEOPLE.has(people ?? "") || !LIVING.has(live ?? "") || (where !== "in" && where !== "on")) return [];
  return grammar.sets(from + 3, to).flatMap((place) => {
    const linked = grammar.follow(place, { words: wordsOf("population"), role: "NOUN", wanted: "NUMBER" });
    return linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0
      ? [parse<Form>({ ...linked.value, expects: "number" }, linked.cost + QUESTIONS.inhabitants)]
      : [];
  });
}
