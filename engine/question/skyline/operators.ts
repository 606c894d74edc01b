import type { SkylineRelation } from "./skyline.ts";

/** What links places of a skyline that no relation of a graph links. */
const operator = (text: string): SkylineRelation => ({ text, candidates: [] });

/** What stands at both is the same. */
export const IS = operator("is");
/** What stands at one may be what stands at the other. */
export const OR = operator("or");
/** What stands at one must not stand at the other. */
export const EXCEPT = operator("except");
/** The one holds at the time that the other says. */
export const WHEN = operator("when");

const WORDS: ReadonlySet<string> = new Set([IS, OR, EXCEPT, WHEN].map(({ text }) => text));

/** Does nothing in the words say which relation of a graph might link the two? */
export function saysNoRelation({ text, candidates }: SkylineRelation): boolean {
  return candidates.length === 0 && (text === "" || WORDS.has(text));
}
