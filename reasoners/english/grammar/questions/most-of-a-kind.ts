import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { HAVE, PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { phraseText } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { mayBeHad } from "../../linking/may-be-had.ts";
import { onlyRelationBetween } from "../../linking/only-relation-between.ts";
import { QUESTIONS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, parse } from "../parse.ts";
import { fitted } from "../relation/fitted.ts";
import { quantifierAt } from "../verb-phrase/counted.ts";

const MOST_WORDS_OF_A_KIND = 4;

/**
 * "Which village has the most orchards": of two kinds between which one relation leads. Which one is meant is not said,
 * so there must be no other that "has" may say. "… in each county": of those in it.
 */
export function mostOfAKind(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words, catalogue } = grammar;
  if (!OF_THINGS.has(words[from]?.lower ?? "")) return [];
  const has = words.findIndex(({ lower }, at) => at > from + 1 && HAVE.has(lower));
  if (has < 0 || has - from - 1 > MOST_WORDS_OF_A_KIND) return [];
  // "Has had" is "has".
  const behind = HAVE.has(words[has + 1]?.lower ?? "") ? has + 2 : has + 1;
  const many = quantifierAt(grammar, behind, to);
  // Of those that have none it is not known that they have the fewest.
  if (many === undefined) return [];
  const group = groupAt(grammar, many.at, to);
  const end = group ?? to;
  if (end - many.at > MOST_WORDS_OF_A_KIND) return [];
  if (many.quantity.kind === "extreme" && many.quantity.direction === "min") return [];
  const [owners, things] = [kindAt(grammar, from + 1, has), kindAt(grammar, many.at, end)];
  if (owners === undefined || things === undefined) return [];
  const relation = onlyRelationBetween(owners, things, catalogue, mayBeHad);
  if (relation === undefined) return [];
  const by = { text: phraseText(words.slice(many.at, end)), candidates: [relation] };
  const tally = { how: "count", among: things } as const;
  const cost = VERBS.having + QUESTIONS.counted;
  if (group !== undefined) {
    if (many.quantity.kind !== "extreme") return [];
    // "In each county": of those in it the first, which is marked as one of each where the steps lead from it.
    return grammar.predicates(group, to).flatMap(({ value, cost: placed }) => {
      const set = applied(owners, fitted(owners, value, grammar));
      if (set?.kind !== "intersect" || !set.sets.every((each) => each === owners || isOfAny(each))) return [];
      return [parse<Form>({ kind: "extreme", set, by, tally, direction: "max", rank: 1 }, cost + placed)];
    });
  }
  return many.quantity.kind === "extreme"
    ? [parse({ kind: "extreme", set: owners, by, tally, direction: "max", rank: 1 }, cost)]
    : [parse({ kind: "where", set: owners, relation: by, tally, condition: many.quantity.condition }, cost)];
}

/** Where "in each county" begins; undefined where nothing of the kind is said. */
function groupAt({ words }: Grammar, from: number, to: number): number | undefined {
  const each = words.findIndex(({ lower }, at) => at > from + 1 && at < to - 1 && EACH.has(lower));
  return each > 0 && PREPOSITIONS.has(words[each - 1]?.lower ?? "") ? each - 1 : undefined;
}

const EACH: ReadonlySet<string> = new Set(["each", "every"]);

/** What has to do with any of a kind, and with nothing that is named. */
function isOfAny(set: SetForm): boolean {
  return set.kind === "follow" && set.from.kind === "instances";
}

type Kind = Extract<SetForm, { kind: "instances" }>;

function kindAt({ words, catalogue }: Grammar, from: number, to: number): Kind | undefined {
  const noun = words.slice(from, to);
  const candidates = noun.length === 0 ? [] : linkClass(noun, catalogue);
  return candidates.length === 0 ? undefined : { kind: "instances", text: phraseText(noun), candidates };
}
