import type {
  Form,
  RelationCandidate,
  RelationPhrase,
  SetForm,
  TotalForm,
} from "../../../../engine/question/form/logical-form.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { QUESTIONS, RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { amountOf } from "./amount-of.ts";

type How = TotalForm["how"];

/** Words that are read as values of things, as what those values come to. */
export function totalledSets(grammar: Grammar, from: number, to: number, how: How): readonly FormParse[] {
  if (from >= to) return [];
  return [...grammar.sets(from, to), ...ofList(grammar, from, to)].flatMap((set) => totalOf(grammar, set, how));
}

/** "(The mean of the) heights of E, F and G". */
function ofList(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  const of = grammar.words.findIndex(({ lower }, at) => at > from && at < to && lower === "of");
  if (of < 0 || !grammar.words.slice(of, to).some(({ lower }) => lower === ",")) return [];
  const words = grammar.words.slice(from, of + 1);
  if (!isNounPhrase(words)) return [];
  return listsIn(grammar, [of + 1, to]).flatMap(({ value: sets, cost }) => {
    const union = parse<SetForm>({ kind: "union", sets }, cost);
    const linked = grammar.follow(union, { words, role: "NOUN" });
    return linked === undefined ? [] : [linked];
  });
}

/** What the values come to that a set is made of; none for a set of things. */
export function totalOf(grammar: Grammar, { value, cost }: Parse<SetForm>, how: How): readonly FormParse[] {
  const { set, wrapped } = untimed(value);
  if (set.kind !== "follow") return [];
  const by = valuesOnly(grammar, set.relation, how);
  const isOne = !isOfSeveral(set.from);
  // The average of one thing is another thing than what is stated of it.
  if (by === undefined || (isOne && how !== "sum")) return [];
  return [
    parse<Form>(
      { kind: "total", set: wrapped(set.from), by, how },
      cost - ofAnyOfClass(set.from) + (isOne ? QUESTIONS.totalOfOne : 0) + QUESTIONS.total,
    ),
  ];
}

/** What values come to, or the amounts that things have. */
export function sumOf(grammar: Grammar, set: Parse<SetForm>): readonly FormParse[] {
  const ofValues = totalOf(grammar, set, "sum");
  const by = ofValues.length > 0 ? undefined : amountOf(grammar, set.value, []);
  return by === undefined
    ? ofValues
    : [parse<Form>({ kind: "total", set: set.value, by, how: "sum" }, set.cost + QUESTIONS.ofGap)];
}

/** Any of a class is what is added up: it is not left open which one is meant. */
export function ofAnyOfClass({ kind }: SetForm): number {
  return kind === "instances" ? RELATIONS.ofAnyOfClass : 0;
}

interface Untimed {
  readonly set: SetForm;
  readonly wrapped: (inner: SetForm) => SetForm;
}

/** A set without the times around it, and those around another. */
export function untimed(set: SetForm): Untimed {
  if (set.kind !== "at") return { set, wrapped: (inner) => inner };
  const { set: inside, wrapped } = untimed(set.set);
  return { set: inside, wrapped: (inner) => ({ ...set, set: wrapped(inner) }) };
}

/** The relation as far as it leads to numbers, or to dates where the first or the last is asked for. */
function valuesOnly({ catalogue }: Grammar, phrase: RelationPhrase, how: How): RelationPhrase | undefined {
  const isValue = ({ iri, direction }: RelationCandidate): boolean => {
    const kind = relationEntry(catalogue, iri)?.objectKind;
    return direction === "FORWARD" && (kind === "NUMBER" || (kind === "DATE" && (how === "min" || how === "max")));
  };
  const [best] = phrase.candidates;
  if (best === undefined || !isValue(best)) return undefined;
  return { text: phrase.text, candidates: phrase.candidates.filter(isValue) };
}

/** Is it more than one thing that is named? */
export function isOfSeveral(set: SetForm): boolean {
  switch (set.kind) {
    case "mention":
    case "value":
    case "extreme":
      return false;
    case "intersect":
      return set.sets.every(isOfSeveral);
    case "at":
    case "where":
    case "except":
      return isOfSeveral(set.set);
    default:
      return true;
  }
}
