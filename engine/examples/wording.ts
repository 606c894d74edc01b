import { pluralOf } from "../text/plural.ts";
import { visible } from "../text/visible.ts";

/** How the name of a relation stands in a sentence: X –relation→ Y. */
export type RelationWording =
  /** "mascot": Y is the mascot of X. */
  | { readonly shape: "NOUN"; readonly noun: string }
  /** "capital of": X is the capital of Y. */
  | { readonly shape: "NOUN_OF"; readonly noun: string }
  /** "brewed by": X is brewed by Y; "published", of a date, has no preposition. */
  | { readonly shape: "PASSIVE"; readonly participle: string; readonly preposition: string }
  /** "plays for": X plays for Y; the preposition may be empty. */
  | { readonly shape: "VERB"; readonly verb: string; readonly stem: string; readonly preposition: string };

const PREPOSITIONS = new Set("about as at by for from in into of on to under with".split(" "));
const AUXILIARIES = new Set("is are was were has have had".split(" "));
const IRREGULAR_PARTICIPLES = new Set(
  "born bought bound built drawn driven fought found given grown held hung kept known laid led lost made met paid read run said seen sent set shown sold spoken spent sung taken taught told won worn written".split(
    " ",
  ),
);
/** Names of kinds whose members are asked for by "who". */
const PERSONS = new Set("person human people man woman agent author actor artist politician scientist".split(" "));
/** What only persons have, as relations are called. */
const PERSONAL = new Set([
  ...["born", "born in", "born on", "birthplace", "birth place", "birth date", "date of birth", "place of birth"],
  ...["spouse", "married to", "wife", "husband", "occupation", "profession", "given name", "family name", "first name"],
  ...["last name", "surname", "nationality", "gender", "alma mater", "educated at", "apprentice of", "job title"],
]);
const LONGEST_NAME = 60;
const LONGEST_RELATION_NAME = 40;
/** What would be read as a part of the question, and not of the name. */
const NO_PART_OF_NAMES = /["“”?;:|{}<>[\]()]/u;

/** Whether a name can stand in a question: short, seen as it is, and without what a question is told by. */
export function isSpeakable(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= LONGEST_NAME &&
    visible(name) === name &&
    /\p{L}{2}/u.test(name) &&
    !NO_PART_OF_NAMES.test(name)
  );
}

/** How a relation is said by one of its names; undefined for a name that fits into no sentence that is known here. */
export function wordingOf(name: string): RelationWording | undefined {
  if (name.length > LONGEST_RELATION_NAME) return undefined;
  const said = name.trim().toLowerCase().split(" ");
  const words = AUXILIARIES.has(said[0] ?? "") && said.length > 1 ? said.slice(1) : said;
  if (!words.every((word) => /^\p{L}[\p{L}\p{N}'-]*$/u.test(word))) return undefined;
  // "p31" is the number of a relation, and no word.
  if (!words.some((word) => /^\p{L}[\p{L}'-]+$/u.test(word))) return undefined;
  const [first = "", ...rest] = words;
  const last = words.at(-1) ?? "";
  const isWithPreposition = words.length > 1 && PREPOSITIONS.has(last);
  if (isParticiple(first)) {
    if (words.length > 2 || (words.length === 2 && !isWithPreposition)) return undefined;
    return { shape: "PASSIVE", participle: first, preposition: rest[0] ?? "" };
  }
  const isAuxiliarySaid = words !== said;
  const isVerbal = looksLikeVerb(first) && !isAuxiliarySaid;
  if (last === "of" && words.length > 1) return { shape: "NOUN_OF", noun: words.slice(0, -1).join(" ") };
  if (isVerbal && last !== "by" && (words.length === 1 || (words.length === 2 && isWithPreposition)))
    return { shape: "VERB", verb: first, stem: first.slice(0, -1), preposition: rest[0] ?? "" };
  if (isWithPreposition || PREPOSITIONS.has(first)) return undefined;
  // "applies to jurisdiction": nothing has "the applies to jurisdiction".
  if (isVerbal && words.length > 1) return undefined;
  return { shape: "NOUN", noun: words.join(" ") };
}

function isParticiple(word: string): boolean {
  return (word.length > 3 && word.endsWith("ed")) || IRREGULAR_PARTICIPLES.has(word);
}

/**
 * "plays", "knows": little tells it from a plural but the ending of what can be no verb, as of "characters". What is
 * said with it is asked before it is shown.
 */
function looksLikeVerb(word: string): boolean {
  return (
    word.length > 3 &&
    /[^aiosu]s$/u.test(word) &&
    !/(?:[eo]r|ment|ness|ance|ence|ion|ist|ite|ure|ship|ic)s$/u.test(word)
  );
}

/** What something is for long: "is located", and not "was". */
const STATES = new Set(
  "based bound called connected contained governed housed known located made named owned related ruled situated used".split(
    " ",
  ),
);
/** What is done, or is so, in a place. */
const PLACED = new Set(
  "based born buried educated filmed headquartered held housed located raised situated".split(" "),
);
const OF_PLACES = new Set(["at", "in", "on"]);

/** Is it so, or was it done? Who does something may do so still: there either may be what the graph's words want. */
export function tensesOf({ participle, preposition }: Passive): readonly ("is" | "was")[] {
  if (preposition === "by") return ["was", "is"];
  return STATES.has(participle) ? ["is"] : ["was"];
}

/** Whether what a relation leads to can be asked for by "where". */
export function placedIn({ participle, preposition }: Passive): boolean {
  return PLACED.has(participle) && OF_PLACES.has(preposition);
}

type Passive = Extract<RelationWording, { readonly shape: "PASSIVE" }>;

/** Nouns for whoever is something to something: "who", and not "what", is the director of a film. */
const PERSON_NOUNS = new Set([
  ...["actor", "actress", "architect", "artist", "astronaut", "author", "brother", "builder", "captain", "chair"],
  ...["chairperson", "champion", "chief", "child", "coach", "composer", "conductor", "creator", "daughter"],
  ...["designer", "developer", "director", "discoverer", "editor", "employer", "father", "founder", "governor"],
  ...["head", "host", "husband", "illustrator", "inventor", "king", "leader", "manager", "manufacturer", "mayor"],
  ...["member", "minister", "monarch", "mother", "narrator", "officeholder", "owner", "painter", "parent"],
  ...["partner", "performer", "photographer", "pilot", "player", "president", "producer", "publisher", "pupil"],
  ...["queen", "relative", "ruler", "screenwriter", "sculptor", "sibling", "singer", "sister", "son", "spouse"],
  ...[
    "ancestor",
    "baker",
    "bearer",
    "bishop",
    "brewer",
    "butler",
    "client",
    "commander",
    "cook",
    "curator",
    "customer",
  ],
  ...["descendant", "doctor", "donor", "driver", "follower", "gardener", "guardian", "guest", "heir", "holder"],
  ...["judge", "keeper", "librarian", "maker", "neighbour", "nurse", "officer", "patient", "predecessor", "priest"],
  ...["secretary", "sponsor", "successor", "tenant", "trainer", "treasurer", "tutor", "victim", "witness"],
  ...["student", "supervisor", "teacher", "translator", "advisor", "wife", "winner", "writer"],
]);

/** Whether a noun is one for people, by its head: that of "head of state" is "head". */
export function isPersonNoun(noun: string): boolean {
  const [head = ""] = noun.split(" of ");
  return PERSON_NOUNS.has(head.slice(head.lastIndexOf(" ") + 1));
}

interface Degrees {
  readonly more: string;
  readonly most: string;
}

/** Measures that English has an adjective for: nothing has "the highest height". */
const DEGREES: ReadonlyMap<string, Degrees> = new Map(
  Object.entries({
    height: { more: "taller", most: "tallest" },
    elevation: { more: "higher", most: "highest" },
    length: { more: "longer", most: "longest" },
    depth: { more: "deeper", most: "deepest" },
    width: { more: "wider", most: "widest" },
    weight: { more: "heavier", most: "heaviest" },
    mass: { more: "heavier", most: "heaviest" },
    age: { more: "older", most: "oldest" },
  }),
);

/** How a measure is compared by an adjective; undefined for one that has none. */
export function degreesOf(noun: string): Degrees | undefined {
  return DEGREES.get(noun);
}

/** The name of a kind as a common noun: "Brewery" is "brewery", and "UNESCO site" stays as it is. */
export function kindNoun(name: string): string {
  return name
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
}

/** The plural of a noun of several words: that of its head, "countries of the union". */
export function pluralNoun(noun: string): string {
  const at = noun.indexOf(" of ");
  const head = at < 0 ? noun : noun.slice(0, at);
  const gap = head.lastIndexOf(" ") + 1;
  return head.slice(0, gap) + pluralOf(head.slice(gap)) + noun.slice(head.length);
}

/** Whether a kind is one of people, by its name. */
export function isPersonKind(name: string): boolean {
  return PERSONS.has(kindNoun(name));
}

/** Whether only persons have what a relation of this name leads to. */
export function isPersonal(name: string): boolean {
  return PERSONAL.has(name.trim().toLowerCase());
}
