import { describe, expect, test } from "vitest";
import { COMPARISON_RULES } from "../../../reasoners/english/grammar/comparisons/comparison.ts";
import { DIFFERENCE_RULES } from "../../../reasoners/english/grammar/differences/difference.ts";
import { NOUN_RULES } from "../../../reasoners/english/grammar/noun-phrase/noun-phrase.ts";
import { applied } from "../../../reasoners/english/grammar/parse.ts";
import { TOTAL_RULES } from "../../../reasoners/english/grammar/totals/total.ts";
import { QUESTION_RULES } from "../../../reasoners/english/grammar/questions/asked.ts";
import { QUESTION_WORD_RULES } from "../../../reasoners/english/grammar/questions/question-word.ts";
import { EVENT_RULES } from "../../../reasoners/english/grammar/time/event.ts";
import { TIME_RULES } from "../../../reasoners/english/grammar/time/time-expression.ts";
import { PREDICATE_RULES } from "../../../reasoners/english/grammar/verb-phrase/verb-phrase.ts";
import * as harbour from "../harbour.ts";
import { showForm } from "../show-form.ts";
import { type World, worldOf } from "../world.ts";
import { best, type Examples, round, THINGS } from "./example.ts";

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
    ["largest harbour", "max 1 of all harbour by population", 0.2],
    ["second longest ship", "max 2 of all ship by length", 0.07],
  ],
  "next of a kind": [
    ["next ship after the Grey Heron", "min 1 of all ship where launched > (launched(Grey Heron)) by launched", 0.28],
    ["first ship after 1900", "min 1 of all ship where launched > 1900 by launched", 0.23],
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
  "valued noun": [
    ["black ships", "all ship where hull paint = black", 0.07],
    ["dark red ships", "all ship where hull paint = dark red", 0.07],
  ],
  "modified noun": [
    ["ships built by Piet Brand", "^built by(Piet Brand) & all ship", 0.08],
    ["ships longer than 30 metres", "all ship where length > 30 metres", 0.12],
  ],
  "place in place": [["Norby, Sundland", "Norby & ^located in(Sundland)", 1.32]],
  conjunction: [["Grey Heron and Blue Tern", "Blue Tern | Grey Heron", 0.38]],
  "shared owner": [
    ["father and spouse of Anna Holm", "father(Anna Holm) | spouse(Anna Holm)", 0.18],
    ["Anna Holm's father and spouse", "father(Anna Holm) | spouse(Anna Holm)", 0.18],
  ],
  "same as": [["same captain as Grey Heron", "captain(Grey Heron)", 0.06]],
};

const FIGURED = worldOf({}, { figure: [] }, [["material", "figure", ""]]);

/** A world that states in words what figures are made of. */
const FIGURES: World = {
  ...FIGURED,
  catalogue: {
    ...FIGURED.catalogue,
    relations: FIGURED.catalogue.relations.map((each) => ({ ...each, objectKind: "TEXT", values: ["lead", "tin"] })),
  },
};

type InWorld = readonly [words: string, form: string, cost: number, world?: World];

/** Said of things of any kind. */
const PREDICATES: Examples<typeof PREDICATE_RULES, InWorld> = {
  "verb of no other object": [["only commanded the Grey Heron", "all things where ^captain only (Grey Heron)", 0.28]],
  "role in all": [
    [
      "captain of every ship built by Piet Brand",
      "all things where ^captain every (^built by(Piet Brand) & all ship)",
      0.25,
    ],
  ],
  "so many times as": [
    ["at least twice as long as the Blue Tern", "all things where length >= 2 times (length(Blue Tern))", 0.2],
  ],
  "more things than": [
    [
      "built more ships than Piet Brand",
      "all things where count of ^built by among (all ship) > the number of (^built by(Piet Brand) & all ship)",
      0.18,
    ],
  ],
  filler: [["also built the Grey Heron", "all things & built by(Grey Heron)", 0.07]],
  "relative clause": [
    ["who built the Grey Heron", "all things & built by(Grey Heron)", 0.07],
    ["that Piet Brand built", "^built by(Piet Brand) & all things", 0.06],
  ],
  "relative clause of place": [["where Anna Holm was born", "all things & place of birth(Anna Holm)", 0.12]],
  "relative clause behind a preposition": [
    ["in which Anna Holm was born", "all things & place of birth(Anna Holm)", 0.09],
  ],
  "relative clause of whose": [
    ["by whose crew Anna Holm was saved", '"was saved by crew of"(Anna Holm) & all things', 2.46],
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
    ["longer than the Grey Heron", "all things where length > (length(Grey Heron))", 0.2],
    ["with more than 5000 inhabitants", "all things where population > 5000", 0.05],
  ],
  superlative: [
    ["is the longest", "max 1 of all things by length", 0.05],
    ["with the most inhabitants", "max 1 of all things by population", 0.05],
  ],
  "role in so many": [
    ["is the captain of more than three ships", "all things where count of ^captain among (all ship) > 3", 0.19],
    ["the home port of the fewest ships", "min 1 of all things by count of ^home port among (all ship)", 0.19],
  ],
  "true or false": [
    ["carry cars", "all things where carries cars = true", 0.02],
    ["do not carry cars", "all things where carries cars = false", 0.02],
  ],
  "done first": [
    ["was launched first", "min 1 of all things by launched", 0.05],
    ["were launched the latest", "max 1 of all things by launched", 0.05],
  ],
  "compared by what is named": [
    ["have a greater length than the Grey Heron", "all things where length > (length(Grey Heron))", 0.15],
    ["with a smaller length than that of the Grey Heron", "all things where length < (length(Grey Heron))", 0.15],
  ],
  "stated text": [
    ["have dark red as their hull paint", "all things where hull paint = dark red", 0.01],
    ["with a black hull paint", "all things where hull paint = black", 0.01],
  ],
  "implied text": [
    ["are dark red", "all things where hull paint = dark red", 0.04],
    ["made of tin", "all things where material = tin", 0.04, FIGURES],
  ],
  "something stated": [["with a launch date", "all things where count of launched >= 1", 0.06]],
  exception: [
    ["other than the Grey Heron", "all things except Grey Heron", 0.1],
    ["except Grey Heron", "all things except Grey Heron", 0.09],
  ],
  having: [
    ["with a captain", "^captain(all person) & all things", 0.05],
    ["have no captain", "all things except ^captain(all person)", 0.05],
    ["have more than one captain", "all things where count of captain > 1", 0.2],
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
  "most of a kind": [
    ["Which school has had the most persons", "max 1 of all school by count of ^educated at among (all person)", 0.1],
  ],
  "numbers of what one has": [
    [
      "Which country has the greatest population of harbours in total",
      "max 1 of all country by sum of population of ^located in among (all harbour)",
      0.07,
    ],
  ],
  "numbers of whose": [
    [
      "Which captain's ships have the greatest length in total",
      "max 1 of captain(all ship) by sum of length of ^captain among (all ship)",
      0.04,
    ],
    [
      "Who is the builder whose ships have a length of less than 30 metres on average",
      "built by(all ship) where mean of length of ^built by among (all ship) < 30 metres",
      0.09,
    ],
  ],
  comparison: [["Which is longer, the Grey Heron or the Blue Tern", "max of Grey Heron or Blue Tern by length", 0.15]],
  difference: [
    [
      "How much longer is the Grey Heron than the Blue Tern",
      "difference max of Grey Heron and Blue Tern by length",
      0.2,
    ],
  ],
  "share of all": [
    ["What percentage of ships did Anna Holm command", "count ^captain(Anna Holm) & all ship of (all ship)", 0.24],
  ],
  "yes or no": [
    ["Did Anna Holm command the Grey Heron", "exists Anna Holm & captain(Grey Heron)", 0.27],
    ["Were all ships built by Piet Brand", "exists ^built by(Piet Brand) & all ship in all of (all ship)", 0.13],
    [
      "Is Anna Holm the only captain of the Grey Heron",
      "exists Anna Holm & captain(Grey Heron) at now in all of (captain(Grey Heron) at now)",
      0.16,
    ],
    [
      "Did only Anna Holm command the Grey Heron",
      "exists Anna Holm & captain(Grey Heron) in all of (captain(Grey Heron))",
      0.27,
    ],
    ["Did Anna Holm command every ship", "exists ^captain(Anna Holm) & all ship in all of (all ship)", 0.39],
  ],
  "question word in its place": [["the Grey Heron was built by who", "built by(Grey Heron)", 0.12]],
  "noun phrase alone": [
    ["Grey Heron's captain", "captain(Grey Heron)", 0.16],
    ["all ships", "all ship", 0.13],
  ],
};

const TOTALS: Examples<typeof TOTAL_RULES> = {
  "total of a measure": [
    [
      "What is the total length of the ships built by Piet Brand",
      "sum of length of (^built by(Piet Brand) & all ship)",
      0.13,
    ],
    ["the sum of the populations of all harbours", "sum of population of (all harbour)", 0.12],
    ["What is the highest population of any harbour", "max of population of (all harbour)", 0.07],
  ],
  "said behind": [
    ["How long are the ships built by Piet Brand in all", "sum of length of (^built by(Piet Brand) & all ship)", 0.16],
    ["How many inhabitants do Norby and Tarnwick have together", "sum of population of (Norby | Tarnwick)", 0.17],
  ],
  "come to": [
    [
      "What do the lengths of the ships built by Piet Brand add up to",
      "sum of length of (^built by(Piet Brand) & all ship)",
      0.19,
    ],
  ],
  "part of a total": [
    [
      "What share of the total length of the ships do the ships built by Piet Brand make up",
      "sum of length of (all ship), the part of (^built by(Piet Brand) & all ship)",
      0.18,
    ],
  ],
  "add up": [
    [
      "Add up the lengths of the ships built by Piet Brand",
      "sum of length of (^built by(Piet Brand) & all ship)",
      0.18,
    ],
  ],
};

const DIFFERENCES: Examples<typeof DIFFERENCE_RULES> = {
  "how much more": [
    [
      "How much longer is the Grey Heron than the Blue Tern",
      "difference max of Grey Heron and Blue Tern by length",
      0.2,
    ],
  ],
  "how many more things": [
    [
      "How many more ships did Anna Holm command than Piet Brand",
      "difference max of Anna Holm and Piet Brand by count of ^captain among (all ship)",
      0.28,
    ],
    [
      "How many more persons taught Anna Holm than Piet Brand",
      "difference max of Anna Holm and Piet Brand by count of taught by among (all person)",
      0.17,
    ],
    [
      "How many times as many ships as Piet Brand did Anna Holm command",
      "ratio of Anna Holm and Piet Brand by count of ^captain among (all ship)",
      0.28,
    ],
  ],
  "more things than": [
    [
      "Did Anna Holm command more ships than Piet Brand",
      "is Anna Holm the max against Piet Brand by count of ^captain among (all ship)",
      0.28,
    ],
  ],
  "time between": [
    [
      "How many years after the Grey Heron was the Blue Tern launched",
      "difference max of Blue Tern and Grey Heron by launched in years",
      0.15,
    ],
  ],
  "years between": [
    [
      "How many metres lie between the lengths of the Grey Heron and the Blue Tern",
      "difference of Grey Heron and Blue Tern by length in metres",
      0.22,
    ],
  ],
  "times as much": [
    ["How many times as long is the Grey Heron as the Blue Tern", "ratio of Grey Heron and Blue Tern by length", 0.2],
  ],
  "the ratio of numbers": [
    ["What is the ratio of ships to harbours", "count all ship against (all harbour)", 0.09],
    ["How many times as many ships as harbours are there", "count all ship against (all harbour)", 0.09],
  ],
  "the ratio of": [
    [
      "What is the ratio of the length of the Grey Heron to that of the Blue Tern",
      "ratio of Grey Heron and Blue Tern by length",
      0.18,
    ],
    [
      "the ratio between the lengths of the Grey Heron and the Blue Tern",
      "ratio of Grey Heron and Blue Tern by length",
      0.22,
    ],
  ],
  "the difference between": [
    [
      "the difference between the length of the Grey Heron and that of the Blue Tern",
      "difference of Grey Heron and Blue Tern by length",
      0.18,
    ],
    [
      "the difference in length between the Grey Heron and the Blue Tern",
      "difference of Grey Heron and Blue Tern by length",
      0.17,
    ],
  ],
};

/** A world in which persons have trades, and what may be of two kinds. */
const TRADES = worldOf({ "Anna Holm": "person" }, { person: [], trade: [], singer: [], baker: [] }, [
  ["occupation", "person", "trade"],
]);

/** A world in which ships are named for people. */
const HONOURS = worldOf({ "Grey Heron": "ship" }, { person: [], ship: [] }, [["named in honour of", "ship", "person"]]);

/** A world that says what its classes are. */
const MILLS: World = {
  ...TRADES,
  catalogue: {
    relations: [],
    classes: [
      {
        iri: "urn:class:mill",
        label: "mill",
        aliases: [],
        count: 3,
        ancestors: [],
        definition: "urn:definition",
        below: { relation: "urn:below", steps: 2 },
        properties: { relation: "urn:domain", of: ["urn:class:mill", "urn:class:building"] },
      },
      { iri: "urn:class:building", label: "building", aliases: [], count: 4, ancestors: [] },
    ],
  },
};

const QUESTION_WORDS: Examples<typeof QUESTION_WORD_RULES, InWorld> = {
  "who does": [["Who built the Grey Heron", "built by(Grey Heron)", 0.07]],
  "whom is it done to": [["Whom did Anna Holm marry", "spouse(Anna Holm)", 0.11]],
  "who is it": [["Who is the captain of the Grey Heron", "captain(Grey Heron)", 0.1]],
  where: [["Where was Anna Holm born", "place of birth(Anna Holm)", 0.12]],
  "where is the place": [["Where is the home port of the Grey Heron", "home port(Grey Heron)", 0.98]],
  when: [["When was the Grey Heron launched", "launched(Grey Heron)", 0.07]],
  "when did people": [
    [
      "When did people cross the ocean for the third time",
      "point in time(min 3 of all ocean crossing by point in time)",
      0.15,
    ],
  ],
  why: [["Why did the Grey Heron sink", '"sink cause"(Grey Heron)', 2.47]],
  whose: [["Whose captain is Anna Holm", "^captain(Anna Holm)", 0.06]],
  "in whose": [["In whose honour was the Grey Heron named", "named in honour of(Grey Heron)", 0.16, HONOURS]],
  "whose work does": [["Whose writings influenced Anna Holm", "influenced by(Anna Holm)", 0.26]],
  "what does": [["What lies in Sundland", "^located in(Sundland)", 0.1]],
  "what is it done to": [["What did Piet Brand build", "^built by(Piet Brand)", 0.11]],
  "what is it": [["What is the capital of Sundland", "capital(Sundland)", 0.09]],
  "which of a kind": [
    ["Which ships did Anna Holm command", "^captain(Anna Holm) & all ship", 0.19],
    ["In which country is Norby located", "all country & located in(Norby)", 0.08],
  ],
  "which of a kind do so many": [
    [
      "In which harbours do at least two ships lie",
      "all harbour where count of ^located in among (all ship) >= 2",
      0.88,
    ],
  ],
  "whom do so many": [
    ["By whom were the most ships built", "max 1 of built by(all ship) by count of ^built by among (all ship)", 0.84],
  ],
  "in which are all": [
    [
      "In which harbours all ships are built by Piet Brand",
      "all harbour & home port(all ship) except home port(all ship except ^built by(Piet Brand) & all ship)",
      1.29,
    ],
  ],
  "which are of both kinds": [["Which bakers are singers", "all baker & all singer", 0.06, TRADES]],
  "which is called so": [["Which ship is called Grey Heron", "Grey Heron & all ship", 0.06]],
  "which are there": [["Which harbours are there", "all harbour", 0.02]],
  "what are all": [["What are the ships", "all ship", 0.05]],
  "what is a kind": [["What is a mill", "definition(mill)", 0.1, MILLS]],
  "which kinds of it": [
    ["Which kinds of mill are there", "^kinds of(^kinds of(mill)) | ^kinds of(mill)", 0.1, MILLS],
    ["What are the types of a mill", "^types of(^types of(mill)) | ^types of(mill)", 0.1, MILLS],
  ],
  "which properties of a kind": [
    ["Which properties does a mill have", "^properties of(building) | ^properties of(mill)", 0.1, MILLS],
    ["What are the attributes of mills", "^attributes of(building) | ^attributes of(mill)", 0.1, MILLS],
  ],
  "what for a living": [["What does Anna Holm do for a living", "occupation(Anna Holm)", 0.06, TRADES]],
  "which one's": [["Which ship's captain is Anna Holm", "^captain(Anna Holm) & all ship", 0.08]],
};

const COMPARISONS: Examples<typeof COMPARISON_RULES> = {
  "one of two": [
    ["Which is longer, the Grey Heron or the Blue Tern", "max of Grey Heron or Blue Tern by length", 0.15],
    ["Which is longer Grey Heron or Blue Tern", "max of Grey Heron or Blue Tern by length", 0.53],
    ["Who was born first, Anna Holm or Piet Brand", "min of Anna Holm or Piet Brand by date of birth", 0.14],
    ["Which harbour has more inhabitants, Norby or Tarnwick", "max of Norby or Tarnwick by population", 0.13],
  ],
  "one of a list": [
    ["Which of the Grey Heron and the Blue Tern is longer", "max of Grey Heron or Blue Tern by length", 0.2],
    [
      "Which of Anna Holm, Piet Brand and Ida Falk is the oldest",
      "min 1 of Anna Holm | Ida Falk | Piet Brand by date of birth",
      0.22,
    ],
  ],
  "more than": [
    ["Is the Grey Heron longer than the Blue Tern", "is Grey Heron the max against Blue Tern by length", 0.2],
    ["Is the Grey Heron shorter than 100 metres", "exists Grey Heron where length < 100 metres", 0.2],
  ],
  "values of two": [
    [
      "Is the length of the Grey Heron greater than that of the Blue Tern",
      "is Grey Heron the max against Blue Tern by length",
      0.15,
    ],
    ["Is the Grey Heron's length less than the Blue Tern's", "is Grey Heron the min against Blue Tern by length", 0.15],
  ],
  "before or after": [
    ["Was the Grey Heron launched before the Blue Tern", "is Grey Heron the min against Blue Tern by launched", 0.1],
    ["Was the Grey Heron launched after the Blue Tern", "is Grey Heron the max against Blue Tern by launched", 0.1],
  ],
  "same or different": [
    ["Do the Grey Heron and the Blue Tern have the same captain", "same captain of Grey Heron and Blue Tern", 0.1],
    [
      "Were Anna Holm and Piet Brand born in different harbours",
      "different place of birth of Anna Holm and Piet Brand",
      0.37,
    ],
  ],
};

/** Things of any kind, at the time. */
const TIMES: Examples<typeof TIME_RULES> = {
  now: [["today", "all things at now", 0.02]],
  "written time": [
    ["in 1969", "all things at 1969", 0.03],
    ["in the year 1969", "all things at 1969", 0.03],
    ["since 1950", "all things at 1950..", 0.03],
    ["before 1950", "all things at ..1950", 0.03],
    ["between 1914 and 1918", "all things at 1914..1918", 0.03],
  ],
  event: [
    ["during the Great Storm", "all things at point in time(Great Storm)", 0.15],
    ["when the Grey Heron was launched", "all things at launched(Grey Heron)", 0.2],
  ],
  occasion: [["at the second event", "all things at point in time(min 2 of all event by point in time)", 0.31]],
};

/** Things of any kind, at the time of what is told. */
const EVENTS: Examples<typeof EVENT_RULES> = {
  "nth time": [
    [
      "people crossed the ocean for the third time",
      "all things at point in time(min 3 of all ocean crossing by point in time)",
      0.15,
    ],
  ],
  "thing that took place": [["the Great Storm", "all things at point in time(Great Storm)", 0.15]],
  "what happened": [
    ["the Great Storm took place", "all things at point in time(Great Storm)", 0.15],
    ["the Grey Heron was launched", "all things at launched(Grey Heron)", 0.2],
    ["the Grey Heron sank", "all things at point in time(Grey Heron)", 0.85],
  ],
  "verb that says nothing": [
    ["humans made the second event", "all things at point in time(min 2 of all event by point in time)", 0.23],
  ],
};

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
  test.each(inWorlds(examples))("%s: %s, for %d", (text, form, expected, world) => {
    const { value, cost } = best(PREDICATE_RULES[name as keyof typeof PREDICATE_RULES], text, world);
    const said = applied(THINGS, value);
    expect([said === undefined ? undefined : showForm(said), round(cost)]).toEqual([form, expected]);
  });
});

describe.each(Object.entries(DIFFERENCES))("difference: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, cost) => {
    const { value, cost: found } = best(DIFFERENCE_RULES[name as keyof typeof DIFFERENCE_RULES], text);
    expect([showForm(value), round(found)]).toEqual([form, cost]);
  });
});

describe.each(Object.entries(TOTALS))("total: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, cost) => {
    const { value, cost: found } = best(TOTAL_RULES[name as keyof typeof TOTAL_RULES], text);
    expect([showForm(value), round(found)]).toEqual([form, cost]);
  });
});

describe.each(Object.entries(QUESTIONS))("question: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(QUESTION_RULES[name as keyof typeof QUESTION_RULES], text);
    expect([showForm(value), round(cost)]).toEqual([form, expected]);
  });
});

/** Each example with its world; the harbour where it names none. */
function inWorlds(examples: readonly InWorld[]): readonly (readonly [string, string, number, World])[] {
  return examples.map(([words, form, cost, world = harbour]) => [words, form, cost, world]);
}

describe.each(Object.entries(QUESTION_WORDS))("question word: %s", (name, examples) => {
  test.each(inWorlds(examples))("%s: %s, for %d", (text, form, expected, world) => {
    const { value, cost } = best(QUESTION_WORD_RULES[name as keyof typeof QUESTION_WORD_RULES], text, world);
    expect([showForm(value), round(cost)]).toEqual([form, expected]);
  });
});

describe.each(Object.entries(COMPARISONS))("comparison: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(COMPARISON_RULES[name as keyof typeof COMPARISON_RULES], text);
    expect([showForm(value), round(cost)]).toEqual([form, expected]);
  });
});

describe.each(Object.entries(TIMES))("time: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(TIME_RULES[name as keyof typeof TIME_RULES], text);
    expect([showForm({ kind: "at", set: THINGS, time: value }), round(cost)]).toEqual([form, expected]);
  });
});

describe.each(Object.entries(EVENTS))("event: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const { value, cost } = best(EVENT_RULES[name as keyof typeof EVENT_RULES], text);
    expect([showForm({ kind: "at", set: THINGS, time: value }), round(cost)]).toEqual([form, expected]);
  });
});
