import bodiesAndPlaces from "../language/data/phrase-book/bodies-and-places.json" with { type: "json" };
import deeds from "../language/data/phrase-book/deeds.json" with { type: "json" };
import happenings from "../language/data/phrase-book/happenings.json" with { type: "json" };
import lives from "../language/data/phrase-book/lives.json" with { type: "json" };
import people from "../language/data/phrase-book/people.json" with { type: "json" };
import things from "../language/data/phrase-book/things.json" with { type: "json" };
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { meaningIn } from "./names.ts";
import type { Said } from "./sayings.ts";
import { listed } from "./spoken.ts";

/** What people ask of a thing in words of their own, and what graphs call that. */
export interface Phrase {
  /** What the answer may be; "TRUTH" for yes or no. */
  readonly kinds: ReadonlySet<ObjectKind | "TRUTH">;
  /** Names of relations that the thing has, in the words that mean something. */
  readonly names: readonly (readonly string[])[];
  /** The same of relations that lead to the thing. */
  readonly inverse: readonly (readonly string[])[];
  /** Does the question word say nothing of what is asked for: where a name comes from, and whose book it is? */
  readonly isOfAnyKind: boolean;
  /** Does it ask for somebody, so that by the same name a building is no owner of its rooms? */
  readonly isOfAgents: boolean;
}

/** As the book is written. */
export interface Row extends Said {
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly inverse?: readonly string[];
  readonly asked?: readonly string[];
  /** What is asked of the other end: "what belongs to E". */
  readonly back?: readonly string[];
  readonly isOfAnyKind?: boolean;
  readonly isOfAgents?: boolean;
}

/** All rows of the book. */
export const ROWS: readonly Row[] = [...things, ...happenings, ...deeds, ...people, ...lives, ...bodiesAndPlaces];

const known = new WeakMap<Row, Phrase>();

/** What a row of the book says. */
export function phraseOf(row: Row): Phrase {
  const before = known.get(row);
  if (before !== undefined) return before;
  const phrase: Phrase = {
    kinds: new Set(row.kinds.flatMap((line) => line.split(" ")) as readonly (ObjectKind | "TRUTH")[]),
    names: [...listed(row.names), ...datesOf(row.events)].map(meaningIn),
    inverse: listed(row.inverse).map(meaningIn),
    isOfAnyKind: row.isOfAnyKind ?? false,
    isOfAgents: row.isOfAgents ?? false,
  };
  known.set(row, phrase);
  return phrase;
}

/** What a date of something that happens is called: "closing year", "date of closure". */
function datesOf(events: readonly string[] | undefined): readonly string[] {
  return listed(events).flatMap((event) =>
    ["date", "year"].flatMap((time) => [`${event} ${time}`, `${time} of ${event}`]),
  );
}
