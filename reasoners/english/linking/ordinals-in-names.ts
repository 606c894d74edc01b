import { ordinal } from "../language/adjectives.ts";
import type { Word } from "../language/words.ts";
import type { RelationName } from "./relation-names.ts";

/**
 * The words of a phrase but its ordinals, which tell nothing of a relation by themselves; undefined where it has none,
 * or nothing else.
 */
export function withoutOrdinals(content: readonly Word[]): readonly Word[] | undefined {
  const others = content.filter(({ lower }) => ordinal(lower) === undefined);
  return others.length === 0 || others.length === content.length ? undefined : others;
}

/** Do the ordinals of a phrase belong to the name itself: "first" in "first shown in"? */
export function holdsOrdinals(content: readonly Word[], { words }: RelationName): boolean {
  return content.every(
    ({ lower }) => ordinal(lower) === undefined || words.some((word) => ordinal(word.lower) === ordinal(lower)),
  );
}
