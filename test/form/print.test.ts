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
    ["films with cast member Logan Lerman and set decorator Barry Greaves", films],
    ["the mascot of Seattle Mariners", follow(mention("Seattle Mariners"), ">mascot")],
    ["those with mascot Mariner Moose", follow(mention("Mariner Moose"), "<mascot")],
    ["what Vincent van Gogh is influenced by", follow(mention("Vincent van Gogh"), ">influenced by")],
    ["what Georgia shares border with", follow(mention("Georgia"), ">shares border with")],
    [
      "the located on physical feature of the capital of Indonesia",
      follow(follow(mention("Indonesia"), ">capital"), ">located on physical feature"),
    ],
    [
      "those with mascot Mariner Moose and league American League West",
      intersect(follow(mention("Mariner Moose"), "<mascot"), follow(mention("American League West"), "<league")),
    ],
    [
      "countries that are among the neighbour of Russia",
      intersect(instances("country"), follow(mention("Russia"), ">neighbour")),
    ],
    [
      "films with any relation to Emma Watson",
      intersect(instances("film"), follow(mention("Emma Watson"), anyRelation())),
    ],
    [
      'the "overdosed on" of Phoenix',
      { ...follow(mention("Phoenix"), open("overdosed on")), relation: { text: "overdosed on", candidates: [] } },
    ],
    ["Fury or Noah", union(mention("Fury"), mention("Noah"))],
    ["films except Fury", except(instances("film"), mention("Fury"))],
    [
      "mountains with height more than 8,000 metres",
      where(instances("mountain"), ">height", {
        operator: ">",
        value: { type: "number", number: 8000, unit: "metre" },
      }),
    ],
    [
      "humans with born between 1960 and 1970",
      where(instances("human"), ">born", { operator: "between", from: year(1960), to: year(1970) }),
    ],
    ["the one of mountains with the second greatest height", extreme(instances("mountain"), ">height", "max", 2)],
    [
      "those with office President at the date of Apollo 14",
      at(follow(mention("President"), "<office"), {
        kind: "dates",
        of: mention("Apollo 14"),
        relation: relation(">date"),
      }),
    ],
    ["the wife of Jeremy in the past", at(follow(mention("Jeremy"), ">wife"), { kind: "past" })],
    ["the wife of Jeremy at 1969", at(follow(mention("Jeremy"), ">wife"), { kind: "instant", date: year(1969) })],
    ["the number of films", count(instances("film"))],
    ["which of K2 and Everest has the greatest height", compare(mention("K2"), mention("Everest"), ">height", "max")],
    [
      "whether Anna and Bert have the same value of citizenship",
      same(mention("Anna"), mention("Bert"), ">citizenship"),
    ],
    [
      "whether there is any of Bob with citizenship Germany",
      exists(intersect(mention("Bob"), follow(mention("Germany"), "<citizenship"))),
    ],
    ["head offices of state", instances("head office of state")],
  ];
  test.each(cases)("%s", (phrase, form) => {
    expect(printForm(form)).toBe(phrase);
  });
});
