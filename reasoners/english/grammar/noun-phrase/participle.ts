import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

/** "E directed movies": movies directed by E. */
export function isParticiple(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (/(?:ed|wn)$/u.test(word.lower) ||
      ["written", "made", "built", "sung", "born", "won", "held", "led", "taken", "given", "seen", "been"].includes(
        word.lower,
      ))
  );
}

/** Participles that say where: "Prague-born", "Kyoto-based". */
export const LOCAL = wordSet("born based raised located trained educated filmed headquartered");
