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
   :b a :Boat ; rdfs:label "Little Auk" ; :builtBy :s ; :home :u .
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
    "Do you have Mew Gull?",
    "Was it built in Nortwick?",
    "Who built the Mew Gull, Little Auk",
  ])("%s stays as it is", (question) => {
    const input = { question, mentions: [], catalogue: { classes: [], relations: [] } };
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
