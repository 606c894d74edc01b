import type { Form, InstancesForm, LinkCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective } from "../../language/adjectives.ts";
import { DETERMINERS, HAVE } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordsOf } from "../../language/words.ts";
import { withThoseBelow } from "../../linking/kinds-of-classes.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { mayBeHad, mayBeOwn } from "../../linking/may-be-had.ts";
import { onlyRelationBetween } from "../../linking/only-relation-between.ts";
import { QUESTIONS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, parse } from "../parse.ts";
import { isCountable } from "../verb-phrase/counted.ts";
import { namedMeasures } from "../scale.ts";
import {
  kindOf,
  ledTo,
  measuresIn,
  numbersOnly,
  type SaidOfNumbers,
  saidOfOwners,
  type WayTo,
} from "./numbers-of-owned.ts";
import { areThings } from "./total-phrase.ts";
import { type Together, togetherBehind } from "./together-behind.ts";

const MOST_WORDS_OF_A_KIND = 4;

/**
 * "Which country has the greatest total length of rivers", "which region has more than 50 hectares of vineyards in
 * all": of what the numbers are is a kind of things to which one relation leads. Where no noun says it, it is what has
 * the numbers; what those who are asked for have of themselves is not added up.
 */
export function numbersHad(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  if (!OF_THINGS.has(words[from]?.lower ?? "")) return [];
  const has = words.findIndex(({ lower }, at) => at > from + 1 && (HAVE.has(lower) || lower === "with"));
  if (has < 0 || has - from - 1 > MOST_WORDS_OF_A_KIND) return [];
  const together = togetherBehind(grammar, has + 2, to);
  const owners = kindOf(grammar, from + 1, has);
  if (together === undefined || owners === undefined) return [];
  const found: FormParse[] = [];
  for (let end = together.at; end > has + 2; end -= 1) {
    const isWhole = end === together.at;
    if (!isWhole && words[end]?.lower !== "of") continue;
    for (const said of measuresIn(grammar, has, end)) {
      const way = isWhole
        ? wayToWhatHas(grammar, said, owners)
        : wayToNamed(grammar, end + 1, together.at, said, owners);
      if (way === undefined) continue;
      const numbers = { kind: "follow", from: way.things, relation: said.relation } as const;
      const cost = said.cost + VERBS.having + QUESTIONS.total;
      for (const { value, cost: all } of saidOfOwners(said, { how: together.how, numbers }, way, cost)) {
        const set = applied(owners, value);
        if (set !== undefined) found.push(parse<Form>(set, all));
      }
    }
  }
  return [...found, ...ofKindInFront(grammar, has, owners, together)];
}

/** "(Which winery has) the highest (average) wine price": the price of wines, to which one relation leads. */
function ofKindInFront(
  grammar: Grammar,
  has: number,
  owners: InstancesForm,
  { how, at: end }: Together,
): readonly FormParse[] {
  const { words } = grammar;
  const superlative = DETERMINERS.has(words[has + 1]?.lower ?? "") ? has + 2 : has + 1;
  const graded = gradedAdjective(words[superlative]?.lower ?? "");
  if (graded?.degree !== "superlative") return [];
  const found: FormParse[] = [];
  for (let noun = superlative + 2; noun < end && noun - superlative <= MOST_WORDS_OF_A_KIND; noun += 1) {
    const things = kindOf(grammar, superlative + 1, noun);
    if (things === undefined || things.text === owners.text) continue;
    for (const { relation: named, direction, cost } of namedMeasures(grammar, graded.base, words.slice(noun, end))) {
      const relation = numbersOnly(grammar, named);
      if (relation === undefined || !isTheirOwn(grammar, { relation }, things)) continue;
      // A winery's wine price is that of the wines that it made, whoever has them.
      const way = onlyWay(grammar, owners, things, mayBeOwn);
      if (way === undefined) continue;
      const said: SaidOfNumbers = { is: "EXTREME", relation, cost, domain: things, direction, rank: 1 };
      const numbers = { kind: "follow", from: things, relation } as const;
      for (const { value, cost: all } of saidOfOwners(
        said,
        { how, numbers },
        way,
        cost + VERBS.having + QUESTIONS.total,
      )) {
        const set = applied(owners, value);
        if (set !== undefined) found.push(parse<Form>(set, all));
      }
    }
  }
  return found;
}

interface WayToThings extends WayTo {
  readonly things: SetForm;
}

/** "(The total length) of rivers": things of a kind, or what a relation is called that leads to them. */
function wayToNamed(
  grammar: Grammar,
  from: number,
  to: number,
  said: SaidOfNumbers,
  owners: InstancesForm,
): WayToThings | undefined {
  const kind = kindOf(grammar, from, to);
  if (kind !== undefined) return isTheirOwn(grammar, said, owners) ? undefined : onlyWay(grammar, owners, kind);
  const linked = grammar.follow(parse(owners, 0), { words: grammar.words.slice(from, to), role: "NOUN" });
  if (linked?.value.kind !== "follow" || linked.value.from !== owners) return undefined;
  const { relation } = linked.value;
  if (!isCountable(relation) || !areThings(grammar, relation)) return undefined;
  return { by: relation, domain: owners, cost: linked.cost, things: linked.value };
}

/** No noun says of what the numbers are: of the one kind that has them, and not those who are asked for. */
function wayToWhatHas(grammar: Grammar, said: SaidOfNumbers, owners: InstancesForm): WayToThings | undefined {
  const things = isTheirOwn(grammar, said, owners) ? undefined : whatHas(grammar, said, owners);
  return things && onlyWay(grammar, owners, things);
}

/** By the relation that is called as those are who are asked for, or by the only one. */
function onlyWay(
  grammar: Grammar,
  owners: InstancesForm,
  things: InstancesForm,
  mayBe: typeof mayBeHad = mayBeHad,
): WayToThings | undefined {
  const called = ledTo(grammar, things, { words: wordsOf(owners.text), role: "NOUN" });
  if (called !== undefined && called.cost < QUESTIONS.nounAlone) return { ...called, things };
  const by = onlyRelationBetween(owners, things, grammar.catalogue, mayBe);
  return by && { by: { text: by.label, candidates: [by] }, domain: owners, cost: 0, things };
}

/** The one kind of things that has the numbers. */
function whatHas(
  { catalogue }: Grammar,
  { relation }: SaidOfNumbers,
  owners: InstancesForm,
): InstancesForm | undefined {
  const [best] = relation.candidates;
  const classes = (relationEntry(catalogue, best?.iri)?.subjectClasses ?? []).filter(
    (iri) => !owners.candidates.some((each) => each.iri === iri),
  );
  const above = new Set(classes.flatMap((iri) => classEntry(catalogue, iri)?.ancestors ?? []));
  const [only, ...others] = classes.filter((iri) => !above.has(iri));
  const label = only === undefined ? undefined : classEntry(catalogue, only)?.label;
  if (only === undefined || label === undefined || others.length > 0) return undefined;
  const candidates: readonly LinkCandidate[] = [{ iri: only, label, score: 1 }];
  return { kind: "instances", text: label, candidates };
}

/** Is the number stated of those themselves who are asked for, or of a kind of them? */
function isTheirOwn({ catalogue }: Grammar, { relation }: Pick<SaidOfNumbers, "relation">, owners: SetForm): boolean {
  if (owners.kind !== "instances") return true;
  const own = withThoseBelow(
    owners.candidates.map(({ iri }) => iri),
    catalogue,
  );
  return relation.candidates.some(({ iri }) =>
    (relationEntry(catalogue, iri)?.subjectClasses ?? []).some((each) => own.has(each)),
  );
}
