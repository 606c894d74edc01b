import lists from "../language/data/phrase-book/words.json" with { type: "json" };
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isAuxiliary, MARKS, PREPOSITIONS, WH } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { THING } from "./phrase-book.ts";

/** A question as the phrase book may have it, in the words of one that puts it otherwise. */
export interface Turned {
  readonly words: readonly string[];
  /** Said of who did it: "which firm", where the book has "who". */
  readonly agent?: string;
}

/** Words in front of who is spoken of in an indirect question: "what sort of stone they …". */
const MOST_IN_FRONT = 5;

/** Ways to put a question, of all that it may be turned into. */
const MOST_WAYS = 24;

const ASIDES = phraseList(lists.asides);
const AGENTS = wordSet([...lists.bodies, ...lists.persons]);
const SUBJECTS: ReadonlySet<string> = new Set([THING, "they", "you", "we", "people", "i", "one", "it"]);
const POINTING: ReadonlySet<string> = new Set(["it", "that", "this"]);
const PERSONS: ReadonlySet<string> = new Set(["who", "whom"]);
const LINKING: ReadonlySet<string> = new Set(["that", "which", "who"]);

/**
 * The words of a question, and the same in the order in which the book has them: a name in front ("E, who put it up"),
 * an indirect question ("what they replaced E with"), what says no more ("now"), "which firm" for "who", and "the name
 * of" what is asked for.
 * @param spoken As the book compares them, with {@link THING} for the name
 */
export function waysTurned(spoken: readonly string[]): readonly Turned[] {
  const plain = spoken.filter((word) => !MARKS.has(word));
  let ways: readonly Turned[] = [{ words: plain }];
  for (const turn of [withoutAsides, nameInPlace, asDirect, asWhat, asWho]) {
    const turned = ways.flatMap((way) => turn(way.words).map((words): Turned => ({ ...way, ...words })));
    const all = new Map([...ways, ...turned].map((way) => [way.words.join(" "), way]));
    ways = [...all.values()].slice(0, MOST_WAYS);
  }
  return ways;
}

/** "Who runs E these days": a graph that dates nothing tells of no other days. */
function withoutAsides(words: readonly string[]): readonly Turned[] {
  const aside = ASIDES.find(
    (phrase) =>
      words.length > phrase.length + 1 && phrase.every((word, at) => words[words.length - phrase.length + at] === word),
  );
  return aside === undefined ? [] : [{ words: words.slice(0, words.length - aside.length) }];
}

/** "E, who put it up" as "who put E up", and "E, where" as "where is E". */
function nameInPlace(words: readonly string[]): readonly Turned[] {
  const [first, ...rest] = words;
  const asks = rest[0] ?? "";
  if (first !== THING || !(WH.has(asks) || (PREPOSITIONS.has(asks) && WH.has(rest[1] ?? "")))) return [];
  const it = rest.findIndex((word, at) => at > 0 && POINTING.has(word));
  if (it >= 0) return [{ words: rest.map((word, at) => (at === it ? THING : word)) }];
  if (rest.length === 1) return [{ words: [asks, "is", THING] }];
  return [{ words: [...rest, THING] }, { words: [...rest, "of", THING] }];
}

/** "What they replaced E with" as "what did they replace E with", and "how fast E can go" as "how fast can E go". */
function asDirect(words: readonly string[]): readonly Turned[] {
  if (!WH.has(words[0] ?? "") && !WH.has(words[1] ?? "")) return [];
  const at = words.findIndex((word, index) => index > 0 && (SUBJECTS.has(word) || isAuxiliary(word)));
  const [subject, verb] = [words[at], words[at + 1]];
  if (at < 1 || at > MOST_IN_FRONT || subject === undefined || verb === undefined || isAuxiliary(subject)) return [];
  const [front, behind] = [words.slice(0, at), words.slice(at + 2)];
  if (isAuxiliary(verb)) {
    const verbal = behind.length === 0 || verb !== "had";
    return verbal ? [{ words: [...front, verb, subject, ...behind] }] : [];
  }
  const [base] = englishDictionary().lemmasOf(verb, "v");
  if (base === undefined || PREPOSITIONS.has(verb)) return [];
  const does = isPast(verb) && verb !== base ? "did" : base === verb ? "do" : "does";
  return [{ words: [...front, does, subject, base, ...behind] }];
}

/** "Name of the R of E" and "what is the R of E called" as "what is the R of E". */
function asWhat(words: readonly string[]): readonly Turned[] {
  const [first, second, third] = words;
  if (first === "name" && second === "of") return [{ words: ["what", "is", ...words.slice(2)] }];
  if (first === "what" && third === "name" && words[3] === "of")
    return [{ words: ["what", second ?? "", ...words.slice(4)] }];
  if (first === "what" && words.length > 4 && words.at(-1) === "called" && second !== undefined && isAuxiliary(second))
    return [{ words: words.slice(0, -1) }];
  return [];
}

/** "Which firm runs E" and "what is the firm that runs E" as "who runs E". */
function asWho(words: readonly string[]): readonly Turned[] {
  const [at, asks] = PREPOSITIONS.has(words[0] ?? "") ? [1, words[1]] : [0, words[0]];
  if (asks === "whom") return [{ words: [...words.slice(0, at), "who", ...words.slice(at + 1)] }];
  if (asks !== "what" && asks !== "which" && !PERSONS.has(asks ?? "")) return [];
  const is = words[at + 1] ?? "";
  if (isAuxiliary(is)) {
    const [agent, that] = [words[at + 2] ?? "", words[at + 3] ?? ""];
    if (AGENTS.has(agent) && LINKING.has(that)) return [{ words: ["who", ...words.slice(at + 4)], agent }];
    if (PERSONS.has(asks ?? "") || asks !== "what") return [];
    return [{ words: [...words.slice(0, at), "who", ...words.slice(at + 1)] }];
  }
  for (const agentAt of [at + 1, at + 2]) {
    const agent = words[agentAt] ?? "";
    if (AGENTS.has(agent) && agentAt + 1 < words.length)
      return [{ words: [...words.slice(0, at), "who", ...words.slice(agentAt + 1)], agent }];
  }
  return [];
}
