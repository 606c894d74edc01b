import { wordsOf } from "../language/words.ts";

const CONTAINING = "contain";

/** What a country contains is not where it is, and of what something lies in it is not the one in which that lies. */
export function leadsInside(label: string): boolean {
  return wordsOf(label).some(({ roots }) => roots.includes(CONTAINING));
}
