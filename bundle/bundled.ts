import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { entries } from "./entries.ts";
import { ownPlaces } from "./own-places.ts";

/**
 * All code as it is run, and its source maps, by their paths in `built`. Each entry is where its module was; what
 * several load is in chunks, of which a process loads those that it needs, as it would load modules.
 */
export async function bundled(modules: string, built: string): Promise<ReadonlyMap<string, string>> {
  const names = entries(modules, resolve(import.meta.dirname, "../package.json"));
  await using bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(modules, `${name}.js`)])),
    platform: "node",
    // Packages stay packages: whoever installs ours has one of each.
    external: (id) => !/^[./]/.test(id),
    plugins: [sourceMaps(), ownPlaces(modules)],
    onLog(_level, { message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    dir: built,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    // A class is told by its name, and two modules may name theirs alike.
    keepNames: true,
    // They are in the types, and every thread would read them.
    comments: false,
    sourcemap: true,
  });
  return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}

/** So that the maps of what is bundled lead to the sources, and not to the modules that were made of them. */
function sourceMaps(): Plugin {
  return {
    name: "source-maps",
    load(id) {
      const map = `${id}.map`;
      if (!existsSync(map)) return null;
      return { code: readFileSync(id, "utf8"), map: readFileSync(map, "utf8") };
    },
  };
}
