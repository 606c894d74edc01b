import { Failure, quoted } from "../../../engine/failure.ts";
import { DBPEDIA } from "./dbpedia.ts";
import { FREEBASE } from "./freebase.ts";
import { GENERIC } from "./generic.ts";
import type { OwnProfile, ProfileName, SparqlProfile } from "./profile.ts";
import { QLEVER } from "./qlever.ts";
import { WIKIDATA } from "./wikidata.ts";

const PROFILES: Readonly<Record<ProfileName, SparqlProfile>> = {
  wikidata: WIKIDATA,
  qlever: QLEVER,
  dbpedia: DBPEDIA,
  freebase: FREEBASE,
  generic: GENERIC,
};

/**
 * A profile by name, or one of the user's own over `generic`.
 * @throws Failure `BAD_USER_INPUT` for a name that is none
 */
export function resolveProfile(profile: ProfileName | OwnProfile = "generic"): SparqlProfile {
  if (typeof profile !== "string") return completed(profile);
  const known = Object.hasOwn(PROFILES, profile) ? PROFILES[profile] : undefined;
  if (known !== undefined) return known;
  const names = Object.keys(PROFILES).join(", ");
  throw new Failure(
    "BAD_USER_INPUT",
    `There is no profile ${quoted(profile)} for a SPARQL endpoint; there are ${names}, or give one of your own.`,
  );
}

function completed(profile: OwnProfile): SparqlProfile {
  return {
    ...GENERIC,
    name: "own",
    ...profile,
    properties:
      profile.properties === undefined
        ? GENERIC.properties
        : { sampled: GENERIC.properties.sampled, ...profile.properties },
    limits: { ...GENERIC.limits, ...profile.limits },
  };
}
