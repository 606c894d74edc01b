import type { Direction } from "../../evidence/fact.ts";
import type { Skyline, SkylineRelation } from "./skyline.ts";

/** The same chain, read from its other end. Turned twice, it is what it was. */
export function turned({ places, relations }: Skyline): Skyline {
  return { places: places.toReversed(), relations: relations.toReversed().map(turnedRelation) };
}

/** The same relation, walked the other way. */
export function turnedRelation({ text, reads, candidates }: SkylineRelation): SkylineRelation {
  return {
    text,
    ...(reads === undefined ? {} : { reads: other(reads) }),
    candidates: candidates.map((each) => ({ ...each, direction: other(each.direction) })),
  };
}

function other(direction: Direction): Direction {
  return direction === "FORWARD" ? "BACKWARD" : "FORWARD";
}
