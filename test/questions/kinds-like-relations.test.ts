import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Nouns, each for a kind of things and for a relation to one of them. */
const NOUNS = ["club", "depot", "mill", "chapel", "fleet"] as const;

/** How the graph tells that things are of the kind, beside a relation that is called like it. */
const KINDS = {
  "a class of that name": (noun: string) => `:Kind rdfs:label "${noun}" .`,
  "a class whose name ends so": (noun: string) => `:Kind rdfs:label "rowing ${noun}" .`,
  "a class of another name": () => `:Kind rdfs:label "organisation" .`,
} as const;

/** Two things that a post is of, and one that nothing is of. */
function graph(noun: string, kind: keyof typeof KINDS): string {
  return `@prefix : <urn:posts:> . :Post rdfs:label "post" . :Person rdfs:label "person" . :Vale rdfs:label "vale" .
    :of rdfs:label "${noun}" . :holder rdfs:label "holder" . :vale rdfs:label "lies in" . :founded rdfs:label "founded" .
    ${KINDS[kind](noun)}
    :p1 a :Post ; rdfs:label "post one" ; :of :a ; :holder :mara . :p2 a :Post ; rdfs:label "post two" ; :of :b ; :holder :mara .
    :mara a :Person ; rdfs:label "Mara Quint" . :wend a :Vale ; rdfs:label "Wend" . :corle a :Vale ; rdfs:label "Corle" .
    :a a :Kind ; rdfs:label "Alder House" ; :vale :wend ; :founded 1900 . :b a :Kind ; rdfs:label "Birch House" ; :vale :wend ; :founded 1950 .
    :c a :Kind ; rdfs:label "Cedar House" ; :vale :corle ; :founded 1850 .`;
}

const ASKED = (noun: string): readonly (readonly [string, readonly string[]])[] => [
  [`Which ${noun}s are there?`, ["Alder House", "Birch House", "Cedar House"]],
  [`What are the ${noun}s?`, ["Alder House", "Birch House", "Cedar House"]],
  [`List all ${noun}s.`, ["Alder House", "Birch House", "Cedar House"]],
  [`How many ${noun}s are there?`, ["3"]],
  [`Which ${noun} lies in Corle?`, ["Cedar House"]],
  [`Which ${noun}s lie in Corle?`, ["Cedar House"]],
  [`Which ${noun}s were founded before 1920?`, ["Alder House", "Cedar House"]],
];

const CASES = NOUNS.flatMap((noun) =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => ({ noun, kind, turtle: graph(noun, kind) })),
);

describe.each(CASES)("$noun, for which there are a relation and $kind", ({ noun, kind, turtle }) => {
  test.each(ASKED(noun))("is the kind, or not all there is: %s", async (question, expected) => {
    const { result, values } = await askAll([await graphOf(`posts-${noun}`, turtle)], question);
    if (kind !== "a class of another name") expect([...values].sort(), result.explanation).toEqual(expected);
    else if (result.status !== "NOT_KNOWN")
      expect(result.complete && [...values].sort().join() !== expected.join(), result.explanation).toBe(false);
  });
});

const SPORTS = `@prefix : <urn:sports:> . :Rowing rdfs:label "rowing club" . :Chess rdfs:label "chess club" .
  :Junior rdfs:label "junior chess club" ; rdfs:subClassOf :Chess . :Golf rdfs:label "golf course" .
  :a a :Rowing ; rdfs:label "Alder" . :b a :Chess ; rdfs:label "Birch" . :c a :Junior ; rdfs:label "Cedar" .
  :d a :Golf ; rdfs:label "Dale" .`;

test("a noun that several kinds end in is all of them, and the answer says so", async () => {
  const { result, values } = await askAll([await graphOf("sports", SPORTS)], "Which clubs are there?");
  expect([...values].sort()).toEqual(["Alder", "Birch", "Cedar"]);
  expect(result.complete).toBe(false);
  expect(result.explanation).toMatch(
    /“clubs” was read as “chess club” or “rowing club”|“rowing club” or “chess club”/u,
  );
});

test("a kind of which another may be part is not complete without it", async () => {
  const clubs = `${SPORTS} :Club rdfs:label "club" . :e a :Club ; rdfs:label "Elm" .`;
  const { result, values } = await askAll([await graphOf("clubs", clubs)], "Which clubs are there?");
  expect([values, result.complete]).toEqual([["Elm"], false]);
  expect(result.explanation).toMatch(/what is called “(?:chess|rowing) club” was left out/u);
});

test("a kind is complete where the graph tells of what the others are part", async () => {
  const clubs = `${SPORTS} :Club rdfs:label "club" . :e a :Club ; rdfs:label "Elm" . :Group rdfs:label "group" .
    :Rowing rdfs:subClassOf :Group . :Chess rdfs:subClassOf :Group .`;
  const { result, values } = await askAll([await graphOf("placed-clubs", clubs)], "Which clubs are there?");
  expect([values, result.complete]).toEqual([["Elm"], true]);
});

test("those who hold an office are all who hold it", async () => {
  const turtle = `@prefix : <urn:ships:> . :Ship rdfs:label "ship" . :Person rdfs:label "person" . :captain rdfs:label "captain" .
    :s a :Ship ; rdfs:label "Wasp" ; :captain :m . :m a :Person ; rdfs:label "Mara Quint" . :n a :Person ; rdfs:label "Joss Pell" .`;
  const { result, values } = await askAll([await graphOf("ships", turtle)], "Which captains are there?");
  expect([values, result.complete]).toEqual([["Mara Quint"], true]);
});
