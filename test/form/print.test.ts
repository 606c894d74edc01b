import { describe, expect, test } from "vitest";
import { printForm } from "../../engine/question/form/print-form.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import {
  anyRelation,
  at,
  compare,
  count,
  except,
  exists,
  extreme,
  follow,
  instances,
  intersect,
  mention,
  open,
  relation,
  same,
  union,
  where,
  year,
} from "../query/forms.ts";

const films = intersect(
  instances("film"),
  follow(mention("Logan Lerman"), "<cast member"),
  follow(mention("Barry Greaves"), "<set decorator"),
);

describe("a form as a phrase", () => {
  const cases: readonly (readonly [string, Form])[] = [
    ["Fury", mention("Fury")],
    ["films with Logan Lerman as cast member and with Barry Greaves as set decorator", films],
    ["the mascot of Seattle Mariners", follow(mention("Seattle Mariners"), ">mascot")],
    ["those with Mariner Moose as mascot", follow(mention("Mariner Moose"), "<mascot")],
    ["the one that influenced Vincent van Gogh", follow(mention("Vincent van Gogh"), ">influenced by")],
    ["what Georgia shares border with", follow(mention("Georgia"), ">shares border with")],
    [
      "the physical feature that the capital of Indonesia is located on",
      follow(follow(mention("Indonesia"), ">capital"), ">located on physical feature"),
    ],
    [
      "those with Mariner Moose as mascot and with American League West as league",
      intersect(follow(mention("Mariner Moose"), "<mascot"), follow(mention("American League West"), "<league")),
    ],
    [
      "countries that are neighbours of Russia",
      intersect(instances("country"), follow(mention("Russia"), ">neighbour")),
    ],
    [
      "films linked to Emma Watson in any way",
      intersect(instances("film"), follow(mention("Emma Watson"), anyRelation())),
    ],
    [
      'the "overdosed on" of Phoenix',
      { ...follow(mention("Phoenix"), open("overdosed on")), relation: { text: "overdosed on", candidates: [] } },
    ],
    ["what Fort Reed is located in", follow(mention("Fort Reed"), ">is located in")],
    ["what Fort Reed was part of", follow(mention("Fort Reed"), ">was part of")],
    ["those located in Tarn", follow(mention("Tarn"), "<is located in")],
    ["what the siege of Tarn took place in", follow(mention("the siege of Tarn"), ">took place in")],
    ["those that took place in Tarn", follow(mention("Tarn"), "<took place in")],
    [
      "the population of the one that Fort Reed is near",
      follow(follow(mention("Fort Reed"), ">is near"), ">has a population of"),
    ],
    ["those that nest in Tarn", follow(mention("Tarn"), "<nests in")],
    ["what Grey Path leads up", follow(mention("Grey Path"), ">leads up")],
    ["those that are members of Tarn", follow(mention("Tarn"), "<members of")],
    ["what Reed became", follow(mention("Reed"), ">became")],
    ["what Reed is", follow(mention("Reed"), ">is")],
    ["those that are Tarn", follow(mention("Tarn"), "<is")],
    ["those that were located in Tarn", follow(mention("Tarn"), "<was located in")],
    ["what Tarn was capital of", follow(mention("Tarn"), ">was the capital of")],
    ["Fury or Noah", union(mention("Fury"), mention("Noah"))],
    ["films other than Fury", except(instances("film"), mention("Fury"))],
    [
      "mountains whose height is more than 8,000 metres",
      where(instances("mountain"), ">height", {
        operator: ">",
        value: { type: "number", number: 8000, unit: "metre" },
      }),
    ],
    [
      "people born between 1960 and 1970",
      where(instances("human"), ">born", { operator: "between", from: year(1960), to: year(1970) }),
    ],
    ["the mountain with the second greatest height", extreme(instances("mountain"), ">height", "max", 2)],
    [
      "those with President as office at the date of Apollo 14",
      at(follow(mention("President"), "<office"), {
        kind: "dates",
        of: mention("Apollo 14"),
        relation: relation(">date"),
      }),
    ],
    ["the former wife of Jeremy", at(follow(mention("Jeremy"), ">wife"), { kind: "past" })],
    ["the wife of Jeremy in 1969", at(follow(mention("Jeremy"), ">wife"), { kind: "instant", date: year(1969) })],
    ["the number of films", count(instances("film"))],
    ["which of K2 and Everest has the greater height", compare(mention("K2"), mention("Everest"), ">height", "max")],
    ["whether Anna and Bert have the same citizenship", same(mention("Anna"), mention("Bert"), ">citizenship")],
    [
      "whether Bob has Germany as citizenship",
      exists(intersect(mention("Bob"), follow(mention("Germany"), "<citizenship"))),
    ],
    ["head offices of state", instances("head office of state")],
  ];
  test.each(cases)("%s", (phrase, form) => {
    expect(printForm(form)).toBe(phrase);
  });
});
