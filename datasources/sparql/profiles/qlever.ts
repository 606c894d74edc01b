import type { SparqlProfile } from "./profile.ts";
import { WIKIDATA } from "./wikidata.ts";

/** Wikidata as QLever serves it: the same triples, without Blazegraph's extensions, which nothing here uses. */
export const QLEVER: SparqlProfile = { ...WIKIDATA, name: "qlever" };
