import { DETERMINERS, DO, isAuxiliary, MODAL, PREPOSITIONS } from "../language/function-words.ts";
import { type Asked, type Found, lowerAt, placeOf, saysVerb, typesOf } from "./asked.ts";
import { type Measure, MEASURES } from "./measures.ts";
import { theOneBy } from "./the-one.ts";

/** Words between what is paid for and the name: "a night up at E". */
const MOST_WORDS_BETWEEN = 3;

/**
 * "How much is a night at E", "what does a kilo of E cost": the price that the graph states by the night or the kilo.
 * Undefined where it states none so, or several.
 */
export function byRate(asked: Asked): Found | undefined {
  const { words, catalogue } = asked;
  const at = behindAsking(asked);
  const paid = lowerAt(words, at + 1);
  if (PRICE === undefined || at === 0 || !ONE.has(lowerAt(words, at)) || paid === "") return undefined;
  for (const name of asked.mentions) {
    const [from, to] = placeOf(name, words);
    if (from < at + 3 || to <= from || from - at - 2 > MOST_WORDS_BETWEEN + 1) continue;
    const between = words.slice(at + 2, from);
    if (!between.every(({ lower }) => PREPOSITIONS.has(lower) || DETERMINERS.has(lower))) continue;
    if (!saysNothingMore(asked, to, PRICE)) continue;
    const measured = theOneBy(`per ${paid}`, PRICE, typesOf(name, asked), catalogue);
    if (measured === undefined) continue;
    const said = words
      .slice(at, at + 2)
      .map(({ text }) => text)
      .join(" ");
    return { pieces: [{ said: `what is the ${measured.noun} of` }, { from, to }], said, read: measured.noun };
  }
  return undefined;
}

const PRICE = MEASURES.find(({ name }) => name === "price");
const ONE: ReadonlySet<string> = new Set(["a", "an", "one", "per"]);
/** "How much for a night", "what do I pay for a night": what stands between the question word and what is paid for. */
const PAYING: ReadonlySet<string> = new Set(["for", "pay", "you", "i", "we", "they", "charge", "it", "to"]);

/** Behind "how much is", "what do you pay for"; 0 where nothing is asked so. */
function behindAsking({ words, end }: Asked): number {
  const isMuch = lowerAt(words, 0) === "how" && lowerAt(words, 1) === "much";
  let at = isMuch ? 2 : lowerAt(words, 0) === "what" ? 1 : 0;
  if (at === 0) return 0;
  const start = at;
  const isOpen = (lower: string): boolean =>
    isAuxiliary(lower) || DO.has(lower) || MODAL.has(lower) || PAYING.has(lower);
  while (at < end && at - start < 5 && isOpen(lowerAt(words, at))) at += 1;
  return at > start ? at : 0;
}

/** Is nothing left behind the name but the verb: "cost", "set you back"? */
function saysNothingMore({ words, end }: Asked, to: number, { verbs }: Measure): boolean {
  const rest = words.slice(to, end).filter(({ lower }) => !ANYBODY.has(lower) && !isAuxiliary(lower));
  return rest.length === 0 || verbs.some((verb) => saysVerb(rest, verb));
}

const ANYBODY: ReadonlySet<string> = new Set(["there", "me", "us", "you", "we", "i", "one"]);
