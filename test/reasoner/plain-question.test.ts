import { describe, expect, test } from "vitest";
import frames from "../../reasoners/english/language/data/frames.json" with { type: "json" };
import { frameOf, lengthOf } from "../../reasoners/english/plain-question/frames.ts";
import { plainQuestion } from "../../reasoners/english/plain-question/plain-question.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";

const world = graphOf(
  "plain-question",
  `@prefix : <urn:said:> . :Boat rdfs:label "boat" . :Town rdfs:label "town" . :Person rdfs:label "person" .
   :builtBy rdfs:label "built by" . :skipper rdfs:label "skipper" . :home rdfs:label "home port" . :built rdfs:label "year built" .
   :a a :Boat ; rdfs:label "Mew Gull" ; :skipper :s ; :builtBy :p ; :built 1961 ; :home :t .
   :b a :Boat ; rdfs:label "Little Auk" ; :builtBy :s ; :built 1970 ; :home :u .
   :s a :Person ; rdfs:label "Ida Strand" . :p a :Person ; rdfs:label "Per Holm" .
   :t a :Town ; rdfs:label "Nortwick" . :u a :Town ; rdfs:label "Braeholm" .`,
);

describe("what people say around a question is left out", () => {
  test.each([
    ["Would you be so kind as to tell me who built the Mew Gull?", "tell me who built the Mew Gull ?"],
    ["I was wondering whether you could tell me who built the Mew Gull", "tell me who built the Mew Gull"],
    ["hi, any idea who built the Mew Gull?", "tell me who built the Mew Gull ?"],
    ["Who was it that built the Mew Gull?", "tell me Who built the Mew Gull ?"],
    ["I'd like to have the name of whoever it was that built the Mew Gull.", "tell me who built the Mew Gull"],
    ["can u pls tell me the name of the person who built the Mew Gull", "tell me who built the Mew Gull"],
    ["Who built the Mew Gull, if that is something anybody has kept a note of?", "Who built the Mew Gull"],
    ["Who built the Mew Gull, can you tell me?", "Who built the Mew Gull"],
    ["Was it Per Holm who built the Mew Gull?", "tell me whether Per Holm built the Mew Gull ?"],
    [
      "Could you confirm for me whether it really was Per Holm who built the Mew Gull?",
      "tell me whether Per Holm built the Mew Gull ?",
    ],
    ["Which boats carry no salt?", "Which boats do not carry salt"],
    ["how many boats won no race", "how many boats did not win race"],
    ["what share of the boats carries no salt", "what share of the boats does not carry salt"],
    ["Which boat has no skipper?", "Which boat has no skipper"],
    ["Which boats are no ferries?", "Which boats are no ferries"],
    ["Which station no 5?", "Which station no 5"],
    ["how many ppl live in Nortwick", "how many people live in Nortwick"],
    ["how many crew has the Mew Gull got", "how many crew does the Mew Gull have"],
    ["how many crew has the Mew Gull?", "how many crew does the Mew Gull have"],
    ["how many old oars has Mew Gull", "how many old oars does Mew Gull have"],
    ["How many boats has the man who built the Mew Gull?", "How many boats does the man who built the Mew Gull have"],
    ["who has got the Mew Gull", "who has the Mew Gull"],
    ["Who was the very first skipper of the Mew Gull?", "Who was the first skipper of the Mew Gull"],
    ["Mew Gull or Little Auk, which one is longer?", "which is longer , Mew Gull or Little Auk"],
    ["mew gull vs little auk who was built first", "who was built first , mew gull or little auk"],
    ["Mew Gull or Little Auk: more crew?", "which has more crew , Mew Gull or Little Auk"],
    ["mew gull or little auk - which of the two's older", "which is older , mew gull or little auk"],
    ["The Mew Gull, do you happen to know who built it?", "The Mew Gull, who built it"],
    ["My son has a school project on boats, so: who built the Mew Gull?", "who built the Mew Gull"],
    [
      "Would you say that the Mew Gull is older than the Little Auk?",
      "tell me whether the Mew Gull is older than the Little Auk",
    ],
    ["Per Holm built the Mew Gull, right?", "tell me whether Per Holm built the Mew Gull"],
    ["Is it true that Per Holm built the Mew Gull?", "tell me whether Per Holm built the Mew Gull"],
    ["who built the Mew Gull, I keep forgetting the name", "who built the Mew Gull"],
  ])("%s", (question, plain) => {
    const said = plainQuestion({ question, mentions: [], catalogue: { classes: [], relations: [] } }).question;
    expect(said.replaceAll(/\s*([?.])$/gu, "")).toBe(plain.replace(" ?", ""));
  });

  test.each([
    "Who built the Mew Gull?",
    "Tell me who built the Mew Gull.",
    "Who built the Mew Gull, if it was sold to Per Holm?",
    "Who built the Mew Gull, which was named after the person who owns it?",
    "Can the Mew Gull carry cars?",
    "How many boats has Ida Strand built?",
    "Do you have Mew Gull?",
    "Was it built in Nortwick?",
    "Who built the Mew Gull, Little Auk",
    "My cousin sails the Mew Gull: who built the Little Auk?",
    "Who built the Mew Gull, I mean the one that Per Holm sails",
    "Which is longer, the Mew Gull or the Little Auk?",
    "What did Per Holm or Ida Strand build, which one is longer?",
    "The Mew Gull or the Little Auk",
    "Who built the Mew Gull, right?",
    "Who got the very long boat?",
  ])("%s stays as it is", (question) => {
    const mentions = ["Mew Gull", "Little Auk", "Per Holm", "Ida Strand"].flatMap((text) => {
      const start = question.indexOf(text);
      return start < 0 ? [] : [{ text, start, end: start + text.length, candidates: [] }];
    });
    const input = { question, mentions, catalogue: { classes: [], relations: [] } };
    expect(plainQuestion(input)).toBe(input);
  });

  test("names keep their places", () => {
    const question = "Hello, would you happen to know in which town it is that the Mew Gull lives, please?";
    const start = question.indexOf("Mew Gull");
    const mention = { text: "Mew Gull", start, end: start + 8, candidates: [] };
    const { question: plain, mentions } = plainQuestion({
      question,
      mentions: [mention, { ...mention, text: "happen", start: question.indexOf("happen"), end: 25 }],
      catalogue: { classes: [], relations: [] },
    });
    expect(mentions.map(({ start, end }) => plain.slice(start, end))).toEqual(["Mew Gull"]);
  });
});

test.each([
  ["I would like to know who built the Mew Gull.", ["Per Holm"]],
  ["I was wondering whether you could tell me who built the Mew Gull", ["Per Holm"]],
  ["Would you be so good as to tell me what the home port of the Mew Gull is?", ["Nortwick"]],
  ["Do you happen to know which boats were built by Ida Strand?", ["Little Auk"]],
  ["I am after the boats that were built by Ida Strand.", ["Little Auk"]],
  ["Any idea who the skipper of the Mew Gull is?", ["Ida Strand"]],
  ["who was it that built the mew gull", ["Per Holm"]],
  ["I'd like to have the name of whoever it was that built the Mew Gull.", ["Per Holm"]],
  ["Who built the Mew Gull, if that is something anybody has kept a note of?", ["Per Holm"]],
  ["Who is the skipper of the Mew Gull, according to the records?", ["Ida Strand"]],
  ["Was it Per Holm who built the Mew Gull?", ["Yes"]],
  ["Could you confirm for me whether it really was Per Holm who built the Mew Gull?", ["Yes"]],
  ["Can you tell me whether Per Holm built the Mew Gull?", ["Yes"]],
  ["tell me if Per Holm built the Mew Gull", ["Yes"]],
  ["Did Ida Strand build the Mew Gull?", []],
  ["tell me if Ida Strand built the Mew Gull", []],
  ["Could you say whether Ida Strand is the skipper of the Mew Gull?", ["Yes"]],
  ["Per Holm built the Mew Gull, right?", ["Yes"]],
  ["Is it true that Per Holm built the Mew Gull?", ["Yes"]],
  ["Would you say that the Mew Gull was built before the Little Auk?", ["Yes"]],
  ["Mew Gull or Little Auk, which one was built first?", ["Mew Gull"]],
  ["The Mew Gull, do you happen to know who built it?", ["Per Holm"]],
  ["My son has a school project on boats, so: who built the Mew Gull?", ["Per Holm"]],
])("%s", async (question, answers) => {
  expect((await askAll([await world], question)).values).toEqual(answers);
});

test("a frame names groups that there are, in lower case", () => {
  const lines = [...frames.openings, ...frames.closings, ...frames.provisos, ...Object.values(frames.groups).flat()];
  for (const line of lines) {
    expect(line).toBe(line.toLowerCase());
    for (const [, group] of line.matchAll(/\{(\w+)\}/gu)) expect(Object.keys(frames.groups)).toContain(group);
  }
});

test("a frame takes the most words that fit", () => {
  const frame = frameOf("{can} {you} {kindly}* {tell} {me}");
  const words = "could you please please be so kind as to tell me who".split(" ");
  expect(lengthOf(frame, words, 0)).toBe(11);
  expect(lengthOf(frame, words, 1)).toBe(0);
  expect(lengthOf(frame, "could you".split(" "), 0)).toBe(0);
});

test("openings without end take no longer than their words", () => {
  const question = `${"I was wondering whether you could please tell me ".repeat(200)}who built the Mew Gull`;
  const { question: plain } = plainQuestion({ question, mentions: [], catalogue: { classes: [], relations: [] } });
  expect(plain.length).toBeLessThan(question.length);
});
