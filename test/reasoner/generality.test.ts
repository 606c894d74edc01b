import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import ts from "typescript";
import own from "../questions/own.json" with { type: "json" };
import table from "../questions/table.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");

/** Every string and template of the sources and their data, without comments: what the code itself can know. */
function textsOf(folder: string): readonly string[] {
  const texts: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:ts|json)$/u.test(entry)) continue;
    const source = ts.createSourceFile(entry, readFileSync(join(folder, entry), "utf8"), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateTail(node) ||
        ts.isRegularExpressionLiteral(node)
      )
        texts.push(node.text);
      if (ts.isIdentifier(node)) texts.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return texts;
}

/** Labels and aliases of everything that the built-in graph knows, relations and classes aside. */
function namesOfEntities(): readonly string[] {
  const folder = join(root, "knowledge/graph");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ttl") && !/relations|classes/u.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(folder, file), "utf8").matchAll(/(?:rdfs:label|skos:altLabel) ([^;]*?)[;.]\n/gu),
        (match) => match[1] ?? "",
      ),
    )
    .flatMap((list) => Array.from(list.matchAll(/"((?:[^"\\]|\\.)*)"/gu), (match) => match[1] ?? ""));
}

/** What the code itself knows: taken apart once, since that takes longer than to look through it. */
const code = ["engine", "reasoners"].flatMap((folder) => textsOf(join(root, folder))).join("\n");

const LEAST_LENGTH = 6;

/** Those of many texts of some length that stand in one, in one walk through it: to look for each takes a minute. */
function standingIn(whole: string, texts: readonly string[]): readonly string[] {
  const byBeginning = new Map<string, string[]>();
  for (const text of texts) {
    const beginning = text.slice(0, LEAST_LENGTH);
    const alike = byBeginning.get(beginning);
    if (alike === undefined) byBeginning.set(beginning, [text]);
    else alike.push(text);
  }
  const found = new Set<string>();
  for (let at = 0; at + LEAST_LENGTH <= whole.length; at += 1)
    for (const text of byBeginning.get(whole.slice(at, at + LEAST_LENGTH)) ?? [])
      if (whole.startsWith(text, at)) found.add(text);
  return [...found];
}

test("what stands in a text is found, wherever it does", () => {
  const texts = ["Norway", "Norway spruce", "spruces", "Norwegian", "middle"];
  expect(standingIn("middle Norway spruce", texts)).toEqual(["middle", "Norway", "Norway spruce"]);
  expect(standingIn("Norwa", texts)).toEqual([]);
});

test("the reasoner and the engine know no entity of the built-in graph", () => {
  // Names with a capital and of some length: "film" and "actor" are words of the language.
  const names = namesOfEntities().filter(
    (name) => name.length >= LEAST_LENGTH && /^\p{Lu}/u.test(name) && !ENGLISH.test(name),
  );
  expect(names.length).toBeGreaterThan(1_500);
  expect(standingIn(code, names)).toEqual([]);
});

/** Names that are words of dates and of the language as well. */
const ENGLISH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Sunday|Monday|Friday|Introduction|President|General|Captain|Father|Literal|Stage|Record|Promise|Object|Number|String|English|Church)$/u;

test("no question of the tests stands in the code", () => {
  const lower = code.toLowerCase();
  const phrases = [
    ...table.flatMap(({ question, paraphrases }) => [question, ...paraphrases]),
    ...own.map(({ question }) => question),
  ].flatMap((question) => {
    const words = question.toLowerCase().replaceAll(/[?,.]/gu, "").split(" ");
    return words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(" "));
  });
  expect(standingIn(lower, phrases).filter((phrase) => !FRAMES.has(phrase))).toEqual([]);
});

/** Runs of four words that any question may hold. */
const FRAMES = new Set(["at the time of", "could you tell me", "can you tell me"]);
