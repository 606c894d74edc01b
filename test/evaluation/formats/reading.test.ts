import fc from "fast-check";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { queryTerms } from "../../../evaluation/formats/gold/sparql-terms.ts";
import { stripTopic } from "../../../evaluation/formats/metaqa.ts";
import { answersInParentheses, answersWithSlashes } from "../../../evaluation/formats/pathquestion/answer-column.ts";
import { jsonElements } from "../../../evaluation/formats/reading/json-elements.ts";
import { linesOf } from "../../../evaluation/formats/reading/lines.ts";
import { parseJson } from "../../../evaluation/formats/reading/parse-json.ts";
import { readDescriptions } from "../../../evaluation/formats/webquestions.ts";
import { folderOf } from "./folder-of.ts";

async function valuesIn(text: string, under?: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const { value } of jsonElements(join(await folderOf({ "x.json": text }), "x.json"), under))
    values.push(value());
  return values;
}

describe("elements of a JSON array", () => {
  it("are those that JSON.parse finds, however the file is laid out", async () => {
    const file = fc
      .array(fc.jsonValue())
      .chain((array) => fc.constantFrom(JSON.stringify(array), JSON.stringify(array, null, 2)));
    await fc.assert(
      fc.asyncProperty(file, async (text) => {
        expect(await valuesIn(text)).toEqual(JSON.parse(text));
        expect(await valuesIn(`{"a": [[1], {"wanted": [2]}], "wanted": ${text}, "z": 1}`, "wanted")).toEqual(
          JSON.parse(text),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("are read across the parts in which a file comes", async () => {
    // Longer than any part; brackets, quotes and backslashes fall on every border.
    const array = Array.from({ length: 4_000 }, (_, index) => ({
      index,
      text: `\\"[{,]}\\\\ ${"x\\".repeat(index % 23)}`,
    }));
    expect(await valuesIn(JSON.stringify(array))).toEqual(array);
  });
});

describe("lines", () => {
  it("keep their numbers, without blank ones and their ends", async () => {
    const folder = await folderOf({ x: "a\r\n\n \nb\nc" });
    const lines: unknown[] = [];
    for await (const line of linesOf(join(folder, "x"))) lines.push(line);
    expect(lines).toEqual([
      { number: 1, text: "a" },
      { number: 4, text: "b" },
      { number: 5, text: "c" },
    ]);
  });
});

describe("JSON as Python writes it", () => {
  it("has constants that are no numbers, which stay as they are in texts", () => {
    expect(parseJson('{"a": NaN, "b": [-Infinity, "NaN, \\" Infinity"]}', { file: "x" })).toEqual({
      a: null,
      b: [null, 'NaN, " Infinity'],
    });
  });
});

describe("brackets around a topic", () => {
  const words = fc.string().map((text) => text.replace(/[[\]]/gu, ""));

  it("are taken off, and what stood in them is told", () => {
    fc.assert(
      fc.property(
        words,
        words.filter((topic) => topic !== ""),
        words,
        (before, topic, after) => {
          const { text, topicEntities } = stripTopic(`${before}[${topic}]${after}`);
          expect(text).toBe(`${before}${topic}${after}`.trim());
          expect(topicEntities).toEqual([topic]);
        },
      ),
    );
  });

  it("leave a question without them as it is", () => {
    expect(stripTopic("who [directed it")).toEqual({ text: "who [directed it", topicEntities: [] });
  });
});

describe("answers of PathQuestion", () => {
  const name = fc.stringMatching(/^[ab_.]{1,4}(?:\([ab]{0,3}\))?$/u);

  it("are all found, whatever parentheses names have", () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), (names) => {
        expect(answersWithSlashes(`${names.join("/")}/`, names[0]!)).toEqual(names);
        expect(answersInParentheses(`${names[0]}(${names.join("/")}/)`)).toEqual(names);
      }),
    );
  });

  it("keep a slash within the name that is told", () => {
    expect(answersWithSlashes("Kiss/AC/DC/", "AC/DC")).toEqual(["Kiss", "AC/DC"]);
    expect(answersInParentheses("AC/DC(AC/DC/)")).toEqual(["AC/DC"]);
  });
});

describe("answers of WebQuestions", () => {
  it("are lists of descriptions and nothing else", () => {
    expect(readDescriptions("(list)")).toEqual([]);
    expect(readDescriptions("(list (description 1881))")).toEqual(["1881"]);
    expect(readDescriptions("Jamaica")).toBeUndefined();
  });
});

describe("terms of a query", () => {
  const of = (body: string) => queryTerms(`PREFIX x: <x/> SELECT ?r WHERE ${body} ORDER BY DESC(x:no) LIMIT 1`);

  it.each([
    ["{ x:a x:p ?r }", ["x/p"], ["x/a"]],
    ["{ ?r x:p x:a, x:b ; x:q x:c . ?s x:r ?r }", ["x/p", "x/q", "x/r"], ["x/a", "x/b", "x/c"]],
    ["{ x:a x:p/x:q*|^x:r x:b }", ["x/p", "x/q", "x/r"], ["x/a", "x/b"]],
    ["{ x:a (x:p/x:q)+ ?r FILTER(?r > x:no) ?r x:s x:c }", ["x/p", "x/q", "x/s"], ["x/a", "x/c"]],
    [
      '{ { SELECT (COUNT(?a) AS ?n) WHERE { ?a <y/p> "x:no"@en } } FILTER NOT EXISTS { ?a x:p x:b } }',
      ["y/p", "x/p"],
      ["x/b"],
    ],
    ["{ VALUES ?v { x:no x:no2 } ?v a x:Kind ; x:p 5 }", ["x/p"], ["x/Kind"]],
  ])("of %s", (body, relations, entities) => {
    expect(of(body)).toEqual({ relations, entities });
  });

  it("are none where there is no query", () => {
    fc.assert(fc.property(fc.string(), (text) => void queryTerms(text)));
    expect(queryTerms("OUT OF SCOPE")).toEqual({ relations: [], entities: [] });
  });
});
