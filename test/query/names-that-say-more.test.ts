import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askAll, graphOf, type AskedOfAll } from "../graph/fused-world.ts";

const TOWN = `@prefix : <urn:more:> . :Town rdfs:label "town" . :Person rdfs:label "person" .
  :a a :Town ; rdfs:label "Ashby" . :b a :Town ; rdfs:label "Brill" .
  :ann a :Person ; rdfs:label "Ann Reed" . :cy a :Person ; rdfs:label "Cy Doe" .`;

let graphs = 0;
async function asked(facts: string, question: string): Promise<AskedOfAll> {
  return askAll([await graphOf(`more-${(graphs += 1)}`, `${TOWN}\n${facts}`)], question);
}

describe("a relation whose name says more than the question", () => {
  const BESIDE = ":a :mayor :ann ; :deputyMayor :cy . :b :deputyMayor :cy .";

  test.each(["Who is the mayor of Brill?", "Is Cy Doe the mayor of Brill?", "How many mayors does Brill have?"])(
    "is not meant where another is called as the question says: %s",
    async (question) => {
      const { result } = await asked(BESIDE, question);
      expect(result.status, result.explanation).toBe("NOT_KNOWN");
    },
  );

  test("does not keep the other from being found", async () => {
    const { result, values } = await asked(BESIDE, "Who is the mayor of Ashby?");
    expect([values, result.complete]).toEqual([["Ann Reed"], true]);
    const deputy = await asked(BESIDE, "Who is the deputy mayor of Brill?");
    expect([deputy.values, deputy.result.complete]).toEqual([["Cy Doe"], true]);
  });

  const ALONE = ":b :deputyMayor :cy .";

  test("is named in the answer where there is no other", async () => {
    const { result, values } = await asked(":b :portMayor :cy .", "Who is the mayor of Brill?");
    expect([values, result.complete]).toEqual([["Cy Doe"], false]);
    expect(result.explanation).toContain("was read as “port mayor”");
  });

  test("is none where it says that it is another one", async () => {
    const { result } = await asked(ALONE, "Who is the mayor of Brill?");
    expect(result.status, result.explanation).toBe("NOT_KNOWN");
  });

  test.each(["Is Cy Doe the mayor of Brill?", "Is Ann Reed the mayor of Brill?", "How many mayors does Brill have?"])(
    "neither proves nor counts: %s",
    async (question) => {
      const { result } = await asked(ALONE, question);
      expect(result.status, result.explanation).toBe("NOT_KNOWN");
    },
  );

  test.each([
    ["What is the population of Ashby?", ":a :populationTotal 900 .", "900"],
    ["What is the population of Ashby?", ":a :populationOfTown 900 .", "900"],
    ["Who is the mayor of Ashby?", ":a :townMayor :ann .", "Ann Reed"],
    ["Where was Ann Reed born?", ":ann :birthPlace :a .", "Ashby"],
    ["What is the length of Ashby?", `:a :len 7 . :len rdfs:label "length in metres" .`, "7 metres"],
  ])("may say what adds nothing: %s %s", async (question, facts, answer) => {
    const { result, values } = await asked(facts, question);
    expect([values, result.complete], result.explanation).toEqual([[answer], true]);
  });
});

/** How a name of several words is written in a graph. */
const WAYS: readonly ((words: readonly string[]) => { readonly iri: string; readonly label: string | undefined })[] = [
  (words) => ({
    iri: words.map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join(""),
    label: undefined,
  }),
  (words) => ({ iri: words.join("_"), label: undefined }),
  (words) => ({ iri: "p", label: words.join(" ") }),
  (words) => ({ iri: "p", label: words.join("-") }),
];

const NOUNS = ["mayor", "owner", "warden", "patron", "captain", "husband", "prize", "club", "rector", "emblem"];
const BEFORE = [
  "deputy",
  "former",
  "acting",
  "honorary",
  "planned",
  "ex",
  "vice",
  "junior",
  "refused",
  "second",
  "zorbed",
];
const BEHIND = ["elect", "designate", "in exile", "emeritus", "before 1950", "in law", "without vote"];

test("facts of a qualified relation are no complete answer for the plain noun, whatever qualifies it", async () => {
  const qualified = fc.oneof(
    fc.record({ words: fc.constantFrom(...BEFORE), isBefore: fc.constant(true) }),
    fc.record({ words: fc.constantFrom(...BEHIND), isBefore: fc.constant(false) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NOUNS),
      qualified,
      fc.constantFrom(...WAYS),
      fc.boolean(),
      async (noun, { words, isBefore }, way, isPlainKnown) => {
        const name = isBefore ? [...words.split(" "), noun] : [noun, ...words.split(" ")];
        const { iri, label } = way(name);
        const facts = [
          `:b :${iri} :cy .`,
          label === undefined ? "" : `:${iri} rdfs:label "${label}" .`,
          isPlainKnown ? `:a :${noun} :ann .` : "",
        ].join("\n");
        for (const question of [
          `Who is the ${noun} of Brill?`,
          `What is the ${noun} of Brill?`,
          `Is Cy Doe the ${noun} of Brill?`,
          `How many ${noun}s does Brill have?`,
        ]) {
          const { result } = await asked(facts, question);
          expect(result.status === "ANSWERED" && result.complete, `${facts} ${question} ${result.explanation}`).toBe(
            false,
          );
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

describe("how many there are", () => {
  test.each([
    ["How many pupils does Brill have?", ":b :pupilFee 12 ."],
    ["How many lengths does Brill have?", ":b :length 12 ."],
    ["How many members does Brill have?", ":b :juniorMembers 30 ."],
    ["How many roofs does Brill have?", ":b :heightOfRoof 12 ."],
  ])("is no number that merely has the noun in its name: %s %s", async (question, facts) => {
    const { result } = await asked(facts, question);
    expect(result.status, result.explanation).toBe("NOT_KNOWN");
  });

  test.each([
    ["How many pupils does Brill have?", ":b :pupils 12 ."],
    ["How many pupils does Brill have?", ":b :numberOfPupils 12 ."],
    ["How many pupils does Brill have?", ":b :pupilCount 12 ."],
    ["How many pupils does Brill have?", ":b :totalPupils 12 ."],
  ])("is a number of that noun: %s %s", async (question, facts) => {
    const { result, values } = await asked(facts, question);
    expect([values, result.complete], result.explanation).toEqual([["12"], true]);
  });
});

describe("a name with a kind behind “of”", () => {
  const ENDS = ':Union rdfs:label "union" . :u a :Union ; rdfs:label "Goat Union" .';

  test.each([
    ["of its subjects", ":u :chairOfUnion :ann ."],
    ["of its objects", ":ann :chairOfUnion :u ."],
  ])("tells which end is the chair: %s", async (_kind, fact) => {
    const facts = `${ENDS} ${fact}`;
    expect((await asked(facts, "Who is the chair of the Goat Union?")).values).toEqual(["Ann Reed"]);
    expect((await asked(facts, "Is Ann Reed the chair of the Goat Union?")).values).toEqual(["Yes"]);
    expect((await asked(facts, "Is the Goat Union the chair of Ann Reed?")).result.status).toBe("NOT_KNOWN");
    expect((await asked(facts, "What is the chair of Ann Reed?")).result.status).toBe("NOT_KNOWN");
  });
});

test("members are those who are members of it before what belongs to it", async () => {
  const facts = `:Clock rdfs:label "clock" . :c a :Clock ; rdfs:label "Tall Clock" ; :belongsTo :b .
    :c2 a :Clock ; rdfs:label "Old Clock" ; :belongsTo :b . :ann :memberOf :b , :a . :c3 a :Clock ; :belongsTo :b .`;
  const { result, values } = await asked(facts, "How many members does Brill have?");
  expect([values, result.complete], result.explanation).toEqual([["1"], true]);
});
