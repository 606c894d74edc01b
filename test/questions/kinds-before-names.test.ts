import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Bridges and those who built them; what the smiths do is stated as an occupation, and who held an office. */
const ask = await openWorld(`
  :Bridge a rdfs:Class ; rdfs:label "bridge" . :Builder a rdfs:Class ; rdfs:label "master builder" .
  :Town a rdfs:Class ; rdfs:label "town" . :Office a rdfs:Class ; rdfs:label "public office" .
  :Boat a rdfs:Class ; rdfs:label "boat" . :Trade a rdfs:Class ; rdfs:label "occupation" .
  :by rdfs:label "built by" . :span rdfs:label "span (m)" . :in rdfs:label "stands in" . :people rdfs:label "population" .
  :born rdfs:label "date of birth" . :does rdfs:label "occupation" . :holds rdfs:label "position held" .
  :keel rdfs:label "keel length (m)" .
  :span1 a :Bridge ; rdfs:label "Anker Span" ; :by :edda ; :span 31 ; :in :quell .
  :span2 a :Bridge ; rdfs:label "Brune Span" ; :by :joris ; :span 18 ; :in :quell .
  :edda a :Builder ; rdfs:label "Edda Vorn" ; :born "1801-02-03"^^xsd:date ; :does :smith ; :holds :reeve .
  :joris a :Builder ; rdfs:label "Joris Pell" ; :born "1811-12-13"^^xsd:date ; :does :mason ; :holds :reeve, :warden .
  :smith a :Trade ; rdfs:label "smith" . :mason a :Trade ; rdfs:label "mason" .
  :quell a :Town ; rdfs:label "Quellen" ; :people 410 .
  :reeve a :Office ; rdfs:label "bridge reeve of Quellen" . :warden a :Office ; rdfs:label "toll warden" .
  :heron a :Boat ; rdfs:label "Grey Ide" ; :keel 9 .
`);

/** The same without any classes. */
const plain = await openWorld(`
  :by rdfs:label "built by" . :span rdfs:label "span (m)" .
  :span1 rdfs:label "Anker Span" ; :by :edda ; :span 31 . :edda rdfs:label "Edda Vorn" .
  :span2 rdfs:label "Brune Span" ; :by :edda ; :span 18 .
`);

describe("a noun before a name that the graph has no class for", () => {
  test.each([
    ["What is the span of the bridge Anker Span?", "31"],
    ["Who built the bridge Anker Span?", "Edda Vorn"],
    ["What is the keel length of the vessel Grey Ide?", "9"],
  ])("is left out where the classes of the thing say it: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", complete: true });
    expect(answer.text).toContain(text);
  });

  test.each([
    ["When was the smith Edda Vorn born?", "3 February 1801"],
    ["When was the mason Joris Pell born?", "13 December 1811"],
  ])("is looked up where the graph says what somebody is: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text, complete: true });
  });

  test.each(["When was the smuggler Joris Pell born?", "When was the mason Edda Vorn born?"])(
    "is told where the thing may be one, and is a guess: %s",
    async (question) => {
      const answer = await ask(question);
      expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", complete: false });
      expect(answer.confidence).toBeLessThan(0.9);
      expect(answer.explanation).toContain("does not tell whether what is named is of the kind");
    },
  );

  test.each([
    "How many people live in the planet Quellen?",
    "What is the population of the desert Quellen?",
    "Who built the violin Anker Span?",
    "When was the horse Edda Vorn born?",
    "What is the keel length of the bird Grey Ide?",
  ])("is none where the thing is something else: %s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test("is told where the graph has no kinds at all", async () => {
    const answer = await plain("Who built the bridge Anker Span?");
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text: "Edda Vorn", complete: false });
    expect(answer.explanation).toContain("of the kind “bridge”");
  });
});

const MISSED = [
  "Who built the rusty Anker Span?",
  "Who built the flooded Anker Span?",
  "Who built ugly Anker Span?",
  "What is the span of the vanished Brune Span?",
];

describe("an adjective before a name says which one is meant, and is not left out", () => {
  test.each([
    ...MISSED,
    "What is the population of southern Quellen?",
    "What is the population of medieval Quellen?",
    "When was the lame Joris Pell born?",
    "Who was the greedy toll warden?",
    "Who was the provisional bridge reeve of Quellen?",
    "Who was the assistant toll warden?",
  ])("%s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test.each(MISSED)("nor where the graph has no kinds: %s", async (question) => {
    const answer = await plain(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test("unless it says no more than the name does", async () => {
    expect(await ask("Who built the famous Anker Span?")).toMatchObject({ text: "Edda Vorn", complete: true });
  });
});

describe("who was the third or the one before among those who held an office, no fact of it tells", () => {
  test.each([
    "Who was the thirteenth bridge reeve of Quellen?",
    "Who was the twenty-second bridge reeve of Quellen?",
    "Who was the first toll warden?",
    "Who was the previous bridge reeve of Quellen?",
  ])("%s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test("all who held it are told", async () => {
    const answer = await ask("Who was bridge reeve of Quellen?");
    expect(answer, answer.explanation).toMatchObject({ text: "Edda Vorn, Joris Pell", complete: true });
  });
});
