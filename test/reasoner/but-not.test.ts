import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { garden } from "./garden.ts";
import { showForm } from "./show-form.ts";

/** What is said of one thing and denied of another takes those away of which the other is true. */
const readings = (question: string): readonly string[] =>
  analyse({ question, mentions: garden.mentionsIn(question), catalogue: garden.catalogue }).readings.map(({ form }) =>
    showForm(form),
  );

describe("but not", () => {
  test.each([
    ["Which plots grow leeks but not kale?", "^grows(leeks) & all plot except ^grows(kale)"],
    ["Which plots grow leeks, but not kale?", "^grows(leeks) & all plot except ^grows(kale)"],
    ["Which plots grow leeks and not kale?", "^grows(leeks) & all plot except ^grows(kale)"],
    ["Which plots grow leeks but do not grow kale?", "^grows(leeks) & all plot except ^grows(kale)"],
    ["Which plots grow leeks but don't grow kale?", "^grows(leeks) & all plot except ^grows(kale)"],
    ["Which plots grow leeks but not kale or beans?", "^grows(leeks) & all plot except ^grows(beans) | ^grows(kale)"],
    ["Which plots grow leeks and kale but not beans?", "^grows(kale) & ^grows(leeks) & all plot except ^grows(beans)"],
    ["Which plots grow neither leeks nor kale?", "all plot except ^grows(leeks) except ^grows(kale)"],
    ["How many plots grow leeks but not kale?", "count ^grows(leeks) & all plot except ^grows(kale)"],
    [
      "Who looks after the plots that grow leeks but not kale?",
      "looked after by(^grows(leeks) & all plot except ^grows(kale))",
    ],
    [
      "Which plots are looked after by Ada Pell but not by Bern Holt?",
      "^looked after by(Ada Pell) & all plot except ^looked after by(Bern Holt)",
    ],
  ])("%s", (question, form) => {
    expect(readings(question)[0]).toBe(form);
  });
});

describe("what is denied in another way is not left out", () => {
  test.each([
    "Which plots do not grow leeks but kale?",
    "Which plots grow not only leeks but kale?",
    "Which plots grow leeks but not only kale?",
    "Which plots grow leeks but never kale?",
    "Which crops does Sunny Strip grow but not Mossy Corner?",
    "Which crops does Sunny Strip but not Mossy Corner grow?",
  ])("%s", (question) => {
    expect(readings(question)).toEqual([]);
  });
});
