import type { Shape } from "./worst-shapes.ts";

const PERSONS = 1_500;
const FRIENDS = 50;
const CITIES = ["Northwick", "Eastmere", "Southam", "Westbrook", "Midford"];
const GIVEN = ["Anna", "Boris", "Clara", "Daniel", "Edith", "Felix", "Greta"];

/** The number that follows in a sequence which looks like chance, and is the same in every run. */
function following(number: number): number {
  return (number * 1_103_515_245 + 12_345) % 2_147_483_648;
}

/** A graph in Turtle of persons who know many others each: two steps lead from anybody to almost everybody. */
export function denseGraph(): string {
  const lines = [
    "@prefix : <https://dense.example/> .",
    "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .",
    "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .",
    "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .",
    ':Person rdfs:label "person" .',
    ':City rdfs:label "city" .',
    ':friend rdfs:label "friend" ; skos:altLabel "friends", "knows" .',
    ':livesIn rdfs:label "lives in" ; skos:altLabel "city", "home" .',
    ':age rdfs:label "age" .',
    ...CITIES.map((city, index) => `:city${index} a :City ; rdfs:label "${city}" .`),
  ];
  let chance = 1;
  for (let person = 0; person < PERSONS; person += 1) {
    const others = new Set<number>();
    while (others.size < FRIENDS) {
      chance = following(chance);
      const other = Math.floor((chance / 2_147_483_648) * PERSONS);
      if (other !== person) others.add(other);
    }
    const given = GIVEN[person % GIVEN.length] ?? "";
    lines.push(
      `:p${person} a :Person ; rdfs:label "P${person}" ; skos:altLabel "${given} ${person}"${person % 2 === 0 ? `, "Person ${person}"` : ""} ;`,
      `  :age ${18 + (person % 70)} ; :livesIn :city${person % CITIES.length} ;`,
      `  :friend ${[...others].map((other) => `:p${other}`).join(", ")} .`,
    );
  }
  return lines.join("\n");
}

/** Questions whose answers, or ways to them, are as many as a query may give. */
export const DENSE_QUESTIONS: readonly Shape[] = [
  "Who are the friends of friends of P12?",
  "Who are the friends of the friends of the friends of P12?",
  "Which persons have a friend that has a friend that lives in Eastmere?",
  "Which persons have a friend that lives in Northwick?",
  "How many friends of friends does P40 have?",
  "How many persons have a friend who lives in Southam?",
  "Who is older, P12 or P13?",
  "Do P12 and P13 have the same friends?",
  "Do P12 and P500 have the same friend?",
  "Which friend of a friend of P100 has the highest age?",
  "Who of the friends of friends of P7 is the oldest?",
  "Which persons older than 60 are friends of friends of P12?",
  "Where do the friends of friends of P12 live?",
  "What is the age of the friends of the friends of P321?",
  "Who are friends of P12 and friends of friends of P13?",
  "Which persons are friends of P12 but not friends of friends of P13?",
  "Which persons live in Eastmere and have a friend that lives in Westbrook?",
  "Is P44 a friend of a friend of P12?",
].map((question) => ({ name: question, question }));
