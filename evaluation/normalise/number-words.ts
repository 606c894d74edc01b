const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: ReadonlyMap<string, number> = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
  ["trillion", 1e12],
]);

/** The factor of "thousand", "million", "billion" or "trillion"; undefined for any other word. */
export function scaleOf(word: string): number | undefined {
  return SCALES.get(word);
}

/**
 * A cardinal number in English words ("two hundred and five", "twenty-one"); undefined when any word is none of a
 * number.
 */
export function numberInWords(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word !== "" && word !== "and");
  if (words.length === 0) return undefined;
  let total = 0;
  let group = 0;
  for (const word of words) {
    const scale = SCALES.get(word);
    const unit = UNITS.indexOf(word);
    const ten = word === "_" ? -1 : TENS.indexOf(word);
    if (unit >= 0) group += unit;
    else if (ten >= 0) group += ten * 10;
    else if (word === "hundred") group = Math.max(group, 1) * 100;
    else if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else return undefined;
  }
  return total + group;
}
