import type {
  Condition,
  RelationCandidate,
  RelationPhrase,
  SetCondition,
  SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import accounts from "../../language/data/account-words.json" with { type: "json" };
import phrases from "../../language/data/phrases.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import { datesOfHappening } from "../time/dates.ts";
import { gradedAdjective, gradedBehindDegree, scaleOf } from "../../language/adjectives.ts";
import { isAuxiliary, isFunctionWord } from "../../language/function-words.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { VERBS } from "../../weights.ts";
import { averagedBehindThan, comparedWithMean } from "../comparisons/than-average.ts";
import { isOneThing } from "../comparisons/whether-more.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { extremeRelations, type Measure } from "../scale.ts";
import { conditionOf } from "../value.ts";
import { domainOf } from "./domain.ts";
import { MOST_WORDS_OF_A_VERB, nounCost } from "./verb.ts";

/** "was established in 1979", "has a population over 1 million", "higher than 8000 metres". */
export function conditions(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [
    ...comparedConditions(grammar, from, to),
    ...comparedByVerb(grammar, from, to),
    ...datedByOther(grammar, from, to),
  ];
  for (let at = from; at < to && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const words = grammar.words.slice(from, at);
    found.push(...countedConditions(grammar, words, at, to));
    const condition = grammar.once(conditionAt, at, to);
    if (condition === undefined) continue;
    const graded = grammar.words
      .slice(from, to)
      .map((word) => gradedAdjective(word.lower))
      .find((each) => each !== undefined && each.degree !== "superlative");
    const happened = isHappening(words) && isOfDate(condition) ? datesOfHappening(grammar) : undefined;
    if (happened !== undefined) {
      found.push(
        parse(
          { kind: "where", relation: happened, condition, domain: ANYTHING },
          costOf(happened.candidates[0]?.score ?? 0) + VERBS.measured,
        ),
      );
    } else if (words.some((word) => !isFunctionWord(word.lower))) {
      for (const known of valueKinds(condition)) {
        const linked = grammar
          .link({ words, role: "AFTER", known })
          .filter((each) => !isOfChange(grammar, words, each));
        const relation: RelationPhrase = {
          text: phraseText(words),
          candidates: linked.map((each) => ({ ...each, direction: "FORWARD" as const })),
        };
        const best = relation.candidates[0]?.score;
        if (best !== undefined) {
          found.push(
            parse(
              { kind: "where", relation, condition, domain: domainOf(grammar, relation) },
              costOf(best) + nounCost(grammar, from, words),
            ),
          );
        }
      }
    }
    // "Rivers are longer than 20": the noun is what is compared, and no part of the comparison.
    // In "rivers are longer than 20" the noun is what is compared, and no part of the comparison.
    if (graded !== undefined && words.every(({ lower }) => isFunctionWord(lower) || gradedAdjective(lower))) {
      // "Faster than 80" is more of a speed, and of a time it would be less: the number alone does not tell.
      const [likeliest] = scaleOf(graded.base)?.measures ?? [];
      const measure = extremeRelations(grammar, graded.base, undefined).find(
        ({ direction }) => direction === likeliest?.direction,
      );
      if (measure !== undefined) {
        found.push(
          parse(
            { kind: "where", relation: measure.relation, condition, domain: domainOf(grammar, measure.relation) },
            measure.cost + VERBS.measured,
          ),
        );
      }
    }
  }
  return found;
}

/** "Happened in 1950", "took place on a day": when it was, by whatever the graph calls that. */
function isHappening(words: readonly Word[]): boolean {
  const said = words.filter(({ lower }) => !isAuxiliary(lower)).map(({ lower }) => lower);
  return (
    HAPPENING.has(said.join(" ")) ||
    (said.length > 1 && ON.has(said.at(-1) ?? "") && HAPPENING.has(said.slice(0, -1).join(" ")))
  );
}

/** What happened, of no kind that is said, is more than what has the date by which one kind of it is told. */
const ANYTHING: SetForm = { kind: "instances", text: "thing", candidates: [] };
const HAPPENING: ReadonlySet<string> = new Set([...wordSet(accounts.happening), ...phrases.takingPlace]);
const ON: ReadonlySet<string> = new Set(["in", "on", "during"]);

function isOfDate(condition: Condition): boolean {
  const value =
    condition.operator === "between" ? condition.from : condition.operator === "contains" ? undefined : condition.value;
  return value?.type === "date";
}

/** "Open on a day" is what has opened before: no date of a change to that state tells of it. */
function isOfChange(grammar: Grammar, words: readonly Word[], { iri }: RelationCandidate): boolean {
  const content = words.filter(({ lower }) => !isFunctionWord(lower));
  const [state] = content;
  if (state === undefined || content.length > 1 || !STATES.has(state.lower)) return false;
  const names = relationNames(grammar.catalogue).byRelation.get(iri) ?? [];
  return !names.some((name) => name.content.some(({ lower }) => lower === state.lower));
}

const STATES: ReadonlySet<string> = new Set(["open", "alive", "active", "awake", "available"]);

function conditionAt({ words }: Grammar, from: number, to: number): Condition | undefined {
  return conditionOf(words.slice(from, to));
}

/** "longer than the longest river of E", "older than E": more of it than each of those has. */
function comparedConditions(grammar: Grammar, from: number, to: number): Predicates {
  const start = isAuxiliary(grammar.words[from]?.lower ?? "") ? from + 1 : from;
  const degree = grammar.words[start]?.lower ?? "";
  const isLess = degree === "less";
  const behind = degree === "more" || isLess ? gradedBehindDegree(grammar.words[start + 1]?.lower ?? "") : undefined;
  const than = start + (behind?.degree === "base" ? 2 : 1);
  const graded = behind?.degree === "base" ? { ...behind, degree: "comparative" } : gradedAdjective(degree);
  if (graded?.degree !== "comparative" || grammar.words[than]?.lower !== "than") return [];
  const operatorOf = ({ direction }: Pick<Measure, "direction">): "<" | ">" =>
    (direction === "max") === isLess ? "<" : ">";
  const averaged = averagedBehindThan(grammar, than + 1, to);
  if (averaged !== undefined)
    return averaged.flatMap(({ value, cost }) =>
      extremeRelations(grammar, graded.base, value).flatMap((measure) =>
        withMean(grammar, measure, operatorOf(measure), value, cost),
      ),
    );
  return grammar.sets(than + 1, to).flatMap(({ value, cost }) => {
    if (value.kind === "value") return [];
    return extremeRelations(grammar, graded.base, value).map((measure) => {
      const { relation, cost: measured } = measure;
      const of: SetForm = { kind: "follow", from: value, relation };
      const condition: SetCondition = { operator: operatorOf(measure), of };
      return parse<Predicate>(
        { kind: "where", relation, condition, domain: domainOf(grammar, relation) },
        cost + measured + VERBS.comparedWith,
      );
    });
  });
}

/** Compared with the mean of some things; of those themselves of which it is said where none are. */
function withMean(
  grammar: Grammar,
  measure: Pick<Measure, "relation" | "cost">,
  operator: "<" | ">",
  averaged: SetForm | undefined,
  cost: number,
): Predicates {
  const domain = domainOf(grammar, measure.relation);
  const condition = comparedWithMean(grammar, measure, operator, averaged ?? domain);
  if (condition?.of.kind !== "follow") return [];
  const { relation } = condition.of;
  const own = averaged === undefined ? ({ isOwnMean: true } as const) : {};
  const said: Predicate = { kind: "where", relation, condition, domain, ...own };
  return [parse(said, cost + measure.cost + VERBS.comparedWith)];
}

/** "Weighs more than the average dog", "cost more than the dearest ship of E": by the number that the verb says. */
function comparedByVerb(grammar: Grammar, from: number, to: number): Predicates {
  const { words } = grammar;
  for (let at = from + 1; at < to - 2 && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const more = words[at]?.lower;
    if ((more !== "more" && more !== "less") || words[at + 1]?.lower !== "than") continue;
    const verb = words.slice(from, at);
    if (verb.every(({ lower }) => isFunctionWord(lower))) return [];
    const candidates = grammar
      .link({ words: verb, role: "AFTER", known: "NUMBER" })
      .filter(({ iri, loose, narrower }) => isNumber(grammar, iri) && loose !== true && narrower !== true)
      .map((each) => ({ ...each, direction: "FORWARD" as const }));
    const best = candidates[0]?.score;
    if (best === undefined) return [];
    const measure = { relation: { text: phraseText(verb), candidates }, cost: costOf(best) };
    const operator = more === "more" ? ">" : "<";
    const averaged = averagedBehindThan(grammar, at + 2, to);
    if (averaged !== undefined)
      return averaged.flatMap(({ value, cost }) => withMean(grammar, measure, operator, value, cost));
    const { relation } = measure;
    return grammar.sets(at + 2, to).flatMap(({ value, cost }) => {
      if (value.kind === "value") return [];
      const condition: SetCondition = { operator, of: { kind: "follow", from: value, relation } };
      const said: Predicate = { kind: "where", relation, condition, domain: domainOf(grammar, relation) };
      return [parse(said, cost + measure.cost + VERBS.comparedWith)];
    });
  }
  return [];
}

function isNumber({ catalogue }: Grammar, iri: string): boolean {
  return relationEntry(catalogue, iri)?.objectKind === "NUMBER";
}

/** "was launched after E": later than E was. */
function datedByOther(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to - 1 && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const order = ORDERS.find(({ said }) => said.every((lower, index) => grammar.words[at + index]?.lower === lower));
    const words = grammar.words.slice(from, at);
    if (order === undefined || words.every(({ lower }) => isFunctionWord(lower))) continue;
    const candidates = grammar
      .link({ words, role: "NOUN", known: "ENTITY", wanted: "DATE" })
      .filter(({ direction, loose, narrower }) => direction === "FORWARD" && loose !== true && narrower !== true);
    const best = candidates[0]?.score;
    if (best === undefined) continue;
    const relation: RelationPhrase = { text: phraseText(words), candidates };
    for (const { value, cost } of grammar.sets(at + order.said.length, to)) {
      if (!isOneThing(value) || value.kind === "value") continue;
      const condition: SetCondition = { operator: order.operator, of: { kind: "follow", from: value, relation } };
      const said: Predicate = { kind: "where", relation, condition, domain: domainOf(grammar, relation) };
      found.push(parse(said, cost + costOf(best) + VERBS.comparedWith));
    }
  }
  return found;
}

const ORDERS = [
  { said: ["after"], operator: ">" },
  { said: ["later", "than"], operator: ">" },
  { said: ["before"], operator: "<" },
  { said: ["earlier", "than"], operator: "<" },
] as const;

/** "have more than 5000 inhabitants": what is counted is named behind the number. */
function countedConditions(grammar: Grammar, verb: readonly Word[], from: number, to: number): Predicates {
  if (verb.length === 0 || verb.some((word) => !isFunctionWord(word.lower))) return [];
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const condition = grammar.once(conditionAt, from, at);
    const noun = grammar.words.slice(at, to);
    if (condition === undefined || noun.length > 3 || noun.every((word) => isFunctionWord(word.lower))) continue;
    const candidates = grammar
      .link({ words: noun, role: "NOUN", known: "ENTITY", wanted: "NUMBER" })
      .filter(({ direction }) => direction === "FORWARD");
    const best = candidates[0]?.score;
    if (best === undefined) continue;
    const relation: RelationPhrase = { text: phraseText(noun), candidates };
    found.push(parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, costOf(best)));
  }
  return found;
}

function valueKinds(condition: Condition): readonly ("DATE" | "NUMBER")[] {
  const value =
    condition.operator === "between" ? condition.from : condition.operator === "contains" ? undefined : condition.value;
  if (value?.type === "date") return value.month === undefined ? ["DATE", "NUMBER"] : ["DATE"];
  return value?.type === "number" ? ["NUMBER"] : [];
}
