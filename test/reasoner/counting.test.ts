import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { garden } from "./garden.ts";
import * as harbour from "./harbour.ts";
import { showForm } from "./show-form.ts";
import type { World } from "./world.ts";

/** How many there are of what is led to by a relation: the most, the fewest, or a number that is said. */
const read = ({ catalogue, mentionsIn }: World, question: string): string => {
  const { readings, reason } = analyse({ question, mentions: mentionsIn(question), catalogue });
  return readings[0] === undefined ? (reason ?? "") : showForm(readings[0].form);
};

describe("what is counted", () => {
  test.each([
    ["Which person built the most ships?", "max 1 of all person by count of ^built by among (all ship)"],
    ["Who built the largest number of ships?", "max 1 of built by(all ship) by count of ^built by among (all ship)"],
    ["Which person taught the fewest persons?", "min 1 of all person by count of ^taught by among (all person)"],
    ["Which persons built at least two ships?", "all person where count of ^built by among (all ship) >= 2"],
    ["Which persons captained exactly one ship?", "all person where count of ^captain among (all ship) = 1"],
    ["Which persons built fewer than three ships?", "all person where count of ^built by among (all ship) < 3"],
    ["How many persons commanded more than one ship?", "count all person where count of ^captain among (all ship) > 1"],
    [
      "Which harbour is the home port of the most ships?",
      "max 1 of all harbour by count of ^home port among (all ship)",
    ],
    ["Which ship was built by the most people?", "max 1 of all ship by count of built by among (all person)"],
    [
      "Does Sundland border more than two countries?",
      "exists Sundland where count of shares border with among (all country) > 2 at now",
    ],
    [
      "Who captained the most ships launched after 1900?",
      "max 1 of captain(all ship where launched > 1900) by count of ^captain among (all ship where launched > 1900)",
    ],
  ])("%s", (question, form) => {
    expect(read(harbour, question)).toBe(form);
  });

  test.each([
    ["Which gardener has the most children?", "max 1 of all gardener by count of child"],
    ["Which gardeners have more than two children?", "all gardener where count of child > 2"],
    ["Which gardeners look after only one plot?", "all gardener where count of ^looked after by among (all plot) = 1"],
    [
      "Which gardeners with exactly two children look after Sunny Strip?",
      "all gardener where count of child = 2 & looked after by(Sunny Strip)",
    ],
  ])("%s", (question, form) => {
    expect(read(garden, question)).toBe(form);
  });
});

describe("what is held against a set", () => {
  test.each([
    [
      "Who built every ship captained by Anna Holm?",
      "built by(^captain(Anna Holm) & all ship) where ^built by every (^captain(Anna Holm) & all ship)",
    ],
    ["Which countries border only Sundland?", "all country where shares border with only (Sundland)"],
    [
      "Which persons captained all of the ships launched before 1950?",
      "all person where ^captain every (all ship where launched < 1950)",
    ],
    ["Which ships are longer than Grey Heron?", "all ship where length > (length(Grey Heron))"],
    ["Who is older than Anna Holm?", "all person where date of birth < (date of birth(Anna Holm))"],
    [
      // A country has one capital, and harbours lie in it.
      "Which country has the most harbours?",
      "max 1 of all country by count of ^located in among (all harbour)",
    ],
    [
      "Which ships are longer than the longest ship built by Piet Brand?",
      "all ship where length > (length(max 1 of ^built by(Piet Brand) & all ship by length))",
    ],
    // That nobody else did is asked of all who did.
    [
      "Did only Anna Holm captain the Grey Heron?",
      "exists Anna Holm & captain(Grey Heron) in all of (captain(Grey Heron))",
    ],
  ])("%s", (question, form) => {
    expect(read(harbour, question)).toBe(form);
  });

  test.each([["Who always captained the Grey Heron?", "“always”"]])("%s is not read", (question, reason) => {
    expect(read(harbour, question)).toContain(reason);
  });
});

describe("what can not be counted for certain is not read", () => {
  test.each([
    // Whether they may have more is not said.
    ["Which persons captained two ships?", "“two”"],
    ["Which person captained most ships?", "“most”"],
    ["Which harbours are the home port of most ships?", "No name of the graph"],
    ["Which persons captained several ships?", "“several”"],
  ])("%s", (question, reason) => {
    expect(read(harbour, question)).toContain(reason);
  });
});
