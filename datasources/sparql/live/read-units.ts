import { UNITS, unitWords } from "../../graph-index/statistics/units.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";

/** The units that a graph states for the numbers of its properties, in words. */
export async function readUnits(
  properties: readonly string[],
  { valuesPerQuery }: ResolvedSettings,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, string>> {
  const units = new Map<string, string>();
  for (const batch of batches(properties, valuesPerQuery)) {
    for (const row of await ask.part(
      `SELECT DISTINCT ?r ?u WHERE { VALUES ?r { ${listedIris(batch)} } VALUES ?p { ${listedIris(UNITS)} } ?r ?p ?u }`,
    )) {
      const [property, unit] = [row.get("r"), row.get("u")];
      if (property?.kind !== "iri" || unit === undefined || unit.kind === "blank" || units.has(property.value))
        continue;
      const words = unitWords(writeTerm(unit), () => undefined);
      if (words !== undefined) units.set(property.value, words);
    }
  }
  return units;
}
