import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

const { catalogue, mentionsIn } = worldOf(
  {
    "Orla Finch": "potter",
    "Sten Bly": "trainee",
    "Blue Kiln": "kiln",
    "Wide Bowl": "bowl",
    Marrow: "region",
    Tilby: "town",
  },
  { potter: [], trainee: [], kiln: [], bowl: [], region: [], town: [] },
  [
    ["child", "potter", "trainee"],
    ["learned from", "trainee", "potter", ["teacher"]],
    ["tutored", "potter", "trainee"],
    ["owns", "potter", "kiln"],
    ["fired by", "bowl", "potter"],
    ["stands in", "bowl", "kiln"],
    ["looks after", "potter", "bowl"],
    ["capital of", "town", "region"],
  ],
);

/** Every way in which the relations of any reading are walked, as `^child` and `child`. */
function walks(question: string): readonly string[] {
  const { readings } = analyse({ question, mentions: mentionsIn(question), catalogue });
  const found = JSON.stringify(readings.map(({ form }) => form)).matchAll(
    /"label":"([^"]+)","direction":"(FORWARD|BACKWARD)"/gu,
  );
  return [...new Set([...found].map(([, label = "", direction]) => `${direction === "BACKWARD" ? "^" : ""}${label}`))];
}

const best = (question: string): string | undefined => {
  const [reading] = analyse({ question, mentions: mentionsIn(question), catalogue }).readings;
  return reading && showForm(reading.form);
};

/**
 * Ends of different classes do not license what the words exclude: none of these may be turned round in any reading.
 */
describe("words that tell the direction leave no other", () => {
  test.each([
    ["Who is the child of Sten Bly?", "child(Sten Bly)", "^child"],
    ["Who is Sten Bly's child?", "child(Sten Bly)", "^child"],
    ["Is Orla Finch the child of Sten Bly?", "exists Orla Finch & child(Sten Bly) at now", "^child"],
    ["Who owns Blue Kiln?", "^owns(Blue Kiln)", "owns"],
    ["What does Blue Kiln own?", "owns(Blue Kiln)", "^owns"],
    ["Does Blue Kiln own Orla Finch?", "exists Blue Kiln & ^owns(Orla Finch) at now", "owns"],
    ["Which bowl stands in Blue Kiln?", "^stands in(Blue Kiln) & all bowl", "stands in"],
    ["What does Wide Bowl look after?", "looks after(Wide Bowl)", "^looks after"],
    ["What was fired by Orla Finch?", "^fired by(Orla Finch)", "fired by"],
    ["Is Marrow the capital of Tilby?", "exists Marrow & ^capital of(Tilby) at now", "capital of"],
  ])("%s", (question, form, other) => {
    expect(best(question)).toBe(form);
    expect(walks(question)).not.toContain(other);
  });
});

describe("a noun for the one who acts stands at the end that acts", () => {
  test.each([
    ["Who is the teacher of Sten Bly?", ["learned from", "^tutored"]],
    ["Who is the tutor of Sten Bly?", ["learned from", "^tutored"]],
    ["Who is the owner of Blue Kiln?", ["^owns"]],
    ["Who is the pupil of Orla Finch?", ["^learned from", "tutored"]],
    ["Did Orla Finch tutor Sten Bly?", ["learned from", "^tutored"]],
  ])("%s", (question, expected) => {
    expect([...walks(question)].sort()).toEqual([...expected].sort());
  });
});
