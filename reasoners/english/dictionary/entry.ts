/*
 * How an entry of the dictionary is written: as one line, in which everything can be found without unpacking the rest.
 *
 *     build|NV|v1y:construct x;v2c:make j|vnA:builder yz,building d3|v:make p4J
 *
 * The word; its parts of speech, in capitals where it was met in texts; its synonyms; its derivations. Synonyms stand
 * together by part of speech, the rank of the sense in which the word has them, and the share that this sense has of
 * all that the word is used for: behind each stands the share that the same sense has of the synonym. Derivations stand
 * together by the parts of speech of the word and of what is derived, and by what that is to the word: behind each
 * stand both shares. Then what it is a kind of, by part of speech, with both shares, and how usual the word is of both;
 * last, of a noun, the fields that its uses are of, most of them first, each with how many.
 * A share is a character: see SHARES.
 */

/** A noun, a verb, an adjective or an adverb. */
export type PartOfSpeech = "n" | "v" | "a" | "r";

/** A word that may stand for another in one of its senses. */
export interface Synonym {
  readonly partOfSpeech: PartOfSpeech;
  /** In lower case; several words with spaces between them. */
  readonly word: string;
  /** Of the sense in which the word asked for has this synonym: 1 for its commonest. */
  readonly rank: number;
  /** How often the word asked for is used in the senses in which it has this synonym, 0–1. */
  readonly share: number;
  /** How often the synonym is used in those senses, 0–1. */
  readonly shareOfSynonym: number;
}

/**
 * What a derived word is to the word it is derived from: of a verb who does it (builder) or is what it is done to
 * (trainee), what is done (performance), a thing that comes of it or serves it (building); of a noun a person by it
 * (scientist); of an adjective what it says how much of there is (tall–height). OPEN where its form does not tell, as
 * of "recruit", who is recruited, and "coach", who coaches.
 */
export type Role = "AGENT" | "PATIENT" | "DEED" | "THING" | "MEASURE" | "OPEN";

export interface Derivation {
  /** Parts of speech of the word asked for, and of the derived one. */
  readonly from: PartOfSpeech;
  readonly to: PartOfSpeech;
  /** In lower case. */
  readonly word: string;
  /** Of the two, what the noun that is derived from the other is to it. */
  readonly role: Role;
  /** How often each of both is used in the senses of which one is derived from the other, 0–1. */
  readonly share: number;
  readonly shareOfDerived: number;
}

/** What a word says a kind of: "moor" of "dock". */
export interface Kind {
  readonly partOfSpeech: PartOfSpeech;
  /** In lower case. */
  readonly word: string;
  /** How often the word asked for is used in the senses that are kinds of it, and the wider word in that sense, 0–1. */
  readonly share: number;
  readonly shareOfWider: number;
  /** How often texts have the word asked for rather than the wider one, were there no other words for it, 0–1. */
  readonly usual: number;
}

/**
 * What a noun is one of: "keeper", "club", "county", "field", "lake", "brewery", "bridge", "ship", "horse", "poem",
 * "vase", "regatta", or nothing that could be touched: "speed". A HOUSE is a place that is run by somebody, and a
 * POLITY one that is governed: either may be said to do what they do.
 */
export type Field =
  | "PERSON"
  | "BODY"
  | "POLITY"
  | "PLACE"
  | "NATURE"
  | "HOUSE"
  | "STRUCTURE"
  | "VEHICLE"
  | "ANIMAL"
  | "WORK"
  | "THING"
  | "DEED"
  | "IDEA";

/** A field that uses of a noun are of. */
export interface FieldOfNoun {
  readonly field: Field;
  /** How many of them, 0–1. */
  readonly share: number;
}

export interface Entry {
  readonly word: string;
  readonly partsOfSpeech: readonly PartOfSpeech[];
  /** Was it met in the texts in which WordNet counts? Most words were not. */
  readonly isCommon: boolean;
  readonly synonyms: readonly Synonym[];
  readonly derivations: readonly Derivation[];
  readonly kinds: readonly Kind[];
  /** The field of most uses first; none of what is no noun. */
  readonly fields: readonly FieldOfNoun[];
}

/** The line of an entry, without its end. */
export function lineOf({ word, partsOfSpeech, isCommon, synonyms, derivations, kinds, fields }: Entry): string {
  const said = inGroups(
    synonyms.map(({ partOfSpeech, rank, share, shareOfSynonym, word: synonym }) => [
      `${partOfSpeech}${String(rank)}${digitOf(share)}`,
      `${synonym} ${digitOf(shareOfSynonym)}`,
    ]),
  );
  const made = inGroups(
    derivations.map(({ from, to, role, share, shareOfDerived, word: derived }) => [
      `${from}${to}${LETTERS[role]}`,
      `${derived} ${digitOf(share)}${digitOf(shareOfDerived)}`,
    ]),
  );
  const parts = partsOfSpeech.join("");
  const wider = inGroups(
    kinds.map(({ partOfSpeech, word: kind, share, shareOfWider, usual }) => [
      partOfSpeech,
      `${kind} ${digitOf(share)}${digitOf(shareOfWider)}${digitOf(usual)}`,
    ]),
  );
  const ofFields = fields.map(({ field, share }) => `${FIELD_LETTERS[field]}${digitOf(share)}`).join("");
  const sections = [said, made, wider, ofFields];
  while (sections.at(-1) === "") sections.pop();
  return [word, isCommon ? parts.toUpperCase() : parts, ...sections].join("|");
}

function inGroups(parts: readonly (readonly [group: string, part: string])[]): string {
  const groups = new Map<string, string[]>();
  for (const [group, part] of parts) {
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [part]);
    else known.push(part);
  }
  return [...groups].map(([group, members]) => `${group}:${members.join(",")}`).join(";");
}

/** The entry of a line. */
export function entryOf(line: string): Entry {
  const [word = "", parts = "", synonyms = "", derivations = "", kinds = "", fields = ""] = line.split("|");
  return {
    word,
    partsOfSpeech: [...parts.toLowerCase()] as PartOfSpeech[],
    isCommon: parts !== parts.toLowerCase(),
    synonyms: partsOf(synonyms).map(([group, synonym, shares]) => ({
      partOfSpeech: group.charAt(0) as PartOfSpeech,
      word: synonym,
      rank: Number(group.slice(1, -1)),
      share: shareOf(group.slice(-1)),
      shareOfSynonym: shareOf(shares),
    })),
    derivations: partsOf(derivations).map(([group, derived, shares]) => ({
      from: group.charAt(0) as PartOfSpeech,
      to: group.charAt(1) as PartOfSpeech,
      word: derived,
      role: ROLES.get(group.charAt(2)) ?? "OPEN",
      share: shareOf(shares.charAt(0)),
      shareOfDerived: shareOf(shares.charAt(1)),
    })),
    kinds: partsOf(kinds).map(([group, kind, shares]) => ({
      partOfSpeech: group.charAt(0) as PartOfSpeech,
      word: kind,
      share: shareOf(shares.charAt(0)),
      shareOfWider: shareOf(shares.charAt(1)),
      usual: shareOf(shares.charAt(2)),
    })),
    fields: fieldsOf(fields),
  };
}

/** A letter and a share each. */
function fieldsOf(section: string): readonly FieldOfNoun[] {
  const found: FieldOfNoun[] = [];
  for (let at = 0; at + 1 < section.length; at += 2) {
    const field = FIELDS.get(section.charAt(at));
    if (field !== undefined) found.push({ field, share: shareOf(section.charAt(at + 1)) });
  }
  return found;
}

function partsOf(section: string): readonly (readonly [group: string, word: string, shares: string])[] {
  if (section === "") return [];
  return section.split(";").flatMap((part) => {
    const [group = "", members = ""] = part.split(":");
    return members.split(",").map((member) => {
      const end = member.lastIndexOf(" ");
      return [group, member.slice(0, end), member.slice(end + 1)] as const;
    });
  });
}

/** From no share to all of it. */
const SHARES = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MOST = SHARES.length - 1;

/** What is more than nothing is written as more than nothing; what is summed of several senses is all of it at most. */
function digitOf(share: number): string {
  return SHARES.charAt(share <= 0 ? 0 : Math.min(MOST, Math.max(1, Math.round(share * MOST))));
}

function shareOf(digit: string): number {
  return Math.max(0, SHARES.indexOf(digit)) / MOST;
}

const LETTERS: Readonly<Record<Role, string>> = {
  AGENT: "A",
  PATIENT: "P",
  DEED: "D",
  THING: "T",
  MEASURE: "M",
  OPEN: "O",
};
const ROLES: ReadonlyMap<string, Role> = new Map(
  (Object.keys(LETTERS) as Role[]).map((role) => [LETTERS[role], role] as const),
);
const FIELD_LETTERS: Readonly<Record<Field, string>> = {
  PERSON: "P",
  BODY: "B",
  POLITY: "G",
  PLACE: "L",
  NATURE: "N",
  HOUSE: "H",
  STRUCTURE: "S",
  VEHICLE: "V",
  ANIMAL: "A",
  WORK: "W",
  THING: "T",
  DEED: "D",
  IDEA: "I",
};
const FIELDS: ReadonlyMap<string, Field> = new Map(
  (Object.keys(FIELD_LETTERS) as Field[]).map((field) => [FIELD_LETTERS[field], field] as const),
);
