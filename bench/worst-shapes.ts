/** A question of a shape that is hard to read. */
export interface Shape {
  readonly name: string;
  readonly question: string;
}

/** The longest question that a gateway takes. */
const MOST_CHARACTERS = 1_000;
/** The most words that the built-in reasoner reads. */
const MOST_WORDS = 60;

const NAMES =
  "Alan Turing Paris Japan France Germany Titanic Einstein Inception Christopher Nolan Marie Curie Warsaw".split(" ");

/** So many of the words in turn. */
function inTurn(words: readonly string[], count: number): string {
  return Array.from({ length: count }, (_, index) => words[index % words.length] ?? "").join(" ");
}

function repeated(head: string, link: string, tail: string, most = MOST_WORDS): string {
  const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
  const times = Math.floor((most - wordsOf(head) - wordsOf(tail)) / wordsOf(link));
  return `${head}${link.repeat(times)}${tail}`.slice(0, MOST_CHARACTERS);
}

/** Questions of the shapes that grammars, indexes and regular expressions are slow with, as long as they may be. */
export const WORST_SHAPES: readonly Shape[] = [
  { name: "names in a row, 45 words", question: inTurn(NAMES, 45) },
  { name: "names in a row, 60 words", question: inTurn(NAMES, MOST_WORDS) },
  { name: "unknown names in a row", question: inTurn(["Zorblax", "Quintorian", "Vexmoor", "Ullathorn"], MOST_WORDS) },
  {
    name: "names with commas",
    question: inTurn(
      NAMES.map((name) => `${name},`),
      MOST_WORDS,
    ),
  },
  { name: "nested of, 58 words", question: repeated("What is ", "the capital of the country of ", "France?", 58) },
  { name: "nested possessives", question: repeated("Who is Marie Curie's ", "husband's ", "father?") },
  { name: "coordination", question: repeated("Which films were directed by ", "Christopher Nolan and ", "Einstein?") },
  {
    name: "relative clauses",
    question: repeated(
      "Who directed the film that stars the actor ",
      "who directed the film that stars the actor ",
      "of Titanic?",
    ),
  },
  {
    name: "passives in a row",
    question: repeated(
      "Which film was directed by the person ",
      "that was born in the city that was founded by the person ",
      "of Inception?",
    ),
  },
  { name: "the same verb", question: repeated("Who ", "directed ", "Inception?") },
  { name: "the same noun", question: repeated("Which ", "film ", "stars Sam Rockwell?") },
  { name: "question words", question: repeated("Who ", "what which where when ", "is Paris?") },
  { name: "one long word", question: `Who directed ${"a".repeat(MOST_CHARACTERS - 20)}?` },
  { name: "one long capitalised word", question: `Who directed ${"Ab".repeat((MOST_CHARACTERS - 20) / 2)}?` },
  { name: "spaces", question: `Who directed${" ".repeat(MOST_CHARACTERS - 40)}Inception?` },
  { name: "punctuation", question: `Who directed Inception ${"?!.".repeat((MOST_CHARACTERS - 40) / 3)}` },
  { name: "quotation marks", question: `Who directed ${'"'.repeat(MOST_CHARACTERS - 40)}Inception?` },
  { name: "brackets", question: `Who directed ${"(".repeat(400)}Inception${")".repeat(400)}?` },
  { name: "combining marks", question: `Who directed Inc${"\u0301".repeat(MOST_CHARACTERS - 40)}eption?` },
  { name: "many scripts", question: inTurn(["日本", "Москва", "القاهرة", "Ελλάδα", "Paris"], MOST_WORDS) },
  { name: "numbers", question: repeated("Which film was released in ", "1999 or in ", "2010?") },
];
