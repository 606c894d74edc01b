import { oneOf } from "./random.ts";
import { FUNCTION_WORDS, RELATION_WORDS, VERBS, type Vocabulary } from "./words.ts";

/** A way to make a question that takes long to read: one piece of text after another, until it is long enough. */
export interface Shape {
  readonly name: string;
  /** What stands before the pieces. */
  readonly opening: string;
  /** The piece with this index. */
  readonly piece: (index: number, words: Vocabulary, random: () => number) => string;
  /** What stands behind them. */
  readonly ending: string;
}

/** A question of a shape, of at most so many UTF-16 code units. */
export function questionOf(shape: Shape, words: Vocabulary, most: number, random: () => number): string {
  let text = shape.opening;
  for (let index = 0; ; index += 1) {
    const longer = text + shape.piece(index, words, random);
    if (longer.length + shape.ending.length > most) break;
    text = longer;
  }
  return `${text}${shape.ending}`.slice(0, most).trim() || "?";
}

function shape(name: string, opening: string, piece: Shape["piece"], ending = "?"): Shape {
  return { name, opening, piece, ending };
}

const name: Shape["piece"] = (_, words, random) => oneOf(words.names, random);
const relation: Shape["piece"] = (_, words, random) => oneOf(words.relations, random);
const kind: Shape["piece"] = (_, words, random) => oneOf(words.classes, random);
const lexical: Shape["piece"] = (_index, _words, random) => oneOf(RELATION_WORDS, random);

/** Characters that look like nothing, like several, or the other way round. */
const ODD = [
  "e\u0301",
  "a\u0308\u0323",
  "\u200b",
  "\u200d",
  "\u202e",
  "\u2066",
  "👩‍👩‍👧‍👦",
  "🇫🇷",
  "שלום",
  "مرحبا",
  "ﬃ",
  "İ",
  "ß",
  "\ufeff",
  "Ａ",
  "𝒜",
  "\u0301\u0301\u0301",
];

export const SHAPES: readonly Shape[] = [
  shape("names in a row", "", (...given) => `${name(...given)} `),
  shape("names behind who", "Who is ", (...given) => `${name(...given)} `),
  shape("nested of", "What is ", (...given) => `the ${relation(...given)} of `, "France?"),
  shape("classes of", "Which ", (...given) => `${kind(...given)} of the ${relation(...given)} of `, "France?"),
  shape("possessives", "Who is France", (...given) => `'s ${relation(...given)}`),
  shape("possessives of names", "Who is ", (...given) => `${name(...given)}'s ${relation(...given)} `),
  shape("names and names", "Which films star ", (...given) => `${name(...given)} and `, "Titanic?"),
  shape("commas", "Which countries border ", (...given) => `${name(...given)}, `, "France?"),
  shape("either or", "Which is larger, ", (...given) => `${name(...given)} or `, "France?"),
  shape("verbs and verbs", "Who ", (...given) => `${oneOf(VERBS, given[2])} ${name(...given)} and `, "died?"),
  shape("relative clauses", "Who is the person ", (...given) => `who ${oneOf(VERBS, given[2])} the ${kind(...given)} `),
  shape(
    "relative clauses of names",
    "Who is the person ",
    (...given) => `who ${oneOf(VERBS, given[2])} ${name(...given)} `,
  ),
  shape("whose", "Which person ", (...given) => `whose ${relation(...given)} is the ${kind(...given)} `, "France?"),
  shape(
    "in which",
    "In which ",
    (...given) => `${kind(...given)} in which ${name(...given)} ${oneOf(VERBS, given[2])} `,
  ),
  shape("that gaps", "Which ", (...given) => `${kind(...given)} that ${name(...given)} ${oneOf(VERBS, given[2])} `),
  shape("comparatives", "Is ", (...given) => `${name(...given)} older than `, "Titanic?"),
  shape("superlatives", "What is ", (...given) => `the second largest ${kind(...given)} of `, "France?"),
  shape(
    "same",
    "Do ",
    (...given) => `${name(...given)} and ${name(...given)} have the same ${relation(...given)} as `,
    "France?",
  ),
  shape("shares", "Who ", (...given) => `shares ${relation(...given)} with ${name(...given)} who `, "died?"),
  shape(
    "times",
    "Who was ",
    (...given) => `the ${relation(...given)} of ${name(...given)} when ${name(...given)} was `,
    "born?",
  ),
  shape(
    "dates",
    "Who ",
    (...given) => `${oneOf(VERBS, given[2])} ${name(...given)} between 1914 and 1918 before 20 July 1969 `,
  ),
  shape("at times", "Who ", () => "was president in 1969 during "),
  shape("fronted", "In the country where ", (...given) => `${name(...given)} was ${oneOf(VERBS, given[2])}, who is `),
  shape("polite", "Can you tell me ", () => "can you tell me who "),
  shape("how many", "How many ", (...given) => `${kind(...given)} in ${name(...given)} have more than 5000 `),
  shape(
    "totals",
    "What is ",
    (...given) => `the total ${relation(...given)} of all ${kind(...given)} in `,
    "France in all?",
  ),
  shape(
    "sums of lists",
    "How many inhabitants do ",
    (...given) => `${name(...given)}, `,
    "Paris and Berlin have in total?",
  ),
  shape("negations", "Who did not ", (...given) => `marry ${name(...given)} and was not `, "born?"),
  shape("exceptions", "Which countries ", (...given) => `other than ${name(...given)} except for `, "France?"),
  shape("co-doers", "Who co-wrote ", (...given) => `${name(...given)} with ${name(...given)} alongside `, "Titanic?"),
  shape("participles", "", (...given) => `${name(...given)}-born ${kind(...given)} directed by `, "Titanic?"),
  shape("prepositions", "What is ", () => "in of on at by for from to with "),
  shape("determiners", "Who is ", () => "the the a the "),
  shape("famous", "Who is ", () => "the famous current former "),
  shape("words of the lexicon", "", (...given) => `${lexical(...given)} `),
  shape(
    "Words Of The Lexicon",
    "",
    (...given) => `${lexical(...given).replace(/^./u, (first) => first.toUpperCase())} `,
  ),
  shape(
    "words and names",
    "",
    (...given) =>
      `${given[2]() < 0.4 ? name(...given) : given[2]() < 0.5 ? lexical(...given) : oneOf(FUNCTION_WORDS, given[2])} `,
  ),
  shape("words that a grammar turns on", "", (...given) => `${oneOf(FUNCTION_WORDS, given[2])} `),
  shape("relations and names", "Which ", (...given) => `${relation(...given)} ${name(...given)} `),
  shape("classes", "Which ", (...given) => `${kind(...given)} `),
  shape("relations", "What is the ", (...given) => `${relation(...given)} `),
  shape("one-letter words", "", (index) => `${"abcdefghijklmnopqrstuvwxyz"[index % 26]} `),
  shape("one-letter names", "", (index) => `${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index % 26]} `),
  shape("one long word", "", () => "a"),
  shape("one long name", "A", () => "a"),
  shape("one hyphenated word", "", () => "co-"),
  shape("one word of points", "", () => "U.S."),
  shape("one word of apostrophes", "", () => "o'"),
  shape("doubled endings", "Who is ", () => "ing'sed"),
  shape("digits", "", (index) => `${index % 10}`),
  shape("numbers", "Which is over ", (index) => `${index},000.5 `),
  shape("punctuation", "", (_index, _words, random) =>
    oneOf(["?", "!", ",", ";", ":", "(", ")", ".", "…", "—"], random),
  ),
  shape("quotes", "", (_index, _words, random) => oneOf(['"', "“", "”", "«", "»", "'", "‘", "’"], random)),
  shape("quoted names", "Who wrote ", (...given) => `"${name(...given)}" "`),
  shape("unclosed quotes", "Who wrote ", () => `" a `),
  shape("apostrophes", "Who is ", () => "'s "),
  shape("odd characters", "Who is ", (_index, _words, random) => oneOf(ODD, random)),
  shape("odd words", "Who is ", (...given) => `${oneOf(ODD, given[2])}${name(...given)}${oneOf(ODD, given[2])} `),
  shape("combining marks", "Who wrote e", () => "\u0301"),
  shape("blanks", "Who", () => " \t", "is Titanic?"),
];
