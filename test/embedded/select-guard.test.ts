import { describe, expect, test } from "vitest";
import { boundedSelect } from "../../datasources/select/select-guard.ts";

const lines = (query: string): string => query.split(/\s+/u).join(" ").trim();

describe("boundedSelect", () => {
  test.each([
    ["SELECT * { ?s ?p ?o }", "SELECT * { ?s ?p ?o } LIMIT 10"],
    ["select * { ?s ?p ?o } limit 5", "select * { ?s ?p ?o } limit 5"],
    ["SELECT * { ?s ?p ?o } LIMIT 500 OFFSET 2", "SELECT * { ?s ?p ?o } LIMIT 10 OFFSET 2"],
    ["SELECT * { ?s ?p ?o } VALUES ?s { <urn:a> }", "SELECT * { ?s ?p ?o } LIMIT 10 VALUES ?s { <urn:a> }"],
    ["SELECT * { { SELECT * { ?s ?p ?o } LIMIT 99 } }", "SELECT * { { SELECT * { ?s ?p ?o } LIMIT 99 } } LIMIT 10"],
    [
      "PREFIX a: <urn:a#> BASE <urn:b> SELECT * { ?s a:x 5 }",
      "PREFIX a: <urn:a#> BASE <urn:b> SELECT * { ?s a:x 5 } LIMIT 10",
    ],
    ['SELECT * { ?s ?p "LIMIT 3 } SERVICE <x>" }', 'SELECT * { ?s ?p "LIMIT 3 } SERVICE <x>" } LIMIT 10'],
    ["SELECT * { ?s ?p '''it's } FROM''' }", "SELECT * { ?s ?p '''it's } FROM''' } LIMIT 10"],
    [
      "SELECT ?limit { ?s <urn:service> ?limit . ?s x:FROM 1 }",
      "SELECT ?limit { ?s <urn:service> ?limit . ?s x:FROM 1 } LIMIT 10",
    ],
    ["SELECT * { ?s ?p ?o FILTER(?o < 5 && ?o > 1) }", "SELECT * { ?s ?p ?o FILTER(?o < 5 && ?o > 1) } LIMIT 10"],
  ])("%s", (query, expected) => expect(lines(boundedSelect(query, 10))).toBe(expected));

  test("a comment at the end does not swallow the limit", () =>
    expect(boundedSelect("SELECT * { ?s ?p ?o } # all", 10)).toMatch(/# all\nLIMIT 10/u));

  test("a comment at the beginning is no query form", () =>
    expect(() => boundedSelect("# SELECT\nASK { ?s ?p ?o }", 10)).toThrow(/Only SELECT/u));

  test.each([
    "ASK { ?s ?p ?o }",
    "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }",
    "DESCRIBE <urn:a>",
    "INSERT DATA { <urn:a> <urn:b> <urn:c> }",
    "DELETE WHERE { ?s ?p ?o }",
    "PREFIX a: <urn:a> DROP ALL",
    "LOAD <http://example.org/x>",
    "CLEAR ALL ; SELECT * { ?s ?p ?o }",
    "",
    "   ",
    "{ SELECT * { ?s ?p ?o } }".replace("SELECT", "ASK"),
  ])("refuses %j", (query) =>
    expect(() => boundedSelect(query, 10)).toThrow(expect.objectContaining({ code: "BAD_USER_INPUT" })),
  );

  test.each([
    "SELECT * { SERVICE <http://10.0.0.1/> { ?s ?p ?o } }",
    "SELECT * { SERVICE SILENT ?x { ?s ?p ?o } }",
    "SELECT * { { SELECT * { service <http://a/> { ?s ?p ?o } } } }",
    "SELECT * FROM <http://elsewhere/> { ?s ?p ?o }",
    "SELECT * FROM NAMED <http://elsewhere/> { ?s ?p ?o }",
  ])("speaks to nobody: %s", (query) => expect(() => boundedSelect(query, 10)).toThrow(/is not allowed/u));
});
