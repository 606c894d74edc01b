import { BE, DETERMINERS } from "../language/function-words.ts";
import { type Asked, type Found, lowerAt, placeOf, typesOf } from "./asked.ts";
import { adjectiveOf, MEASURES } from "./measures.ts";
import { theOne } from "./the-one.ts";

const PRICE = MEASURES.find(({ name }) => name === "price");

/** "How much more is E than F", "how much dearer is E than F": of what is paid, where no other measure is said. */
export function dearerBy(asked: Asked): Found | undefined {
  const { words, end, mentions, catalogue } = asked;
  if (lowerAt(words, 0) !== "how" || lowerAt(words, 1) !== "much" || !BE.has(lowerAt(words, 3))) return undefined;
  const degree = lowerAt(words, 2);
  const said = adjectiveOf(degree);
  const isOfPrice = said?.degree === "comparative" && said.measure === PRICE;
  if (PRICE === undefined || !(degree === "more" || degree === "less" || isOfPrice)) return undefined;
  const than = words.findIndex(({ lower }, at) => lower === "than" && at < end);
  const between = (from: number, to: number): (typeof mentions)[number] | undefined =>
    mentions.find((name) => {
      const [start, stop] = placeOf(name, words);
      return stop === to && (start === from || (start === from + 1 && DETERMINERS.has(lowerAt(words, from))));
    });
  const [one, other] = than < 0 ? [] : [between(4, than), between(than + 1, end)];
  if (one === undefined || other === undefined) return undefined;
  const types = typesOf(one, asked).filter((iri) => typesOf(other, asked).includes(iri));
  const measured = types.length === 0 ? undefined : theOne(PRICE, types, catalogue, [], said?.end);
  if (measured === undefined) return undefined;
  const [[a, b], [c, d]] = [placeOf(one, words), placeOf(other, words)];
  return {
    pieces: [
      { said: `what is the difference in ${measured.noun} between` },
      { from: a, to: b },
      { said: "and" },
      { from: c, to: d },
    ],
    said: `how much ${degree}`,
    read: measured.noun,
    isDoubtful: !isOfPrice,
  };
}
