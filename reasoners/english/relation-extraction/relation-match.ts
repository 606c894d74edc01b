import { closeness } from "../linking/relation-names.ts";
import { ordinal } from "../language/adjectives.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { sameVerb } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS, SENTENCES } from "../weights.ts";
import type { AskedRelation, AskedWord } from "./asked-relation.ts";
import type { Range } from "./clauses.ts";
import { NEUTRAL } from "./groups.ts";
import { areOfOtherGender } from "./gender.ts";
import type { Unit } from "./sentence-units.ts";
import { isMark, isNoun } from "./word-classes.ts";

/** How much of the asked relation a clause says. */
export interface RelationMatch {
  /** 0–1: the share of what matters that is said, times how close the words are. */
  readonly score: number;
  /** Are all of its words said, by themselves or by others of their families? */
  readonly isWhole: boolean;
  /** Units that say it. */
  readonly units: ReadonlySet<number>;
}

/** How well a unit says a word, 0–1. */
export function says(unit: Unit | undefined, asked: Word, strict = false): number {
  if (unit === undefined || unit.subject > 0 || unit.kind === "MARK") return 0;
  let best = 0;
  for (const word of unit.words) {
    if (strict || unit.kind === "NAME" || unit.kind === "DATE" || unit.kind === "NUMBER") {
      const number = ordinal(asked.lower);
      if (
        word.lower === asked.lower ||
        word.lower.startsWith(`${asked.lower}-`) ||
        (number !== undefined && ordinal(word.lower) === number)
      )
        best = Math.max(best, 1);
      continue;
    }
    if ((isFunctionWord(word.lower) && word.lower !== asked.lower) || areOfOtherGender(asked.lower, word.lower))
      continue;
    best = Math.max(best, sameVerb(asked.lower, word.lower) ? SENTENCES.sameVerb : 0, closeness(asked, word));
  }
  return best >= LIKENESS.almost ? best : best >= SENTENCES.close ? best * SENTENCES.relatedFamily : 0;
}

/** Looks for all words of the relation in the clause of an anchor; undefined when one that must be said is not. */
export function matchRelation(
  units: readonly Unit[],
  clause: Range,
  anchor: number,
  asked: AskedRelation,
): RelationMatch | undefined {
  const said = new Set<number>([anchor]);
  let [sum, total, isWhole] = [0, 0, true];
  for (const each of asked.words) {
    const found = nearest(units, clause, anchor, each);
    if (found === undefined && each.strict && each.weight > 0) return undefined;
    if (found !== undefined) said.add(found.index);
    sum += each.weight * (found?.value ?? 0);
    total += each.weight;
    if (each.weight > 0 && (found?.value ?? 0) < LIKENESS.sameFamily) isWhole = false;
  }
  if (total === 0) return undefined;
  const match = { score: sum / total, isWhole, units: said };
  return narrowsOtherwise(units, match, asked) ? undefined : match;
}

function nearest(
  units: readonly Unit[],
  clause: Range,
  anchor: number,
  { word, strict }: AskedWord,
): { readonly index: number; readonly value: number } | undefined {
  let best: { readonly index: number; readonly value: number } | undefined;
  for (let index = clause.from; index < clause.to; index += 1) {
    const value = says(units[index], word, strict);
    if (value === 0) continue;
    // The word itself, if it is there; of like ones the nearest.
    const better =
      best === undefined ||
      value > best.value + SENTENCES.nearness ||
      (value > best.value - SENTENCES.nearness && Math.abs(index - anchor) < Math.abs(best.index - anchor));
    if (better) best = { index, value };
  }
  return best;
}

/**
 * "the first WOMAN to climb" does not say who was first to climb: a word within the reach of the ordinal is not asked
 * for.
 */
function narrowsOtherwise(units: readonly Unit[], { units: said }: RelationMatch, asked: AskedRelation): boolean {
  const ordinals = [...said].filter((index) =>
    asked.words.some(
      ({ word, strict }) =>
        strict && !/^\d/u.test(word.lower) && units[index]?.kind === "WORD" && says(units[index], word, true) > 0,
    ),
  );
  return ordinals.some((place) => {
    for (let index = place + 1; index < units.length; index += 1) {
      const unit = units[index];
      if (
        unit === undefined ||
        isMark(unit, ",") ||
        unit.subject > 0 ||
        (unit.kind === "WORD" && isFunctionWord(unit.lower) && !NEUTRAL.has(unit.lower))
      )
        return false;
      if (said.has(index)) {
        if (asked.words.some(({ word, strict }) => !strict && says(unit, word) > 0)) return false;
        continue;
      }
      const narrowing = unit.kind === "NAME" || (isNoun(units, index) && !NEUTRAL.has(unit.lower));
      if (narrowing && !asked.answerNouns.has(unit.lower)) return true;
    }
    return false;
  });
}
