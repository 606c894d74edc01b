import type { Finding } from "./finding.ts";
import { isFunctionWord } from "../../english/language/function-words.ts";
import { comparable } from "./form-content.ts";
import type { SaidQuestion } from "./said-words.ts";

/** Which step of a reading a model says to hold words of the question, where nothing in it shows that it does. */
export interface Cover {
  /** As the question says it. */
  readonly words: string;
  /** The operator of the step. */
  readonly op: string;
  /** What it says: what the graph calls what it takes, its own words where texts are searched by them, a value. */
  readonly says: readonly string[];
  /** Does the step count? */
  readonly counts?: boolean;
}

/** Operators that choose, count, rank or time: what they do can be what words of a question say. */
const DOING: ReadonlySet<string> = new Set(["filter", "minus", "when", "top", "count", "total", "each", "difference"]);
const COMPARING: ReadonlySet<string> = new Set(["compare", "same", "exists", "or", "and"]);
/** What a word begins or ends with that says that something is not so: "unmarried", "childless". */
const DENYING_BEGINNINGS = ["un", "in", "im", "non", "dis", "anti", "ex"];
const DENYING_WORDS: ReadonlySet<string> = new Set(
  "no not never none without lack lacks lacking missing former closed empty only sole exclusively alone".split(" "),
);

/**
 * What a model says of words that a form has no part for. It is believed where the step can say them: one that looks up
 * texts by these very words; one that does something with a set, for words that count, rank or compare; and for words
 * that deny, one of which the name says so. Believed words stay a doubt, which is told; others are left out.
 */
export function isCovered(finding: Finding, covers: readonly Cover[], said: SaidQuestion): boolean {
  if (finding.does === undefined) return false;
  if (finding.does === "COUNT") return covers.some((cover) => cover.counts === true && saysOther(cover.words, said));
  const denies = finding.does === "DENY";
  const wanted = comparable(finding.words);
  return covers.some(({ words, op, says }) => {
    const told = comparable(words);
    if (!wanted.every((word) => told.includes(word))) return false;
    const said = says.map(comparable);
    if (said.some((text) => wanted.every((word) => text.includes(word)))) return true;
    if (!denies) return DOING.has(op) || COMPARING.has(op);
    return op === "minus" || said.some((text) => text.some(isDenying));
  });
}

/** Are these words of the question, and not its names alone? "Collection" may say that things are counted. */
function saysOther(text: string, { text: question, words }: SaidQuestion): boolean {
  const told = comparable(text);
  const asked = comparable(question);
  const names = words
    .filter(({ isName, isQuoted }) => isName || isQuoted)
    .flatMap(({ text: name }) => comparable(name));
  return (
    told.every((word) => asked.includes(word)) && told.some((word) => !isFunctionWord(word) && !names.includes(word))
  );
}

function isDenying(word: string): boolean {
  return (
    DENYING_WORDS.has(word) ||
    (word.length > 4 && word.endsWith("less")) ||
    (word.length > 5 && DENYING_BEGINNINGS.some((beginning) => word.startsWith(beginning)))
  );
}
