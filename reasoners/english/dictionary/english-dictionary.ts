import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dictionaryOf, type Dictionary } from "./dictionary.ts";
import { DICTIONARY_FILE } from "./files.ts";

let read: Dictionary | undefined;

/**
 * The dictionary that is built with the package, of WordNet. Read when it is first asked for, and kept as it was read:
 * some megabytes in every thread that reads questions.
 */
export function englishDictionary(): Dictionary {
  read ??= dictionaryOf(readFileSync(path(), "latin1"));
  return read;
}

/** It is written beside this module as it is built; the module may run as it was written, too. */
function path(): string {
  const found = [import.meta.dirname, join(import.meta.dirname, "../../../dist/reasoners/english/dictionary")]
    .map((folder) => join(folder, DICTIONARY_FILE))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("The dictionary is not built. `npm run build:server` makes it.");
  return found;
}
