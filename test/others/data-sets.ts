import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { defaultGraph, Store } from "oxigraph";
import { publications } from "./made/publications.ts";
import { shop } from "./made/shop.ts";
import { socialNetwork } from "./made/social-network.ts";
import { universities } from "./made/universities.ts";

/** RDF that others made, or that is made by the rules of others. None of it is kept here. */
export interface DataSet {
  readonly name: string;
  /** What shape it has. */
  readonly shape: string;
  /** Package and version, or whose rules. */
  readonly from: string;
  readonly licence: string;
  /** Absolute paths of its files and folders; written into the folder first, where they are made. */
  files(folder: string): Promise<readonly string[]>;
  /** Why it is not at hand, in words. */
  readonly missing?: string;
}

/** What relative IRIs of the files are relative to, so that they are the same everywhere. */
export const BASE_IRI = "http://data.example/files/";

const require = createRequire(import.meta.url);
const LV2 = "/usr/lib/lv2";
const SPECIFICATIONS =
  "atom buf-size core data-access dynmanifest event instance-access log midi morph options parameters patch port-groups port-props presets resize-port state time ui units uri-map urid worker".split(
    " ",
  );

const QUDT = "MIT; QUDT.org: CC BY 4.0";

export const DATA_SETS: readonly DataSet[] = [
  packaged(
    "currencies",
    "codes and symbols",
    "npm @vocabulary/cur 1.0.1",
    QUDT,
    require.resolve("@vocabulary/cur/cur.nq"),
  ),
  packaged(
    "disciplines",
    "a thesaurus (SKOS), two labels to a concept",
    "npm @vocabulary/discipline 1.0.6",
    QUDT,
    require.resolve("@vocabulary/discipline/discipline.nq"),
  ),
  packaged(
    "units",
    "units with codes and factors, names in 25 languages",
    "npm @vocabulary/unit 2.0.0",
    QUDT,
    require.resolve("@vocabulary/unit/unit.nq"),
  ),
  packaged(
    "friend-of-a-friend",
    "an ontology: its things are classes and properties",
    "npm @vocabulary/foaf 1.0.6",
    "MIT; FOAF: CC BY 1.0",
    require.resolve("@vocabulary/foaf/foaf.nq"),
  ),
  installed(
    "specifications",
    "projects, releases and classes side by side; lists, nested nodes without IRIs",
    "Debian lv2-dev 1.18.4-2",
    "ISC",
    SPECIFICATIONS.map((name) => join(LV2, `${name}.lv2`)),
  ),
  installed(
    "plugins",
    "audio plug-ins whose ports and presets are nodes without IRIs",
    "Debian mda-lv2 1.2.10-1+deb12u1",
    "GPL 3+",
    [join(LV2, "mda.lv2")],
  ),
  made(
    "universities",
    "people and courses with the same names in every department; inferred relations",
    "LUBM",
    universities,
  ),
  made("shop", "products, numbered properties, offers and reviews without names", "BSBM", shop),
  made("publications", "papers of persons without IRIs, references as bags", "SP2Bench", publications),
  made(
    "social-network",
    "people of given and family name; friendships, jobs and degrees on nodes between",
    "LDBC SNB",
    socialNetwork,
  ),
];

function packaged(name: string, shape: string, from: string, licence: string, path: string): DataSet {
  return { name, shape, from, licence, files: () => Promise.resolve([path]) };
}

function installed(name: string, shape: string, from: string, licence: string, folders: readonly string[]): DataSet {
  const isThere = folders.every((folder) => existsSync(folder));
  return {
    ...{ name, shape, from, licence, files: () => Promise.resolve(folders) },
    ...(isThere ? {} : { missing: `${from} is not installed` }),
  };
}

function made(name: string, shape: string, rules: string, generate: () => string): DataSet {
  return {
    ...{ name, shape, from: `made by the rules of ${rules}`, licence: "ours" },
    async files(folder) {
      const path = join(folder, `${name}.nt`);
      await mkdir(folder, { recursive: true });
      await writeFile(path, generate());
      return [path];
    },
  };
}

const FORMATS: Readonly<Record<string, string>> = {
  ".nq": "application/n-quads",
  ".nt": "application/n-triples",
  ".ttl": "text/turtle",
};

/** All of it in one store, as triples; whatever whyql does to them is left aside. */
export async function storeOf(dataSet: DataSet, folder: string): Promise<Store> {
  const store = new Store();
  for (const path of await dataSet.files(folder)) {
    const isFile = extname(path) in FORMATS;
    const files = isFile ? [path] : (await readdir(path)).sort().map((file) => join(path, file));
    for (const file of files) {
      const format = FORMATS[extname(file)];
      if (format !== undefined) store.load(await readFile(file, "utf8"), { format, base_iri: BASE_IRI });
    }
  }
  store.update("INSERT { ?s ?p ?o } WHERE { GRAPH ?g { ?s ?p ?o } }; DROP NAMED");
  return store;
}

export function nTriplesOf(store: Store): string {
  return store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() });
}
