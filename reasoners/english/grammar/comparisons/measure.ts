import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective, gradedBehindDegree } from "../../language/adjectives.ts";
import { isAuxiliary, isFunctionWord, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { datedByVerb } from "../../linking/dated-by-verb.ts";
import type { Grammar } from "../grammar.ts";
import { costOf } from "../parse.ts";
import { extremeRelations, namedMeasures } from "../scale.ts";

export interface Measured {
  readonly by: RelationPhrase;
  readonly direction: "max" | "min";
  readonly cost: number;
}

/** "Set out", "taken off": what belongs to a verb. */
const PARTICLES = wordSet(lists.particlesOfVerbs);
const FIRST_OR_LAST = wordSet(lists.firstOrLast);

/**
 * What the question may compare by: an adjective's scale ("older"), "more N", or a verb with "first" ("was released
 * first").
 */
export function measuresOf(grammar: Grammar, words: readonly Word[]): readonly Measured[] {
  for (const [index, word] of words.entries()) {
    const graded = gradedAdjective(word.lower);
    const more = word.lower === "more" || word.lower === "most" || word.lower === "less" || word.lower === "fewer";
    if (more) {
      const adjective = gradedBehindDegree(words[index + 1]?.lower ?? "");
      const flip = word.lower === "less" || word.lower === "fewer";
      if (adjective !== undefined) return scaled(grammar, adjective.base, flip);
      const noun = words.slice(index + 1).filter((each) => !isFunctionWord(each.lower));
      const candidates = grammar
        .link({ words: noun, role: "NOUN", known: "ENTITY", wanted: "NUMBER" })
        .filter((each) => each.direction === "FORWARD");
      const best = candidates[0]?.score;
      return best === undefined
        ? []
        : [{ by: { text: phraseText(noun), candidates }, direction: flip ? "min" : "max", cost: costOf(best) }];
    }
    if (graded === undefined || graded.degree === "base") continue;
    const verbs = words.filter(
      (each) =>
        (!isFunctionWord(each.lower) || PARTICLES.has(each.lower)) && each !== word && !isNounAfterWh(words, each),
    );
    if (FIRST_OR_LAST.has(word.lower) && verbs.some((each) => !isFunctionWord(each.lower))) {
      const linked = grammar
        .link({ words: verbs, role: "NOUN", known: "ENTITY", wanted: "DATE" })
        .filter((each) => each.direction === "FORWARD");
      const named = datedByVerb(verbs, (phrase) => grammar.link(phrase), grammar.catalogue);
      const candidates = named.length > 0 ? named : linked;
      const best = candidates[0]?.score;
      if (best !== undefined) {
        const direction = graded.base === "early" ? "min" : "max";
        return [{ by: { text: phraseText(verbs), candidates }, direction, cost: costOf(best) }];
      }
    }
    const noun = words.slice(index + 1).filter((each) => !isFunctionWord(each.lower));
    const named = noun.length === 0 ? [] : namedMeasures(grammar, graded.base, noun);
    return named.length > 0
      ? named.map(({ relation, direction, cost }) => ({ by: relation, direction, cost }))
      : scaled(grammar, graded.base, false);
  }
  return [];
}

function isNounAfterWh(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word);
  return (
    at > 0 &&
    at <= 2 &&
    WH.has(words[0]?.lower ?? "") &&
    !isAuxiliary(words[at - 1]?.lower ?? "") &&
    words.slice(1, at).every((each) => !isAuxiliary(each.lower)) &&
    at === 1
  );
}

function scaled(grammar: Grammar, base: string, flip: boolean): readonly Measured[] {
  return extremeRelations(grammar, base, undefined).map(({ relation, direction, cost }) => ({
    by: relation,
    direction: flip ? (direction === "max" ? "min" : "max") : direction,
    cost,
  }));
}

export function lastIndex(words: readonly Word[], from: number, to: number, lower: string): number | undefined {
  for (let at = to - 1; at > from; at -= 1) if (words[at]?.lower === lower) return at;
  return undefined;
}
