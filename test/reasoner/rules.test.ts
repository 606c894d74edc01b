import { describe, expect, test } from "vitest";
import { Grammar, type Rule } from "../../reasoners/english/grammar/grammar.ts";
import { NOUN_RULES } from "../../reasoners/english/grammar/noun-phrase/noun-phrase.ts";
import { applied, cheapest, type Draft, type Parse } from "../../reasoners/english/grammar/parse.ts";
import { PHRASES } from "../../reasoners/english/grammar/phrases.ts";
import { QuestionLinks } from "../../reasoners/english/grammar/question-links.ts";
import { QuestionNames } from "../../reasoners/english/grammar/question-names.ts";
import { QUESTION_RULES } from "../../reasoners/english/grammar/questions/asked.ts";
import { PREDICATE_RULES } from "../../reasoners/english/grammar/verb-phrase/verb-phrase.ts";
import { Work } from "../../reasoners/english/grammar/work.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

/** What a rule alone reads words as first, and what that costs, its parts and their links included. */
type Example = readonly [words: string, form: string, cost: number];
/** A rule without an example does not compile. */
type Examples<Rules> = Readonly<Record<keyof Rules, readonly Example[]>>;

const NOUNS: Examples<typeof NOUN_RULES> = {
  name: [
    ["Grey Heron", "Grey Heron", 0.04],
    ["1969", "1969", 0.05],
    ["Lost Gull", '"Lost Gull"', 0.25],
  ],
  "common noun": [
    ["ships", "all ship", 0.02],
    ["captains", "captain(all ship)", 0.15],
    ["lighthouses", "any lighthouses", 1.1],
  ],
  determiner: [
    ["the ships", "all ship", 0.03],
    ["the former captain of the Grey Heron", "captain(Grey Heron) at past", 0.1],
    ["largest harbour", "max 1 of all harbour by population", 0.13],
    ["second longest ship", "max 2 of all ship by length", 0.07],
  ],
  "of phrase": [
    ["captain of the Grey Heron", "captain(Grey Heron)", 0.07],
    ["name of the Grey Heron", "Grey Heron", 0.15],
  ],
  possessive: [
    ["Grey Heron's captain", "captain(Grey Heron)", 0.06],
    ["Anna Holm's former spouse", "spouse(Anna Holm) at past", 0.06],
  ],
  attribute: [
    ["ship Grey Heron", "Grey Heron & all ship", 0.05],
    ["Norby-born captains", "^place of birth(Norby) & captain(all ship)", 0.79],
  ],
  "modified noun": [
    ["ships built by Piet Brand", "^built by(Piet Brand) & all ship", 0.08],
    ["ships longer than 30 metres", "all ship where length > 30 metres", 0.12],
  ],
  conjunction: [["Grey Heron and Blue Tern", "Blue Tern | Grey Heron", 0.38]],
  "shared owner": [
    ["father and spouse of Anna Holm", "father(Anna Holm) | spouse(Anna Holm)", 0.18],
    ["Anna Holm's father and spouse", "father(Anna Holm) | spouse(Anna Holm)", 0.18],
  ],
  "same as": [["same captain as Grey Heron", "captain(Grey Heron)", 0.06]],
};

/** Said of things of any kind. */
const PREDICATES: Examples<typeof PREDICATE_RULES> = {
  filler: [["also built the Grey Heron", "all things & built by(Grey Heron)", 0.07]],
  "relative clause": [
    ["who built the Grey Heron", "all things & built by(Grey Heron)", 0.07],
    ["that Piet Brand built", "^built by(Piet Brand) & all things", 0.06],
  ],
  "relative clause of place": [["where Anna Holm was born", "all things & place of birth(Anna Holm)", 0.12]],
  "relative clause behind a preposition": [
    ["in which Anna Holm was born", "all things & place of birth(Anna Holm)", 0.09],
  ],
  "relative clause of an owner": [
    ["whose captain is Anna Holm", "^captain(Anna Holm) & all things", 0.06],
    ["whose captain was born in Norby", "^captain(^place of birth(Norby)) & all things", 0.11],
  ],
  negation: [["not built by Piet Brand", "all things except ^built by(Piet Brand)", 0.11]],
  coordination: [
    ["built by Piet Brand and commanded by Anna Holm", "^built by(Piet Brand) & ^captain(Anna Holm) & all things", 0.2],
  ],
  "verb and object": [
    ["built by Piet Brand", "^built by(Piet Brand) & all things", 0.06],
    ["is Grey Heron", "Grey Heron & all things", 0.29],
    ["was born in both Norby and Tarnwick", "^place of birth(Norby) & ^place of birth(Tarnwick) & all things", 0.2],
  ],
  condition: [
    ["launched before 1950", "all things where launched < 1950", 0],
    ["longer than 30 metres", "all things where length > 30 metres", 0.1],
    ["with more than 5000 inhabitants", "all things where population > 5000", 0.05],
  ],
  superlative: [
    ["is the longest", "max 1 of all things by length", 0.05],
    ["with the most inhabitants", "max 1 of all things by population", 0.05],
  ],
  exception: [
    ["other than the Grey Heron", "all things except Grey Heron", 0.1],
    ["except Grey Heron", "all things except Grey Heron", 0.09],
  ],
  having: [
    ["with a captain", "^captain(all person) & all things", 0.05],
    ["have no captain", "all things except ^captain(all person)", 0.05],
  ],
  "at a time": [["commanded by Anna Holm in 1969", "^captain(Anna Holm) at 1969 & all things", 0.22]],
  "bare clause": [["Piet Brand built", "^built by(Piet Brand) & all things", 0.06]],
};

const QUESTIONS: Examples<typeof QUESTION_RULES> = {
  "extraposed clause": [
    [
      "Which ship did Anna Holm command that Piet Brand built",
      "^built by(Piet Brand) & ^captain(Anna Holm) & all ship",
      0.37,
    ],
  ],
  "question word": [
    ["Who built the Grey Heron", "built by(Grey Heron)", 0.07],
    ["Where was Anna Holm born", "place of birth(Anna Holm)", 0.12],
    ["Which ships did Anna Holm command", "^captain(Anna Holm) & all ship", 0.19],
  ],
  "how many, how tall": [
    ["How many ships did Anna Holm command", "count ^captain(Anna Holm) & all ship", 0.24],
    ["How long is the Grey Heron", "length(Grey Heron)", 0.1],
  ],
  comparison: [["Which is longer, the Grey Heron or the Blue Tern", "max of Grey Heron or Blue Tern by length", 0.15]],
  "yes or no": [["Did Anna Holm command the Grey Heron", "exists Anna Holm & captain(Grey Heron)", 0.27]],
  "question word in its place": [["the Grey Heron was built by who", "built by(Grey Heron)", 0.12]],
  "noun phrase alone": [["Grey Heron's captain", "captain(Grey Heron)", 0.16]],
};

function grammarOf(text: string): Grammar {
  const work = new Work();
  return new Grammar(
    PHRASES,
    wordsOf(text),
    new QuestionNames(mentionsIn(text)),
    new QuestionLinks(catalogue, work),
    work,
  );
}

function best<T>(rule: Rule<readonly (Parse<T> | Draft<T>)[]>, text: string): Parse<T> {
  const grammar = grammarOf(text);
  const [first] = cheapest(rule(grammar, 0, grammar.words.length), 1);
  if (first === undefined) throw new Error(`No reading of "${text}".`);
  return first;
}

const round = (cost: number): number => Number(cost.toFixed(2));

describe.each(Object.entries(NOUNS))("noun phrase: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(NOUN_RULES[name as keyof typeof NOUN_RULES], text);
    expect([value.set === undefined ? `any ${value.noun}` : showForm(value.set), round(cost)]).toEqual([
      form,
      expected,
    ]);
  });
});

describe.each(Object.entries(PREDICATES))("predicate: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(PREDICATE_RULES[name as keyof typeof PREDICATE_RULES], text);
    const said = applied({ kind: "instances", text: "things", candidates: [] }, value);
    expect([said === undefined ? undefined : showForm(said), round(cost)]).toEqual([form, expected]);
  });
});

describe.each(Object.entries(QUESTIONS))("question: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(QUESTION_RULES[name as keyof typeof QUESTION_RULES], text);
    expect([showForm(value), round(cost)]).toEqual([form, expected]);
  });
});
