import { UNITS } from "../../graph-index/statistics/catalogue.ts";
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
      if (property?.kind === "iri" && unit?.kind === "literal" && !units.has(property.value))
        units.set(property.value, unit.lexical);
    }
  }
  return units;
}
