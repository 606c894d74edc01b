import names from "../../language/data/relations.json" with { type: "json" };
import { singularForms } from "../../../../engine/text/plural.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";

/** Relations that English has one word for and graphs have two steps for. */
const COMPOSITES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(names.severalSteps));

export function composite(words: readonly Word[]): readonly string[] | undefined {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  const [only] = content;
  if (only === undefined || content.length > 1) return undefined;
  const form = singularForms(only.lower).find((each) => COMPOSITES.has(each));
  return form === undefined ? undefined : COMPOSITES.get(form);
}
