import lists from "../../language/data/orders.json" with { type: "json" };
import {
  isSet,
  type ExtremeForm,
  type Form,
  type RelationPhrase,
  type SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { ordinal } from "../../language/adjectives.ts";
import { BE, isAuxiliary, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { locatingRelations } from "../../../../engine/graph/places/locating-relations.ts";
import { isPast, isPlural } from "../../language/word-forms.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { COMPARISONS } from "../../weights.ts";
import { isOneThing } from "../comparisons/whether-more.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { asked } from "../questions/asked.ts";
import { classesOf, extremeRelations, type Measure } from "../scale.ts";
import { turnBeside } from "./turns.ts";

const AFTER = wordSet(lists.after);
const BEFORE = wordSet(lists.before);
const COMING = wordSet(lists.coming);

/**
 * "Which film did A direct after B", "what is the highest mountain after B", "the first film by A before B": of those
 * that come behind another in an order the first one; all of them where it is asked for several. What comes at the same
 * place as the other is neither before nor after it.
 */
export function nextTo(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const found: FormParse[] = [];
  for (let at = from + 3; at < to; at += 1) {
    const lower = words[at]?.lower ?? "";
    const isAfter = AFTER.has(lower);
    if (!isAfter && !BEFORE.has(lower)) continue;
    const others = grammar.sets(at + 1, to).filter(({ value }) => isOneThing(value) && value.kind === "mention");
    if (others.length === 0) continue;
    // "Which film did A direct second after B": the one after the next.
    const said = ordinal(words[at - 1]?.lower ?? "");
    const end = said === undefined ? at : at - 1;
    const isOfSeveral = said === undefined && asksForSeveral(words.slice(from, end));
    for (const { value, cost } of [...asked(grammar, from, end), ...kindAlone(grammar, from, end)]) {
      if (!isSet(value) || (said !== undefined && value.kind === "extreme")) continue;
      for (const other of others) {
        found.push(...turnBeside(grammar, parse<Form>(value, cost + other.cost), other.value, isAfter, said ?? 1));
        const inTurn = said === undefined ? succeeding(grammar, value, other, isAfter) : undefined;
        if (inTurn !== undefined) found.push(parse<Form>(inTurn.value, cost + inTurn.cost + COMPARISONS.said));
        for (const each of ordered(grammar, value, other.value, { isAfter, isOfSeveral, rank: said ?? 1 }))
          found.push(parse<Form>(each.form, cost + other.cost + each.cost + COMPARISONS.said));
      }
    }
  }
  return found;
}

/** "(What is) the film before E", "which film came after E": the things of a kind alone, of which one comes next. */
function kindAlone(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  const { words } = grammar;
  const end = COMING.has(words[to - 1]?.lower ?? "") ? to - 1 : to;
  const isAsked = WH.has(words[from]?.lower ?? "");
  const be = isAsked && BE.has(words[from + 1]?.lower ?? "") ? from + 2 : isAsked ? from + 1 : from;
  const start = words[be]?.lower === "the" ? be + 1 : be;
  if (start >= end) return [];
  return grammar.sets(start, end).filter(({ value }) => value.kind === "instances");
}

/** Which of those that come behind another, or before it. */
interface Place {
  readonly isAfter: boolean;
  readonly isOfSeveral: boolean;
  /** 1 for the next one. */
  readonly rank: number;
}

/** "The warden after E", where the graph says who succeeded whom, and has no dates by which wardens come. */
function succeeding(
  grammar: Grammar,
  set: SetForm,
  other: Parse<SetForm>,
  isAfter: boolean,
): Parse<SetForm> | undefined {
  if (set.kind !== "instances" || ordered(grammar, set, other.value, { ...FIRST, isAfter }).length > 0)
    return undefined;
  const words = isAfter ? SUCCESSOR : PREDECESSOR;
  const linked = grammar.follow(other, { words, role: "NOUN" });
  if (linked?.value.kind !== "follow" || linked.value.relation.candidates.length === 0) return undefined;
  if (linked.value.relation.candidates[0]?.loose === true) return undefined;
  return parse<SetForm>({ kind: "intersect", sets: [set, linked.value] }, linked.cost);
}

const FIRST = { isOfSeveral: false, rank: 1 } as const;
const [SUCCESSOR, PREDECESSOR] = [wordsOf("successor"), wordsOf("predecessor")];

interface Ordered {
  readonly form: Form;
  readonly cost: number;
}

/** Those of a kind that come behind another, or before it, in the order of their own dates. */
export function ordered(
  grammar: Grammar,
  set: SetForm,
  other: SetForm,
  { isAfter, isOfSeveral, rank }: Place,
): readonly Ordered[] {
  if (set.kind === "extreme") return ranked(grammar, set, other, isAfter);
  return ownDates(grammar, set).flatMap(({ relation, cost }) => {
    const beyond = beyondOther(set, relation, other, isAfter ? ">" : "<");
    const direction = isAfter ? "min" : "max";
    return [{ form: isOfSeveral ? beyond : { kind: "extreme", set: beyond, by: relation, direction, rank }, cost }];
  });
}

/** The dates by which things of a kind come one after another. */
export function ownDates(grammar: Grammar, set: SetForm): readonly Pick<Measure, "relation" | "cost">[] {
  if (!isOfThings(set) || mayFollowInSpace(grammar, set)) return [];
  return extremeRelations(grammar, "early", set).flatMap(({ relation: measured, cost }) => {
    const relation = datesOf(grammar, measured, set);
    return relation === undefined ? [] : [{ relation, cost }];
  });
}

/** "What is the station after E": what has a place may come behind another on the way, where nothing says the past. */
function mayFollowInSpace(grammar: Grammar, set: SetForm): boolean {
  const { words, catalogue } = grammar;
  if (words.some(({ lower }) => IN_THE_PAST.has(lower) || isPast(lower))) return false;
  const { relations, isPlace } = locatingRelations(catalogue);
  const classes = [...classesOf(set, grammar)];
  return (
    isPlace(classes) ||
    relations.some(
      (iri) => relationEntry(catalogue, iri)?.subjectClasses.some((each) => classes.includes(each)) === true,
    )
  );
}

const IN_THE_PAST: ReadonlySet<string> = new Set(["was", "were", "did", "had"]);

/** Of what is ranked by a date, those before or after; by another value, those that come behind in the ranking. */
function ranked(grammar: Grammar, set: ExtremeForm, other: SetForm, isAfter: boolean): readonly Ordered[] {
  const { by, direction, rank } = set;
  if (set.tally !== undefined) return [];
  const kinds = new Set(by.candidates.map(({ iri }) => relationEntry(grammar.catalogue, iri)?.objectKind));
  if (kinds.size !== 1) return [];
  if (kinds.has("DATE"))
    return [{ form: { ...set, set: beyondOther(set.set, by, other, isAfter ? ">" : "<") }, cost: 0 }];
  // "The highest before B" may be the one above it, or any.
  if (!kinds.has("NUMBER") || !isAfter || rank > 1) return [];
  return [{ form: { ...set, set: beyondOther(set.set, by, other, direction === "max" ? "<" : ">") }, cost: 0 }];
}

function beyondOther(set: SetForm, relation: RelationPhrase, other: SetForm, operator: "<" | ">"): SetForm {
  return { kind: "where", set, relation, condition: { operator, of: { kind: "follow", from: other, relation } } };
}

/** Things that may come one after another, of which there are several, and no values. */
function isOfThings(set: SetForm): boolean {
  return set.kind === "follow" || set.kind === "intersect" || set.kind === "instances" || set.kind === "where";
}

/** The dates of the very things: a person's date of birth is no date of what somebody did. */
function datesOf(grammar: Grammar, { text, candidates }: RelationPhrase, set: SetForm): RelationPhrase | undefined {
  const classes = classesOf(set, grammar);
  const known = candidates.filter(({ iri }) => {
    const entry = relationEntry(grammar.catalogue, iri);
    const isOfKind = entry?.subjectClasses.some((each) => classes.has(each)) === true;
    return entry?.objectKind === "DATE" && (entry.subjectClasses.length === 0 || classes.size === 0 || isOfKind);
  });
  return known.length === 0 ? undefined : { text, candidates: known };
}

/** "Which films", "what are the films", and not "which film". */
function asksForSeveral(words: readonly Word[]): boolean {
  const verb = words.findIndex(({ lower }, at) => at > 0 && isAuxiliary(lower));
  if (verb < 0) return words.some(({ lower }) => isPlural(lower));
  if (BE.has(words[verb]?.lower ?? "") && verb === 1) return ["are", "were"].includes(words[verb]?.lower ?? "");
  return isPlural(words[verb - 1]?.lower ?? "");
}
