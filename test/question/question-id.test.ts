import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuestionOptions, QuestionRequest } from "../../engine/question/question.ts";
import { questionFromId, validateQuestion } from "../../engine/question/question-id.ts";
import type { ParameterValues } from "../../engine/question/parameters.ts";
import { DEFAULT_TREE_OPTIONS, TREE_PARAMETERS } from "../../engine/strategies/treeqa/parameters.ts";

const limits = {
  sourceIds: ["built-in", "notes", "wiki"],
  strategies: [{ name: "QUERY" }, { name: "TREEQA", parameters: TREE_PARAMETERS }],
  defaultStrategy: "QUERY",
  maxLength: 1_000,
};
const ask = (text: string, options: QuestionRequest = {}) => validateQuestion(text, options, limits);
const tree = (values: ParameterValues) => ({ parameters: { TREEQA: values } });
const refused = (message: string | RegExp) =>
  expect.objectContaining({ code: "BAD_USER_INPUT", message: expect.stringMatching(message) });

/** Texts that are questions: something visible, nothing that is refused. */
const texts = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 200 })
  .filter((text) => /\S/u.test(text) && !/[\p{Control}\p{Surrogate}]/u.test(text));

const iris = fc.webUrl().filter((url) => !/[|^`\\{}]/.test(url));

/** A question with options: corrections of words that it holds. */
const questions = fc
  .tuple(
    texts,
    fc.option(fc.subarray([...limits.sourceIds], { minLength: 1 })),
    fc.array(fc.tuple(fc.nat(), iris), { maxLength: 5 }),
    fc.record(
      {
        maxRebuilds: fc.integer({ min: 0, max: 10 }),
        traversal: fc.constantFrom("SERIAL" as const, "PARALLEL" as const),
      },
      { requiredKeys: [] },
    ),
    fc.option(texts),
  )
  .map(([text, sources, picks, values, reading]) => {
    const words = ask(text).text.split(" ");
    const choices = new Map(picks.map(([n, iri]) => [words[n % words.length] ?? "", iri]));
    const topicEntities = [...choices].map(([mention, iri]) => ({ mention, iri }));
    const wished = { ...(sources === null ? {} : { sources }), ...(reading === null ? {} : { reading }) };
    return { text, options: { ...wished, topicEntities, ...tree(values) } };
  });

describe("the id of a question", () => {
  it("stands for its text and options, wherever it is decoded", () => {
    fc.assert(
      fc.property(questions, ({ text, options }) => {
        const question = ask(text, options);
        expect(questionFromId(question.id, limits)).toEqual(question);
        expect(question.id).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it("is the same for the same question, however it is put", () => {
    const one = ask("Who designed the Café de Flore ?", {
      sources: ["notes", "built-in"],
      topicEntities: [
        { mention: "Flore", iri: "urn:x:2" },
        { mention: "Café de Flore", iri: "urn:x:1" },
      ],
    });
    const other = ask("\n Who designed\tthe Cafe\u0301 de \u00a0Flore ?  ", {
      topicEntities: [
        { mention: "Cafe\u0301  de Flore", iri: "urn:x:1" },
        { mention: "Flore", iri: "urn:x:2" },
        { mention: " Flore", iri: "urn:x:2" },
      ],
      sources: ["built-in", "notes", "built-in"],
    });
    expect(other).toEqual(one);
    expect(ask("Why?", { topicEntities: [] }).id).toBe(ask("Why?").id);
    expect(ask("Why?", tree({})).id).toBe(ask("Why?").id);
    expect(ask("Why?", tree({ ...DEFAULT_TREE_OPTIONS })).id).toBe(ask("Why?").id);
    const kept = ask("Why?", tree({ relationsKept: 6, entitiesKept: 3, maxDepth: 2 }));
    expect(kept.options).toEqual(tree({ relationsKept: 6, maxDepth: 2 }));
    expect(ask("Why?", tree({ maxDepth: 2, relationsKept: 6 }))).toEqual(kept);
    expect(questionFromId(kept.id, limits)).toEqual(kept);
  });

  it("has not changed for questions that were asked before", () => {
    expect(ask("Who painted the Mona Lisa?").id).toBe("6ICd8dKlUVVFUlkKV2hvIHBhaW50ZWQgdGhlIE1vbmEgTGlzYT8");
  });

  it("names an investigation that is shared by questions which differ in their strategy alone", () => {
    const options = { sources: ["wiki"], ...tree({ maxRebuilds: 0 }) };
    const [one, other] = [ask("Why?", options), ask("Why?", { ...options, strategy: "TREEQA" })];
    expect(other.investigation).toBe(one.investigation);
    expect(questionFromId(other.id, limits)).toEqual({ ...one, id: other.id, strategy: "TREEQA" });
    expect(ask("Why?").investigation).not.toBe(one.investigation);
    expect(ask("Why? ", { strategy: "QUERY" })).toEqual(ask("Why?"));
  });

  it("is hardly longer than the question", () => {
    const text = "Who is the ex-wife of Justin Bieber's father?";
    expect(ask(text).id.length).toBeLessThan(1.34 * text.length + 20);
  });

  it("is another for another question", () => {
    const ids = [
      ask("Why?"),
      ask("why?"),
      ask("Why ?"),
      ask("Why?", { strategy: "TREEQA" }),
      ask("Why?", { sources: ["wiki"] }),
      ask("Why?", { sources: ["notes"] }),
      ask("Why?", { topicEntities: [{ mention: "Why", iri: "urn:x:1" }] }),
      ask("Why?", { topicEntities: [{ mention: "Why", iri: "urn:x:2" }] }),
      ask("Why?", tree({ traversal: "SERIAL" })),
      ask("Why?", tree({ relationLinking: "DENSE" })),
      ask("Why?", tree({ maxRebuilds: 0 })),
      ask("Why?", tree({ maxRebuilds: 1 })),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is refused, and quoted, when any one character of it is changed", () => {
    const { id } = ask("Who is the ex-wife of Justin Bieber's father?");
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let at = 0; at < id.length; at++) {
      for (const character of alphabet) {
        if (character === id[at]) continue;
        const changed = id.slice(0, at) + character + id.slice(at + 1);
        expect(() => questionFromId(changed, limits)).toThrow(refused(changed.slice(0, 60)));
      }
    }
  });

  it("is refused when it is cut, stretched or never was one", () => {
    const { id } = ask("Why?");
    const strange = [
      "",
      " ",
      "1",
      "question:1",
      id.slice(0, -1),
      id.slice(1),
      `${id}A`,
      `${id}=`,
      `${id}\n`,
      ` ${id}`,
      id + id,
      id.toLowerCase(),
      Buffer.from('{"v":1,"text":"Why?","options":{}}').toString("base64url"),
      "\u0000",
      "ü".repeat(20),
    ];
    for (const each of strange) expect(() => questionFromId(each, limits)).toThrow(refused("not the id"));
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => questionFromId(text, limits)).toThrow(refused("not the id"));
      }),
    );
    expect(() => questionFromId(undefined as unknown as string, limits)).toThrow(refused("undefined"));
  });

  it("is refused before it is decoded when it is over-long", () => {
    const started = performance.now();
    expect(() => questionFromId("A".repeat(50_000_000), limits)).toThrow(refused("not the id"));
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it("is refused where its sources are not, or shorter questions are allowed", () => {
    const { id } = ask("Why?", { sources: ["wiki"] });
    expect(() => questionFromId(id, { ...limits, sourceIds: ["built-in"] })).toThrow(refused('no source "wiki"'));
    expect(() => questionFromId(id, { ...limits, maxLength: 3 })).toThrow(refused("at most 3"));
  });

  it("is never given out longer than it would be taken back", () => {
    const iri = `urn:x:${"y".repeat(2_000)}`;
    const words = Array.from({ length: 20 }, (_, n) => `w${n}x`);
    const many = words.map((mention) => ({ mention, iri }));
    expect(() => ask(words.join(" "), { topicEntities: many })).toThrow(refused("too long together"));
    const longest = ask("語".repeat(1_000));
    expect(questionFromId(longest.id, limits).text).toBe("語".repeat(1_000));
  });
});

describe("the text of a question", () => {
  it.each<[string, string, RegExp]>([
    ["is empty", "", /empty/],
    ["is white space", " \n\t\u00a0\u2003 ", /empty/],
    ["holds NUL", "Why\u0000?", /U\+0000/],
    ["holds ESC", "\u001b[31mWhy?", /U\+001B/],
    ["holds DEL", "Why\u007f?", /U\+007F/],
    ["holds a C1 control", "Why\u009b?", /U\+009B/],
    ["holds half a character", "Why \ud83d?", /U\+D83D at offset 4/],
    ["holds the other half", "\udc00 Why?", /U\+DC00 at offset 0/],
    ["is too long", "y".repeat(1_001), /1001 characters; at most 1000.*"yyyy/],
    ["is far too long", "y".repeat(5_000_000), /at most 1000/],
  ])("that %s is refused with the reason", (_what, text, reason) => {
    expect(() => ask(text)).toThrow(refused(reason));
  });

  it("is counted in characters, after white space is collapsed", () => {
    expect(ask("🦌".repeat(1_000)).text).toHaveLength(2_000);
    expect(ask(`a${" ".repeat(3_000)}b`).text).toBe("a b");
    expect(() => ask("🦌".repeat(1_001))).toThrow(refused("1001 characters"));
  });

  it("may be in any script, and hold joiners and marks", () => {
    for (const text of ["なぜ？", "لماذا؟", "क्यों?", "👩‍👩‍👧 who?", "می‌خواهم؟"])
      expect(ask(text).text).toBe(text.normalize("NFC"));
  });

  it("that is no text is refused", () => {
    expect(() => ask(5 as unknown as string)).toThrow(refused("5"));
    expect(() => ask(undefined as unknown as string)).toThrow(refused("undefined"));
  });
});

describe("the options of a question", () => {
  const choice = (mention: string, iri = "urn:x:1") => ({ topicEntities: [{ mention, iri }] });

  it.each<[string, unknown, RegExp]>([
    ["an unknown source", { sources: ["wiki", "web"] }, /no source "web"; there are "built-in", "notes", "wiki"/],
    ["no source", { sources: [] }, /sources is empty/],
    ["a mention that does not occur", choice("Moose"), /"Moose" does not occur/],
    ["a mention in other letters", choice("who"), /"who" does not occur/],
    ["an empty mention", choice(" "), /" " does not occur/],
    ["half a character", choice("\ud83d"), /U\+D83D/],
    ["a relative IRI", choice("Who", "/entity/1"), /absolute IRI.*"\/entity\/1"/],
    ["an IRI with a space", choice("Who", "http://x/a b"), /absolute IRI/],
    ["an IRI that would end a query's", choice("Who", "http://x/>DELETE"), /absolute IRI/],
    ["an IRI with a control character", choice("Who", "http://x/\u0000"), /absolute IRI/],
    ["an over-long IRI", choice("Who", `urn:${"x".repeat(3_000)}`), /at most 2048/],
    [
      "two entities for one mention",
      { topicEntities: [...choice("Who").topicEntities, ...choice("Who", "urn:x:2").topicEntities] },
      /"urn:x:1" and "urn:x:2"/,
    ],
    [
      "too many",
      { topicEntities: Array.from({ length: 21 }, () => ({ mention: "Who", iri: "urn:x:1" })) },
      /21 entries; at most 20/,
    ],
    ["a strategy that there is not", { strategy: "GUESS" }, /no strategy "GUESS"; there are QUERY, TREEQA/],
    [
      "an option that there is not",
      { depth: 3 },
      /"depth"; there are sources, topicEntities, reading, minConfidence, parameters/,
    ],
    ["a parameter of TreeQA that there is not", tree({ width: 3 }), /"width"/],
    ["one that is too small", tree({ entitiesKept: 0 }), /entitiesKept is a whole number from 1 to 10, not 0/],
    ["one that is too large", tree({ relationsKept: 21 }), /relationsKept .* from 1 to 20, not 21/],
    ["one that is broken", tree({ maxDepth: 1.5 }), /maxDepth .* not 1.5/],
    ["one that is no number", tree({ maxNodes: Number.NaN }), /maxNodes .* not null/],
    ["one that is a word", tree({ chunkTokens: "300" }), /chunkTokens .* not "300"/],
    [
      "a choice that there is not",
      tree({ traversal: "BREADTH" }),
      /traversal is one of PARALLEL, SERIAL, not "BREADTH"/,
    ],
  ])("with %s are refused, quoting it", (_what, options, reason) => {
    expect(() => ask("Who is it?", options as QuestionOptions)).toThrow(refused(reason));
  });
});
