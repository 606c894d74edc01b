import { describe, expect, test } from "vitest";
import { ORDER_RULES } from "../../../reasoners/english/grammar/questions/word-orders.ts";
import { wordsOf } from "../../../reasoners/english/language/words.ts";
import type { Examples } from "./example.ts";

/** A question, the words in the order that a rule alone puts them in, and what that costs. */
const ORDERS: Examples<typeof ORDER_RULES> = {
  "as it stands": [["Who built the Grey Heron", "who built the grey heron", 0]],
  "pronoun for a name in front": [["The Grey Heron, when was it launched", "when was the grey heron launched", 0.05]],
  "question inside another": [
    ["Can you tell me when the Grey Heron was launched", "when was the grey heron launched", 0.03],
    ["Do you know who Anna Holm married", "who did anna holm married", 0.03],
    ["How long the Grey Heron is", "how long is the grey heron", 0.03],
  ],
  "anybody as subject": [["In what country would you find Norby", "in what country is norby", 0.02]],
  "question word behind": [["Anna Holm was born in which harbour", "in which harbour was anna holm born", 0.05]],
  "verb before its clause": [
    [
      "When did the ships come out whose captain is Anna Holm",
      "when did the ships whose captain is anna holm come out",
      0.05,
    ],
  ],
  "sum said inside": [
    ["How many ships are there in total in Norby", "how many ships are there in norby in total", 0.02],
    ["Altogether, how long are the ships", "how long are the ships altogether", 0.02],
  ],
  "what is taken together": [
    ["Whose ships have the greatest average length", "whose ships have the greatest length average", 0.02],
    ["Which ports have a total trade of more than 20", "which ports have a trade of more than 20 total", 0.02],
  ],
  "next said besides after": [
    ["What is the next ship after the Grey Heron", "what is the ship after the grey heron", 0.02],
  ],
  "each put in front": [
    [
      "For each ship of Norby, who is the spouse of its captain",
      "who is the spouse of the captain of each ship of norby",
      0.02,
    ],
    ["For every ship, when was it launched", "when was each ship launched", 0.02],
  ],
  "rank of what one has": [
    ["Who built Anna Holm's second largest ship", "who built the second largest ship of anna holm", 0.02],
    ["What is Anna Holm's next ship after the Grey Heron", "what is the ship of anna holm after the grey heron", 0.02],
  ],
  "rank of each": [["What is the longest ship per harbour", "what is the longest ship of each harbour", 0.02]],
  "rank behind its noun": [
    ["Which ship is the longest in Norby", "what is the longest ship in norby", 0.02],
    ["Which ship in Norby was the second oldest", "what was the second oldest ship in norby", 0.02],
  ],
  "kinds of what one does": [
    ["What kind of ships does Piet Brand build", "what are the kind of ships that piet brand build", 0.05],
    ["Which types of ship has Anna Holm sailed", "which are the types of ship that anna holm sailed", 0.05],
  ],
  "verb before all of a kind": [
    ["In which harbours are all the ships long", "in which harbours all the ships are long", 0.02],
  ],
  "phrase put in front": [
    [
      "In the country where Norby lies, who is the head of state",
      "who is the head of state in the country where norby lies",
      0.02,
    ],
  ],
};

describe.each(Object.entries(ORDERS))("order of words: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, expected, cost) => {
    const [order] = ORDER_RULES[name as keyof typeof ORDER_RULES](wordsOf(text));
    expect([order?.words.map(({ lower }) => lower).join(" "), order?.cost]).toEqual([expected, cost]);
  });
});
