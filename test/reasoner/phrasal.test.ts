import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { garden, phrasalGarden } from "./garden.ts";
import { showForm } from "./show-form.ts";
import type { World } from "./world.ts";

/** A verb and its particle are one verb: what the graph calls so is meant, in that direction, and nothing else. */
const best = ({ catalogue, mentionsIn }: World, question: string): string | undefined => {
  const [reading] = analyse({ question, mentions: mentionsIn(question), catalogue }).readings;
  return reading === undefined ? undefined : showForm(reading.form);
};

describe("a particle that the name of a relation carries", () => {
  test.each([
    ["Who looks after Ada Pell?", "^looks after(Ada Pell)"],
    ["Who does Ada Pell look after?", "looks after(Ada Pell)"],
    ["Which gardeners does Ada Pell look after?", "all gardener & looks after(Ada Pell)"],
    ["Who looks into Sunny Strip?", "^looks into(Sunny Strip)"],
    ["What does Bern Holt look into?", "looks into(Bern Holt)"],
    ["Who took over Mossy Corner?", "taken over by(Mossy Corner)"],
    ["Which plots were taken over by Ada Pell?", "^taken over by(Ada Pell) & all plot"],
    ["Who is Sunny Strip named after?", "named after(Sunny Strip)"],
    ["Which plot is named after Bern Holt?", "^named after(Bern Holt) & all plot"],
    ["Who called off Sunny Strip?", "called off by(Sunny Strip)"],
    ["Who called Sunny Strip off?", "called off by(Sunny Strip)"],
    ["Which plot comes before Mossy Corner?", "^comes before(Mossy Corner) & all plot"],
    ["What does Stony Bank come before?", "comes before(Stony Bank)"],
    ["Which plot does Sunny Strip lie under?", "all plot & lies under(Sunny Strip)"],
    ["What lies under Stony Bank?", "^lies under(Stony Bank)"],
  ])("%s", (question, form) => {
    expect(best(phrasalGarden, question)).toBe(form);
  });

  test.each([
    ["Who looks after Sunny Strip?", "looked after by(Sunny Strip)"],
    ["Which plots does Ada Pell look after?", "^looked after by(Ada Pell) & all plot"],
    ["Who looks after the plots that grow leeks?", "looked after by(^grows(leeks) & all plot)"],
    ["Which pond drains into Frog Pool?", "^drains into(Frog Pool) & all pond"],
    ["What does Lily Pool drain into?", "drains into(Lily Pool)"],
  ])("%s", (question, form) => {
    expect(best(garden, question)).toBe(form);
  });
});

describe("a particle that no relation carries is not left out", () => {
  test.each([
    "Which plot comes after Mossy Corner?",
    "Who is Sunny Strip named before?",
    "Who took over after Sunny Strip?",
    "Who was looked after before Ada Pell?",
  ])("%s", (question) => {
    expect(best(phrasalGarden, question)).toBeUndefined();
  });

  test.each(["Who looks over Sunny Strip?", "Who looks under Sunny Strip?"])("%s", (question) => {
    expect(best(garden, question) ?? '"').toContain('"');
  });

  test.each([
    ["Who looked after Sunny Strip before Bern Holt?", "looked after by(Sunny Strip) at turn 1 BEFORE Bern Holt"],
    ["Who looked after Sunny Strip after Bern Holt?", "looked after by(Sunny Strip) at turn 1 AFTER Bern Holt"],
  ])("of two, one is a time: %s", (question, form) => {
    expect(best(garden, question)).toBe(form);
  });
});
