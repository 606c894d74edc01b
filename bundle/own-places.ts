import { posix } from "node:path";
import { type Plugin, RolldownMagicString } from "rolldown";

const MARK = "whyql-module:";

/**
 * Lets each module believe that it is where it was, among the modules that were built: beside itself it finds the
 * threads that it starts, and files.
 * @param modules The folder of all of them
 */
export function ownPlaces(modules: string): Plugin {
  return {
    name: "own-places",
    transform(code, id) {
      if (!code.includes("import.meta")) return null;
      const place = JSON.stringify(MARK + posix.relative(modules, id));
      const marked = new RolldownMagicString(code);
      for (const { index, 0: found } of code.matchAll(/\bimport\.meta\b(\.\w+)?/g)) {
        if (found !== "import.meta.url")
          throw new Error(`${id} asks for ${found}. A bundle knows import.meta.url only.`);
        marked.overwrite(index, index + found.length, `new URL(${place}, import.meta.url).href`);
      }
      return { code: marked };
    },
    renderChunk(code, { fileName }) {
      const placed = new RolldownMagicString(code);
      for (const { index, 0: found, 1: place = "" } of code.matchAll(/"whyql-module:([^"]*)"/g)) {
        const fromChunk = posix.relative(posix.dirname(fileName), place);
        placed.overwrite(index, index + found.length, JSON.stringify(`./${fromChunk}`));
      }
      return placed;
    },
  };
}
