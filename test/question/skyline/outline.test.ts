import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../../engine/question/analysis.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { outlineOf } from "../../../engine/question/skyline/outline.ts";
import { skylineText, skylineWords } from "../../../engine/question/skyline/skyline-text.ts";
import type { TopicEntity } from "../../../engine/question/topic-entities.ts";
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
} from "../../query/forms.ts";

const QUESTION = "What is asked?";

const outline = (...forms: readonly Form[]) =>
  outlineOf(QUESTION, { readings: forms.map((form) => ({ form, score: 1 })), keywords: [] }, []);

const team = intersect(
  instances("team"),
  follow(mention("Mariner Moose"), "<mascot"),
  follow(mention("American League West"), "<league"),
);

describe("a skyline, and its depth", () => {
  const cases: readonly (readonly [text: string, depth: number, Form])[] = [
    ['"Mariner Moose" – mascot – answer(team) – league – "American League West"', 1, team],
    ['"Indonesia" – capital – … – island – answer', 2, follow(follow(mention("Indonesia"), ">capital"), ">island")],
    [
      '"Indonesia" – capital – city – island – answer(place)',
      2,
      {
        ...follow(intersect(instances("city"), follow(mention("Indonesia"), ">capital")), ">island"),
        expects: "place",
      },
    ],
    ["answer(film)", 1, instances("film")],
    ['"Fury" – is – answer', 1, mention("Fury")],
    // Two names meet on the way, and what is asked for comes last.
    [
      '"A" – p – … – q – "B" – q – … – r – answer',
      2,
      follow(intersect(follow(mention("A"), ">p"), follow(mention("B"), ">q")), ">r"),
    ],
    // Of three names, the chain comes back from the second to go on to the third.
    [
      '"A" – p – answer – q – "B" – q – answer – r – "C"',
      1,
      intersect(follow(mention("A"), ">p"), follow(mention("B"), ">q"), follow(mention("C"), ">r")),
    ],
    // What is followed is itself among others.
    ['"A" – p – "B" – q – answer', 2, follow(intersect(mention("B"), follow(mention("A"), ">p")), ">q")],
    ['"A" – p – answer – q – "B"', 1, union(follow(mention("A"), ">p"), follow(mention("B"), ">q"))],
    ['"A" – p – answer – p – "B"', 1, follow(union(mention("A"), mention("B")), ">p")],
    ['"A" – or – answer – or – "B"', 1, union(mention("A"), mention("B"))],
    [
      '"A" – border – answer(country) – except – … – border – "B"',
      2,
      except(intersect(instances("country"), follow(mention("A"), ">border")), follow(mention("B"), ">border")),
    ],
    ['"Fury" – except – answer(film)', 1, except(instances("film"), mention("Fury"))],
    [
      '"Nepal" – country – answer(mountain) – height – more than 8,000 metres',
      1,
      where(intersect(instances("mountain"), follow(mention("Nepal"), "<country")), ">height", {
        operator: ">",
        value: { type: "number", number: 8000, unit: "metre" },
      }),
    ],
    [
      '"Nepal" – country – answer – height – second greatest',
      1,
      extreme(follow(mention("Nepal"), "<country"), ">height", "max", 2),
    ],
    [
      '"A" – wife – answer – when – in 1969',
      1,
      at(follow(mention("A"), ">wife"), { kind: "instant", date: year(1969) }),
    ],
    ['"A" – wife – answer', 1, at(follow(mention("A"), ">wife"), { kind: "past" })],
    ['"A" – wife – answer', 1, at(follow(mention("A"), ">wife"), { kind: "interval" })],
    [
      '"President" – office – answer – date – "Apollo 14"',
      1,
      at(follow(mention("President"), "<office"), {
        kind: "dates",
        of: mention("Apollo 14"),
        relation: relation(">date"),
      }),
    ],
    ['"A" – director – answer(film)', 1, count(intersect(instances("film"), follow(mention("A"), "<director")))],
    [
      '"Bob" – is – answer – citizen – "Germany"',
      1,
      exists(intersect(mention("Bob"), follow(mention("Germany"), "<citizen"))),
    ],
    ['"K2" – height – answer – height – "Everest"', 1, compare(mention("K2"), mention("Everest"), ">height", "max")],
    [
      '"A" – wife – … – citizen – answer – citizen – "B"',
      2,
      same(follow(mention("A"), ">wife"), mention("B"), ">citizen"),
    ],
    // Named twice, it is one place.
    ['"A" – p – answer – q – "A"', 1, intersect(follow(mention("A"), ">p"), follow(mention("A"), ">q"))],
    ['"A" – of – answer', 1, follow(mention("A"), anyRelation())],
    ['"A" – overdosed on – answer', 1, follow(mention("A"), open("overdosed on"))],
  ];
  test.each(cases)("%s", (text, depth, form) => {
    const { skyline, predictedDepth } = outline(form);
    expect(skylineText(skyline)).toBe(text);
    expect(predictedDepth).toBe(depth);
  });

  test("says of each relation how it is walked as the chain is read", () => {
    const walked = outline(team).skyline.relations.map(({ candidates }) =>
      candidates.map(({ iri, direction }) => `${direction} ${iri}`),
    );
    expect(walked).toEqual([["BACKWARD urn:t:mascot"], ["FORWARD urn:t:league"]]);
  });

  test("gives a place that it comes to again its id, and each name what it may mean, best first", () => {
    const { places } = outline(
      intersect(follow(mention(["A", 0.5], ["A2", 0.9]), ">p"), follow(mention("B"), ">q"), follow(mention("C"), ">r")),
    ).skyline;
    expect(places.map(({ id }) => id)).toEqual(["topic 1", "answer 1", "topic 2", "answer 1", "topic 3"]);
    expect(places[0]?.entities).toEqual(["urn:t:A2", "urn:t:A"]);
  });
});

describe("several readings", () => {
  const said = (text: string, form: Form): Form =>
    form.kind === "follow" ? { ...form, relation: { ...form.relation, text } } : form;
  const represents = said("team in", follow(mention("West"), [">represents", 0.9]));
  const league = intersect(instances("team"), said("in", follow(mention("West"), ["<league", 0.8])) as never);

  test("with the same chain are one, of the first's words, with what the others take them for", () => {
    const { skyline } = outlineOf(
      QUESTION,
      {
        readings: [
          { form: represents, score: 1 },
          { form: league, score: 0.5 },
        ],
        keywords: [],
      },
      [],
    );
    expect(skylineText(skyline)).toBe('"West" – team in – answer(team)');
    expect(skyline.relations[0]?.candidates).toEqual([
      { iri: "urn:t:represents", label: "represents", direction: "FORWARD", score: 0.9 },
      { iri: "urn:t:league", label: "league", direction: "BACKWARD", score: 0.4 },
    ]);
  });

  test("with other words, or another chain, leave the first as it is", () => {
    const other = said("owner", follow(mention("West"), ">owner"));
    const longer = follow(said("team", follow(mention("West"), ">team")) as never, ">in");
    expect(outline(represents, other, longer)).toEqual(outline(represents));
  });
});

describe("sub-questions", () => {
  const cases: readonly (readonly [Form, readonly string[]])[] = [
    [team, ["Which teams have Mariner Moose as mascot?", "Which teams have American League West as league?"]],
    [
      follow(intersect(follow(mention("A"), ">p"), follow(mention("B"), ">q")), ">r"),
      ["What is the r of the p of A?", "What is the r of the q of B?"],
    ],
    [
      compare(mention("K2"), mention("Everest"), ">height", "max"),
      ["What is the height of K2?", "What is the height of Everest?"],
    ],
    [
      at(follow(mention("Office"), "<office"), {
        kind: "dates",
        of: mention("Apollo 14"),
        relation: relation(">date"),
      }),
      ["What has Office as office?", "What is the date of Apollo 14?"],
    ],
    // Who has the most children of those with one name is not asked.
    [
      extreme(intersect(follow(mention("A"), "<p"), follow(mention("B"), "<q")), ">height", "max"),
      ["What has A as p?", "What has B as q?"],
    ],
    [exists(intersect(mention("Bob"), follow(mention("Germany"), "<citizen"))), [QUESTION]],
    // The words are not yet one relation.
    [follow(mention("A"), relation([">wife", 0.9], [">spouse", 0.8])), [QUESTION]],
    [follow(mention("A"), { ...relation([">wife", 0.8], [">spouse", 0.8]), text: "of", any: true }), [QUESTION]],
    [instances("film"), [QUESTION]],
    [mention("Fury"), [QUESTION]],
  ];
  test.each(cases)("of %j", (form, questions) => expect(outline(form).subQuestions).toEqual(questions));
});

describe("a skyline as it is compared", () => {
  const named = (score: number): Form =>
    follow(mention("A"), { ...relation([">cast member", 0.9], [">performer", score]), text: "with" });

  test("has the graph's names where the words plainly mean one, and the question's elsewhere", () => {
    expect(skylineText(outline(named(0.8)).skyline, "GRAPH")).toBe('"A" – cast member – answer');
    expect(skylineText(outline(named(0.88)).skyline, "GRAPH")).toBe('"A" – with – answer');
  });

  test("has the words of its relations and of what is expected, without names", () => {
    const form = except(
      follow({ ...follow(mention("A"), { ...relation(">capital"), text: "seat" }), expects: "city" }, open("lies on")),
      mention("B"),
    );
    expect(skylineWords(outline(form).skyline)).toEqual(["seat", "capital", "city", "lies on"]);
  });
});

describe("a question without a reading", () => {
  const without = (question: string, keywords: QuestionAnalysis["keywords"], ...names: readonly string[]) => {
    const topics = names.map((name): TopicEntity => {
      const start = question.indexOf(name);
      return { mention: name, start, end: start + name.length, candidates: [], chosen: `urn:t:${name}` };
    });
    return outlineOf(question, { readings: [], keywords }, topics);
  };
  const question = "Which team with the mascot Moose has often played West in Seattle?";

  test("links its names, in their order, by the keywords between; the others lead to the answer", () => {
    const keywords = ["West", "played", "often", "team", "mascot", "Moose", "Seattle"];
    const { skyline, subQuestions, predictedDepth } = without(question, keywords, "West", "Moose");
    expect(skylineText(skyline)).toBe('"Moose" – often played – "West" – team mascot Seattle – answer');
    expect(subQuestions).toEqual([question]);
    expect(predictedDepth).toBe(2);
    expect(skyline.places[0]?.entities).toEqual(["urn:t:Moose"]);
  });

  test("that names nothing has its keywords at the answer's place", () => {
    const { skyline, predictedDepth } = without("Is it often cold?", ["often", "cold"]);
    expect(skylineText(skyline)).toBe("answer(often cold)");
    expect(predictedDepth).toBe(1);
  });

  test("bears keywords that the question does not hold, and names with nothing between", () => {
    expect(skylineText(without("Moose West?", ["", "mascots", "Moose", "oos"], "Moose", "West").skyline)).toBe(
      '"Moose" – "West" – mascots – answer',
    );
    expect(skylineText(without("Moose?", [], "Moose").skyline)).toBe('"Moose" – answer');
  });
});
