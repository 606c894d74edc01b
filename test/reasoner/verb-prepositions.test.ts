import { describe, expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { showForm } from "./show-form.ts";
import { worldOf } from "./world.ts";

/** A verb goes with its particle and its preposition: with others, or without, it is another verb. */
const quay = worldOf(
  { "Sea Wasp": "boat", "Tidy Gull": "boat", "Mara Quint": "sailor", "Joss Pell": "sailor" },
  { boat: [], sailor: [] },
  [
    ["looks after", "sailor", "boat", ["takes care of"]],
    ["fell out with", "sailor", "sailor"],
    ["sails on", "sailor", "boat"],
    ["learned from", "sailor", "sailor"],
    ["painted by", "boat", "sailor"],
  ],
);

/** Readings that a graph can answer: those whose relations it all knows. */
const answerable = (question: string): readonly string[] =>
  analyse({ question, mentions: quay.mentionsIn(question), catalogue: quay.catalogue })
    .readings.map(({ form }) => showForm(form))
    .filter((form) => !form.includes('"'));

describe("the preposition that a relation is called by", () => {
  test.each([
    ["Who looks after Sea Wasp?", "^looks after(Sea Wasp)"],
    ["Who takes care of Sea Wasp?", "^looks after(Sea Wasp)"],
    ["Who fell out with Joss Pell?", "^fell out with(Joss Pell)"],
    ["Who sails on Sea Wasp?", "^sails on(Sea Wasp)"],
    ["Who did Mara Quint learn from?", "learned from(Mara Quint)"],
    ["Who was Sea Wasp painted by?", "painted by(Sea Wasp)"],
    ["Who painted Sea Wasp?", "painted by(Sea Wasp)"],
  ])("%s", (question, form) => {
    expect(answerable(question)).toContain(form);
  });

  test("one of place stands for another one of place", () => {
    expect(answerable("Who sails in Sea Wasp?")).toContain("^sails on(Sea Wasp)");
  });
});

describe("another preposition, or none, is another verb", () => {
  test.each([
    "Who looks for Sea Wasp?",
    "Who looks at Sea Wasp?",
    "Who looks into Sea Wasp?",
    "Which sailor looks for Sea Wasp?",
    "Which boat does Mara Quint look at?",
    "Who fell for Joss Pell?",
    "Who fell in with Joss Pell?",
    "Who fell with Joss Pell?",
    "Who takes Sea Wasp?",
    "What does Mara Quint take?",
    "Who sails about Sea Wasp?",
    "Who sails for Sea Wasp?",
    "Who did Mara Quint learn with?",
    "Who was Sea Wasp painted for?",
  ])("%s", (question) => {
    expect(answerable(question)).toEqual([]);
  });
});

/** Of relations that go by a noun for who does it as well, and by a particle with a preposition. */
const yard = worldOf({ "Sea Wasp": "boat", "Mara Quint": "person", "Joss Pell": "person" }, { boat: [], person: [] }, [
  ["made by", "boat", "person", ["maker"]],
  ["owned by", "boat", "person", ["owner"]],
  ["sits in for", "person", "person"],
  ["bound to", "person", "person"],
]);

const known = (question: string): readonly string[] =>
  analyse({ question, mentions: yard.mentionsIn(question), catalogue: yard.catalogue })
    .readings.map(({ form }) => showForm(form).replace(" at now", ""))
    .filter((form) => !form.includes('"'));

describe("a noun for who does it does not open the preposition", () => {
  test.each([
    ["Which boats were made by Mara Quint?", "^made by(Mara Quint) & all boat"],
    ["Who made Sea Wasp?", "made by(Sea Wasp)"],
    ["Who is the maker of Sea Wasp?", "made by(Sea Wasp)"],
    ["Who was Sea Wasp made by?", "made by(Sea Wasp)"],
    ["Who sits in for Mara Quint?", "^sits in for(Mara Quint)"],
    ["Who does Joss Pell sit in for?", "sits in for(Joss Pell)"],
    ["Who was bound to Mara Quint?", "^bound to(Mara Quint)"],
  ])("%s", (question, form) => {
    expect(known(question)).toContain(form);
  });

  test.each([
    "Which boats were made for Mara Quint?",
    "Which boats were made with Mara Quint?",
    "What was Sea Wasp made of?",
    "What was Sea Wasp made from?",
    "What was Sea Wasp made with?",
    "Where was Sea Wasp made?",
    "Where was Sea Wasp owned?",
    "Which boats were owned for Joss Pell?",
    "Who sits for Mara Quint?",
    "Who sits up for Mara Quint?",
    "Who sits in with Mara Quint?",
    "Who does Joss Pell sit in with?",
    "Who was bound with Mara Quint?",
  ])("%s", (question) => {
    expect(known(question)).toEqual([]);
  });
});
