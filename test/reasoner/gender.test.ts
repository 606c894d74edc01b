import { describe, expect, test } from "vitest";
import type { Reading } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { type World, worldOf } from "./world.ts";

/** Whether men or women are meant is checked by the names of relations, or said to be unchecked. */
const NAMES = { "Mara Quint": "sailor", "Joss Pell": "sailor", "Sea Wasp": "boat" };
const plain = worldOf(NAMES, { sailor: [], boat: [] }, [
  ["parent", "sailor", "sailor"],
  ["child", "sailor", "sailor", ["son", "daughter"]],
  ["sails on", "sailor", "boat"],
]);
const telling = worldOf(NAMES, { sailor: [], boat: [] }, [
  ["father", "sailor", "sailor", ["parent", "dad"]],
  ["mother", "sailor", "sailor", ["parent"]],
]);

const best = ({ catalogue, mentionsIn }: World, question: string): Reading | undefined =>
  analyse({ question, mentions: mentionsIn(question), catalogue }).readings[0];

describe("where the graph does not tell men from women", () => {
  test.each([
    ["Which man sails on Sea Wasp?", ["man"]],
    ["Who is the woman who sails on Sea Wasp?", ["woman"]],
    ["Who is the father of Mara Quint?", ["father"]],
    ["Who is Mara Quint's mother?", ["mother"]],
    ["Who are the daughters of Mara Quint?", ["daughters"]],
    ["Who is the son of Mara Quint?", ["son"]],
    ["Who is the grandson of Mara Quint?", ["grandson"]],
    ["Is Joss Pell the father of Mara Quint?", ["father"]],
  ])("%s", (question, unchecked) => {
    expect(best(plain, question)?.unchecked).toEqual(unchecked);
  });

  test.each(["Which women sail on Sea Wasp?", "How many women sail on Sea Wasp?", "Which men sail on Sea Wasp?"])(
    "no list and no number of women or men: %s",
    (question) => {
      const reading = best(plain, question);
      expect(reading === undefined ? "" : showForm(reading.form)).not.toContain("sails on");
    },
  );
});

describe("where the names of relations tell them", () => {
  test.each([
    ["Who is the father of Mara Quint?", "father(Mara Quint)"],
    ["Who is Mara Quint's mother?", "mother(Mara Quint)"],
    ["Who is the mother of the father of Mara Quint?", "mother(father(Mara Quint))"],
  ])("%s", (question, form) => {
    const reading = best(telling, question);
    expect(reading?.form === undefined ? undefined : showForm(reading.form)).toBe(form);
    expect(reading?.unchecked).toBeUndefined();
  });

  test("no other link is tried beside them", () => {
    const reading = best(telling, "Who is the father of Mara Quint?");
    const labels = reading?.form.kind === "follow" ? reading.form.relation.candidates.map(({ label }) => label) : [];
    expect(labels).toEqual(["father"]);
  });
});

test.each(["Who sails on Sea Wasp?", "Who is the parent of Mara Quint?", "What does the man Joss Pell sail on?"])(
  "nothing is unchecked where no sex is asked for: %s",
  (question) => {
    const reading = best(plain, question);
    expect(reading).toBeDefined();
    expect(reading?.unchecked).toBeUndefined();
  },
);
