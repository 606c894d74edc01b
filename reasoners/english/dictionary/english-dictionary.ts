import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dictionaryOf, type Dictionary } from "./dictionary.ts";
import { DICTIONARY_FILE, NAMES_FILE } from "./files.ts";
import { linesIn } from "./lines.ts";

let read: Dictionary | undefined;
let names: ReturnType<typeof linesIn> | undefined;

/**
 * The dictionary that is built with the package, of WordNet. Read when it is first asked for, and kept as it was read:
 * some megabytes in every thread that reads questions.
 */
export function englishDictionary(): Dictionary {
  read ??= dictionaryOf(readFileSync(pathOf(DICTIONARY_FILE), "latin1"));
  return read;
}

/** Is a word, in lower case, known to be of a name that a person or a place has? */
export function isProperName(lower: string): boolean {
  names ??= linesIn(readFileSync(pathOf(NAMES_FILE), "latin1"));
  return names(lower) !== undefined;
}

/** They are written beside this module as it is built; the module may run as it was written, too. */
function pathOf(name: string): string {
  const found = [".", "../../../dist/reasoners/english/dictionary"]
    .map((folder) => fileURLToPath(new URL(`${folder}/${name}`, import.meta.url)))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("The dictionary is not built. `npm run build:server` makes it.");
  return found;
}
