import { isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

/** Of what was done, how "to be" is said in place of "to get", by the verb that stands before it. */
const BEING: ReadonlyMap<string, string> = new Map([
  ["did", "was"],
  ["does", "is"],
  ["do", "are"],
]);
const HAVING: ReadonlySet<string> = new Set(["has", "have", "had"]);
const GETTING: ReadonlyMap<string, string> = new Map([
  ["got", "was"],
  ["gets", "is"],
]);

/**
 * "Did E get founded by F", "who got trained by F" as "was E founded by F", "who was trained by F": it is said of whom
 * something is done to. Undefined where nobody gets anything done.
 */
export function gotDone(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const get = words.findIndex(
    ({ text }, at) => FORMS.has(text) && isPast(words[at + 1]?.text ?? "") && !holdsName(at, at + 2),
  );
  if (get < 0) return undefined;
  const behind = { from: get + 1, to: words.length };
  const { text } = words[get] as Word;
  if (text === "get") {
    const verb = words.slice(0, get).findIndex(({ lower }) => BEING.has(lower));
    const being = BEING.get(words[verb]?.lower ?? "");
    if (being === undefined) return undefined;
    return [{ from: 0, to: verb }, { said: being }, { from: verb + 1, to: get }, behind];
  }
  const isPerfect = words.slice(0, get).some(({ lower }) => HAVING.has(lower));
  const said = isPerfect ? "been" : GETTING.get(text);
  return said === undefined ? undefined : [{ from: 0, to: get }, { said }, behind];
}

const FORMS: ReadonlySet<string> = new Set(["get", "gets", "got", "gotten"]);
