import lists from "../language/data/member-words.json" with { type: "json" };
import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { linkClass } from "../linking/class-linker.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";

/** What members of which class are asked for, and what is said of them. */
export interface AskedMembers {
  readonly isCount: boolean;
  readonly classes: readonly LinkCandidate[];
  readonly text: string;
  /** Words between what asks and the noun: "black" in "any black animals". */
  readonly before: readonly Word[];
  readonly behind: readonly Word[];
}

const ASKING = wordSet(lists.asking);
const ALL = wordSet(lists.all);
const MOST_WORDS_BEFORE = 3;
const MOST_WORDS_OF_A_CLASS = 3;

/**
 * The ways to read the beginning of a question as one that asks for members of a class: "which N …", "how many A N …",
 * "any N …", "have you got any N …".
 *
 * @param words without marks
 */
export function* askedMembers(words: readonly Word[], catalogue: Catalogue): Generator<AskedMembers> {
  const opening = openingOf(words.map(({ lower }) => lower));
  if (opening === undefined) return;
  const { isCount, to: start } = opening;
  for (let from = start; from <= Math.min(words.length - 1, start + MOST_WORDS_BEFORE); from += 1)
    for (let to = Math.min(words.length, from + MOST_WORDS_OF_A_CLASS); to > from; to -= 1) {
      const noun = words.slice(from, to);
      // What says no more than "thing" says no kind, unless the graph has it as one.
      if (noun.every(({ lower }) => isGeneral(lower)) && linkClass(noun, catalogue).length === 0) continue;
      const classes = kindsSaid(noun, catalogue);
      if (classes.length === 0) continue;
      yield {
        isCount,
        classes,
        text: noun.map(({ text }) => text).join(" "),
        before: words.slice(start, from),
        behind: words.slice(to),
      };
    }
}

function openingOf(lowers: readonly string[]): { readonly isCount: boolean; readonly to: number } | undefined {
  const [first = "", second = ""] = lowers;
  if (first === "how" && second === "many") return { isCount: true, to: behindAll(lowers, 2) };
  if (ASKING.has(first)) return { isCount: false, to: behindAll(lowers, 1) };
  // "Have you got any", "do you have any".
  const any = lowers.indexOf("any");
  const isHad = any > 0 && any <= MOST_WORDS_BEFORE && lowers.slice(0, any).every((lower) => HAD.has(lower));
  return isHad ? { isCount: false, to: any + 1 } : undefined;
}

const HAD: ReadonlySet<string> = new Set(["do", "have", "you", "we", "they", "got", "there", "are"]);

function behindAll(lowers: readonly string[], from: number): number {
  let at = from;
  while (ALL.has(lowers[at] ?? "")) at += 1;
  return at;
}
