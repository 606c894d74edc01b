import { isPersonNoun, placedIn, tensesOf, type RelationWording } from "./wording.ts";

/** `located in`, `plays for`: words with a preposition behind them, where there is one. */
export function joined(words: string, preposition: string): string {
  return preposition === "" ? words : `${words} ${preposition}`;
}

/** Questions for what a relation leads to from X, "What is X brewed by?", the usual English first. */
export function askForward(wording: RelationWording, x: string, who: "Who" | "What"): readonly string[] {
  switch (wording.shape) {
    case "NOUN":
      return [`${isPersonNoun(wording.noun) ? "Who" : who} is the ${wording.noun} of ${x}?`];
    case "NOUN_OF":
      return [`${who} is ${x} ${withArticle(wording.noun)} of?`];
    case "PASSIVE": {
      const { participle, preposition } = wording;
      if (preposition === "") return [];
      const tenses = tensesOf(wording);
      return [
        ...(placedIn(wording) ? tenses.map((is) => `Where ${is} ${x} ${participle}?`) : []),
        ...tenses.map((is) => `${who} ${is} ${x} ${participle} ${preposition}?`),
      ];
    }
    case "VERB":
      return [`${who} does ${x} ${joined(wording.stem, wording.preposition)}?`];
  }
}

/** Of these a thing can have several fellows: it is a member of something, but the capital of it. */
const ONE_OF_SEVERAL = new Set(
  "brother child citizen component daughter descendant employee fan fellow friend member neighbour parent pupil relative resident sibling sister son student subsidiary variant version".split(
    " ",
  ),
);

function withArticle(noun: string): string {
  if (noun === "part") return noun;
  const head = noun.slice(noun.lastIndexOf(" ") + 1);
  if (!ONE_OF_SEVERAL.has(head)) return `the ${noun}`;
  return `${/^[aeiou]/u.test(noun) ? "an" : "a"} ${noun}`;
}
