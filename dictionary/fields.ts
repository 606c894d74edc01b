import type { Field } from "../reasoners/english/dictionary/entry.ts";
import type { Synset, WordNet } from "./wordnet.ts";

/** Files of lexicographers, by number, whose nouns are all of one field. */
const BY_FILE: ReadonlyMap<number, Field> = new Map([
  [4, "DEED"], // acts
  [5, "ANIMAL"],
  [8, "THING"], // parts of bodies
  [11, "DEED"], // events
  [13, "THING"], // food
  [18, "PERSON"],
  [19, "DEED"], // phenomena
  [20, "THING"], // plants
  [22, "DEED"], // processes
  [27, "THING"], // substances
]);
const ARTIFACTS = 6;
const COMMUNICATION = 10;
const GROUPS = 14;
const LOCATIONS = 15;
const OBJECTS = 17;

/** What somebody wrote, composed, painted or put on. */
const WORKS: readonly (readonly [above: string, field: Field])[] = [
  ["creation", "WORK"],
  ["print media", "WORK"],
  ["literary composition", "WORK"],
  ["dramatic composition", "WORK"],
  ["musical composition", "WORK"],
  ["music", "WORK"],
  ["show", "WORK"],
  ["narrative", "WORK"],
];

/** By a word of a synset above: what nouns of other files are, the first that is so. */
const BY_KIND: ReadonlyMap<number, readonly (readonly [above: string, field: Field])[]> = new Map([
  [
    ARTIFACTS,
    [
      ["establishment", "HOUSE"],
      ["workplace", "HOUSE"],
      ["industrial plant", "HOUSE"],
      ["building", "HOUSE"],
      ["facility", "HOUSE"],
      ["conveyance", "VEHICLE"],
      ["structure", "STRUCTURE"],
      ...WORKS,
    ],
  ],
  [COMMUNICATION, WORKS],
  [
    GROUPS,
    [
      ["political unit", "POLITY"],
      ["municipality", "POLITY"],
      ["organization", "BODY"],
      ["social group", "BODY"],
    ],
  ],
  [
    LOCATIONS,
    [
      ["administrative district", "POLITY"],
      ["municipality", "POLITY"],
      ["settlement", "POLITY"],
    ],
  ],
  [
    OBJECTS,
    [
      ["geological formation", "NATURE"],
      ["body of water", "NATURE"],
      ["land", "NATURE"],
      ["location", "PLACE"],
    ],
  ],
]);
/** What is of none of the kinds. */
const ELSE: ReadonlyMap<number, Field> = new Map([
  [ARTIFACTS, "THING"],
  [GROUPS, "IDEA"],
  [LOCATIONS, "PLACE"],
  [OBJECTS, "THING"],
]);

/** Synsets are no deeper than that below the topmost one; what leads round is left. */
const MOST_STEPS = 20;

/** What a noun is one of in a sense. */
export function fieldOf(synset: Synset, wordnet: WordNet): Field {
  const kinds = BY_KIND.get(synset.field);
  if (kinds === undefined) return BY_FILE.get(synset.field) ?? "IDEA";
  const above = wordsAbove(synset, wordnet);
  return kinds.find(([word]) => above.has(word))?.[1] ?? ELSE.get(synset.field) ?? "IDEA";
}

/** The words of a synset and of all above it. */
function wordsAbove(synset: Synset, { synsets }: WordNet): ReadonlySet<string> {
  const found = new Set<Synset>([synset]);
  let level: readonly Synset[] = [synset];
  for (let step = 0; step < MOST_STEPS && level.length > 0; step += 1) {
    level = level.flatMap(({ pointers }) =>
      pointers.flatMap(({ symbol, to }) => {
        const above = symbol === "@" ? synsets.get(to) : undefined;
        return above === undefined || found.has(above) ? [] : [above];
      }),
    );
    for (const each of level) found.add(each);
  }
  return new Set([...found].flatMap(({ words }) => words.map(({ word }) => word)));
}
