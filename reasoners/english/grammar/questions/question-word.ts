import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { DO, isAuxiliary, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_REASONS, OF_THINGS, POSSESSIVE } from "../../language/question-words.ts";
import type { Word } from "../../language/words.ts";
import { METONYMS } from "../../linking/content-words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar, Rule } from "../grammar.ts";
import { type FormParse, type Nominal, parse } from "../parse.ts";
import { CAUSE } from "../relation/implied-words.ts";
import { nthTime } from "../time/nth-time.ts";
import { allInFront } from "./all-in-front.ts";
import { allThatAre, allThereAre } from "./all-of-a-kind.ts";
import { objectQuestions } from "./asked-object.ts";
import { subjectQuestions } from "./asked-subject.ts";
import { bothKinds } from "./both-kinds.ts";
import { kindDefined, kindsOfKind, propertiesOfKind } from "./class-itself.ts";
import { calledSo } from "./called-so.ts";
import { countedInFront } from "./counted-in-front.ts";
import { identity } from "./identity.ts";
import { livelihood } from "./livelihood.ts";
import { nounQuestions } from "./which-noun.ts";
import { placeItself } from "./place-itself.ts";
import { inWhoseQuestions, whichOnesQuestions, whoseQuestions } from "./whose.ts";

/** The rules of question words, by name: by which words each is opened, and what it reads behind them. */
export const QUESTION_WORD_RULES = {
  "who does": opened(OF_PERSONS, ({ grammar, from, to, fronted }) =>
    // Whom something is done to does not do it.
    fronted.length > 0 ? [] : subjectQuestions(grammar, from, to, ANYBODY, 0),
  ),
  "whom is it done to": opened(OF_PERSONS, ({ grammar, from, to, fronted }) =>
    objectQuestions(grammar, from, to, fronted, { wanted: "PERSON" }),
  ),
  "who is it": opened(OF_PERSONS, ({ grammar, from, to }) => identity(grammar, from, to, "PERSON")),
  where: opened(OF_PLACES, ({ grammar, from, to, fronted, word }) =>
    objectQuestions(grammar, from, to, [...fronted, word], { wanted: "PLACE" }),
  ),
  "where is the place": opened(OF_PLACES, ({ grammar, from, to }) => placeItself(grammar, from, to)),
  when: opened(OF_DATES, ({ grammar, from, to, fronted, word }) =>
    objectQuestions(grammar, from, to, [...fronted, word], { wanted: "DATE" }),
  ),
  "when did people": opened(OF_DATES, whenDidPeople),
  why: opened(OF_REASONS, ({ grammar, from, to }) => objectQuestions(grammar, from, to, [CAUSE], {})),
  whose: opened(POSSESSIVE, ({ grammar, from, to }) => whoseQuestions(grammar, from, to)),
  "in whose": (grammar, from, to) => inWhoseQuestions(grammar, from, to),
  "whose work does": opened(POSSESSIVE, whoseWork),
  "what does": opened(OF_THINGS, ({ grammar, from, to }) =>
    subjectQuestions(grammar, from, to, ANYTHING, QUESTIONS.what),
  ),
  "what is it done to": opened(OF_THINGS, ({ grammar, from, to, fronted }) =>
    objectQuestions(grammar, from, to, fronted, {}),
  ),
  "what is it": opened(OF_THINGS, ({ grammar, from, to }) => identity(grammar, from, to, "ENTITY")),
  "which of a kind": opened(OF_THINGS, ({ grammar, from, to, fronted }) => nounQuestions(grammar, from, to, fronted)),
  "which of a kind do so many": opened(OF_THINGS, soManyOfAKind),
  "whom do so many": opened(OF_PERSONS, ({ grammar, from, to, fronted }) =>
    countedInFront(grammar, from, to, fronted, [parse(ANYBODY, 0)]),
  ),
  "in which are all": (grammar, from, to) => allInFront(grammar, from, to),
  "which are of both kinds": opened(OF_THINGS, ({ grammar, from, to }) => bothKinds(grammar, from, to)),
  "which is called so": opened(OF_THINGS, ({ grammar, from, to }) => calledSo(grammar, from, to)),
  "which are there": opened(OF_THINGS, ({ grammar, from, to }) => allThereAre(grammar, from, to)),
  "what are all": opened(OF_THINGS, ({ grammar, from, to }) => allThatAre(grammar, from, to)),
  "what is a kind": opened(OF_THINGS, ({ grammar, from, to }) => kindDefined(grammar, from, to)),
  "which kinds of it": opened(OF_THINGS, ({ grammar, from, to }) => kindsOfKind(grammar, from, to)),
  "which properties of a kind": opened(OF_THINGS, ({ grammar, from, to }) => propertiesOfKind(grammar, from, to)),
  "what for a living": opened(OF_THINGS, ({ grammar, from, to }) => livelihood(grammar, from, to)),
  "which one's": opened(OF_THINGS, ({ grammar, from, to }) => whichOnesQuestions(grammar, from, to)),
} satisfies Readonly<Record<string, Rule<readonly FormParse[]>>>;

/** All ways to read words that begin with a question word, or with a preposition before it. */
export function whQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return Object.values(QUESTION_WORD_RULES).flatMap((rule): readonly FormParse[] => rule(grammar, from, to));
}

const ANYBODY: Nominal = { set: undefined, noun: "person" };
const ANYTHING: Nominal = { set: undefined };

/** What stands behind a question word. */
interface Opened {
  readonly grammar: Grammar;
  /** The question word. */
  readonly word: Word;
  /** The preposition before the question word. */
  readonly fronted: readonly Word[];
  readonly from: number;
  readonly to: number;
}

function opened(
  words: ReadonlySet<string>,
  read: (behind: Opened) => readonly FormParse[],
): Rule<readonly FormParse[]> {
  return (grammar, from, to) => {
    const isFronted =
      PREPOSITIONS.has(grammar.words[from]?.lower ?? "") && WH.has(grammar.words[from + 1]?.lower ?? "");
    const at = isFronted ? from + 1 : from;
    const word = grammar.words[at];
    if (word === undefined || !words.has(word.lower)) return [];
    return read({ grammar, word, fronted: grammar.words.slice(from, at), from: at + 1, to });
  };
}

/** "at which hall do the most choirs rehearse": what is asked for stands before the auxiliary. */
function soManyOfAKind({ grammar, from, to, fronted }: Opened): readonly FormParse[] {
  const auxiliary = grammar.words.findIndex(({ lower }, at) => at > from && isAuxiliary(lower));
  if (auxiliary < 0 || auxiliary >= to || fronted.length === 0) return [];
  return countedInFront(grammar, auxiliary, to, fronted, grammar.nominals(from, auxiliary));
}

/** "when did people land on E for the second time": the date of that landing. */
function whenDidPeople({ grammar, from, to }: Opened): readonly FormParse[] {
  if (!DO.has(grammar.words[from]?.lower ?? "")) return [];
  return nthTime(grammar, from + 1, to).flatMap(({ value, cost }) =>
    value.kind === "dates"
      ? [parse<Form>({ kind: "follow", from: value.of, relation: value.relation, expects: "date" }, cost)]
      : [],
  );
}

/** "whose work influenced E" asks for the one who influenced E. */
function whoseWork({ grammar, from, to }: Opened): readonly FormParse[] {
  return METONYMS.has(grammar.words[from]?.lower ?? "")
    ? subjectQuestions(grammar, from + 1, to, ANYBODY, QUESTIONS.metonym)
    : [];
}
