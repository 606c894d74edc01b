import { expect, test } from "vitest";
import { withoutClassPaths } from "../../datasources/sparql/class-paths.ts";
import { subclassesOf } from "../../datasources/sparql/subclasses.ts";

const SUB = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const PARENTS = new Map([
  ["urn:c:island-country", ["urn:c:country"]],
  ["urn:c:country", ["urn:c:place"]],
  ["urn:c:atoll", ["urn:c:island-country"]],
  ["urn:c:loop", ["urn:c:loop"]],
]);

function written(query: string, most = 10): string {
  return withoutClassPaths(query, [SUB, "urn:narrower"], subclassesOf(PARENTS, most));
}

test("a path to a class is the list of the classes below it, itself first", () => {
  expect(written(`SELECT ?x { ?x a ?t . ?t (<${SUB}>)* <urn:c:country> . ?x ?p ?o }`)).toBe(
    "SELECT ?x { ?x a ?t . FILTER(?t IN (<urn:c:country>, <urn:c:atoll>, <urn:c:island-country>)) . ?x ?p ?o }",
  );
  expect(written(`{ ?t (<${SUB}>|<urn:narrower>)* <urn:c:none> }`)).toBe("{ FILTER(?t IN (<urn:c:none>)) }");
  expect(written(`{ ?t (<${SUB}>)* <urn:c:loop> }`)).toBe("{ FILTER(?t IN (<urn:c:loop>)) }");
});

test("any number of them", () => {
  const path = `?t (<${SUB}>)* <urn:c:atoll> .`;
  expect(written(`{ ${path} } UNION { ${path} }`)).toBe(
    "{ FILTER(?t IN (<urn:c:atoll>)) . } UNION { FILTER(?t IN (<urn:c:atoll>)) . }",
  );
});

test.each([
  ["another path", "{ ?t (<urn:part-of>)* <urn:c:country> }"],
  ["a path of one step", `{ ?t (<${SUB}>)+ <urn:c:country> }`],
  ["a path to a variable", `{ ?t (<${SUB}>)* ?c }`],
  ["a string", `{ ?t ?p "?t (<${SUB}>)* <urn:c:country> ." }`],
  ["a comment", `{ ?t ?p ?o } # ?t (<${SUB}>)* <urn:c:country>`],
])("%s stays as it is", (_name, query) => {
  expect(written(query)).toBe(query);
});

test("more classes than may be listed stay a path", () => {
  const query = `{ ?t (<${SUB}>)* <urn:c:country> }`;
  expect(written(query, 2)).toBe(query);
});
