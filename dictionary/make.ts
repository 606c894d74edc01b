import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lineOf } from "../reasoners/english/dictionary/entry.ts";
import { DICTIONARY_FILE, LICENCE_FILE, NAMES_FILE } from "../reasoners/english/dictionary/files.ts";
import { entriesOf } from "./entries.ts";
import { properNames, readCensusNames } from "./proper-names.ts";
import { readWordNet } from "./wordnet.ts";

/*
 * Makes the dictionary of the English reasoner out of WordNet, beside the module that reads it, as that is built. It
 * takes seconds, and most builds come soon after another: what is newer than all that it is made by stays.
 */

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "dist/reasoners/english/dictionary");

// Which WordNet it is stands in package.json.
const madeBy = [
  ...readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name)),
  join(ROOT, "reasoners/english/dictionary/entry.ts"),
  join(ROOT, "package.json"),
];
const files = [DICTIONARY_FILE, LICENCE_FILE, NAMES_FILE].map((name) => join(FOLDER, name));
const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (Math.min(...files.map(timeOf)) <= Math.max(...madeBy.map(timeOf))) {
  const wordnet = readWordNet();
  const lines = entriesOf(wordnet).map((entry) => `${lineOf(entry)}\n`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, DICTIONARY_FILE), lines.join(""), "latin1");
  writeFileSync(join(FOLDER, LICENCE_FILE), `${wordnet.licence}\n`);
  const names = properNames(wordnet, await readCensusNames()).map((name) => `${name}\n`);
  writeFileSync(join(FOLDER, NAMES_FILE), names.join(""), "latin1");
}
