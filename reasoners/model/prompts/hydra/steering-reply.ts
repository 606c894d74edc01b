import { type z } from "zod";
import type { Steering } from "../../../../engine/strategies/hydra/tasks/steering.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { neededTextList } from "../forgiving.ts";

const MOST_RELATIONS = 8;

/** A chain as a model writes it: places and relations in turns, from a name to another place. */
export const chainReply = neededTextList;

/** The chain, where it is one: as many places as relations and one more; undefined otherwise. */
export function readChain(said: z.infer<typeof chainReply>): Steering | undefined {
  const parts = said.map((part) => cleanText(part, 120));
  if (parts.length < 3 || parts.length % 2 === 0 || parts.length > 2 * MOST_RELATIONS + 1) return undefined;
  return {
    places: parts.filter((_part, index) => index % 2 === 0),
    relations: parts.filter((_part, index) => index % 2 === 1),
  };
}
