import type {
  Form,
  InstancesForm,
  RelationCandidate,
  RelationPhrase,
  SetForm,
  CountTally,
  TotalForm,
} from "../../../../engine/question/form/logical-form.ts";
import { classFit } from "../../linking/domain-range-fit.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { classBehind } from "../noun-phrase/valued-class.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { turned } from "../relation/turned.ts";
import { isCountable } from "../verb-phrase/counted.ts";
import { ofAnyOfClass } from "./totalled.ts";

type How = TotalForm["how"];

/** "(The average number of) films per director", "moons per planet": what the numbers of each of a group come to. */
export function perGroup(grammar: Grammar, from: number, to: number, how: How): readonly FormParse[] {
  const per = grammar.words.findIndex(({ lower }, at) => at > from && at < to - 1 && lower === "per");
  if (per < 0) return [];
  // "(How many) hulls are there per yard".
  const end = grammar.words[per - 1]?.lower === "there" ? per - 2 : per;
  return countedOfGroups(grammar, [from, end], [per + 1, to]).map(({ set, by, tally, cost }) =>
    parse<Form>({ kind: "total", set, by, tally, how }, cost + QUESTIONS.totalOfCounted),
  );
}

/** A group, and by what it is counted how many of some things each of it has. */
export interface CountedOfGroup {
  readonly set: SetForm;
  readonly by: RelationPhrase;
  readonly tally: CountTally;
  readonly cost: number;
}

type Span = readonly [from: number, to: number];

/**
 * Films of directors: the group is whoever stands at the end of a relation of the things that is called so, or all of a
 * kind to which one relation only leads from the things, or from which one that is called like the things does.
 */
export function countedOfGroups(grammar: Grammar, counted: Span, grouped: Span): readonly CountedOfGroup[] {
  const things = grammar.sets(...counted).filter(({ value }) => areOfSeveral(value));
  const groups = grammar.sets(...grouped).filter(({ value }) => areOfSeveral(value));
  return [
    ...things.flatMap((each) => byRole(grammar, each, grouped)),
    ...groups.flatMap((each) => [...byNoun(grammar, each, counted, things), ...byKinds(grammar, each, things)]),
  ];
}

/** "Films per director": the directors of any films, and how many each directed. */
function byRole(grammar: Grammar, things: Parse<SetForm>, [from, to]: Span): readonly CountedOfGroup[] {
  const words = grammar.words.slice(from, to);
  // Of long films some who directed others only may have none.
  const all = parse<SetForm>(instancesIn(things.value) ?? things.value, things.cost);
  const linked = isNounPhrase(words) ? grammar.follow(all, { words, role: "NOUN" }) : undefined;
  if (linked?.value.kind !== "follow" || linked.value.from !== all.value) return [];
  const by = leadingToThings(grammar, ofTheirs(grammar, all.value, linked.value.relation), false);
  if (by === undefined) return [];
  const set: SetForm = { ...linked.value, relation: by };
  const back = { ...by, candidates: by.candidates.map(turned) };
  return [countedOf(set, back, things.value, linked.cost - ofAnyOfClass(all.value))];
}

/** "Moons per planet", where a planet has a relation "moon". */
function byNoun(
  grammar: Grammar,
  group: Parse<SetForm>,
  [from, to]: Span,
  things: readonly Parse<SetForm>[],
): readonly CountedOfGroup[] {
  const words = grammar.words.slice(from, to);
  const linked = isNounPhrase(words) ? grammar.follow(group, { words, role: "NOUN" }) : undefined;
  if (linked?.value.kind !== "follow" || linked.value.from !== group.value) return [];
  const by = leadingToThings(grammar, ofTheirs(grammar, group.value, linked.value.relation), true);
  if (by === undefined) return [];
  return [countedOf(group.value, by, things[0]?.value, linked.cost - ofAnyOfClass(group.value))];
}

/** "Ships per yard", where one relation only leads from ships to yards, or from yards to ships. */
function byKinds(
  { catalogue }: Pick<Grammar, "catalogue">,
  group: Parse<SetForm>,
  things: readonly Parse<SetForm>[],
): readonly CountedOfGroup[] {
  const kind = kindOf(group.value);
  return things.flatMap((each): readonly CountedOfGroup[] => {
    const own = kindOf(each.value);
    if (kind === undefined || own === undefined || kind === own) return [];
    const between = catalogue.relations.flatMap((entry): readonly RelationCandidate[] => {
      const { iri, label, objectKind, subjectClasses, objectClasses } = entry;
      if (objectKind !== "ENTITY") return [];
      if (subjectClasses.includes(kind) && objectClasses.includes(own))
        return [{ iri, label, direction: "FORWARD", score: 1 }];
      return subjectClasses.includes(own) && objectClasses.includes(kind)
        ? [{ iri, label, direction: "BACKWARD", score: 1 }]
        : [];
    });
    const [only, ...others] = between;
    if (only === undefined || others.length > 0) return [];
    return [countedOf(group.value, { text: only.label, candidates: [only] }, each.value, group.cost + each.cost)];
  });
}

function countedOf(set: SetForm, by: RelationPhrase, among: SetForm | undefined, cost: number): CountedOfGroup {
  return { set, by, tally: { how: "count", ...(among === undefined ? {} : { among }) }, cost };
}

/** The relations that things of a set's kind have, where the graph tells of what kind those are that have them. */
export function ofTheirs(grammar: Grammar, set: SetForm, phrase: RelationPhrase): RelationPhrase {
  const kind = classBehind(set);
  if (kind === undefined) return phrase;
  const candidates = phrase.candidates.filter(
    (each) => classFit(turned(each), kind.candidates, grammar.catalogue) === 1,
  );
  return { ...phrase, candidates };
}

/** The relations that lead to things, and to no values; `areCounted` where it is asked how many they lead to. */
function leadingToThings(
  { catalogue }: Grammar,
  phrase: RelationPhrase,
  areCounted: boolean,
): RelationPhrase | undefined {
  if (!isCountable(phrase)) return undefined;
  const candidates = phrase.candidates.filter(({ iri, direction }) => {
    const entry = relationEntry(catalogue, iri);
    // Of what each has one there is no number: its values are counted the other way round.
    if (areCounted && direction === "FORWARD" && entry?.functional === true) return false;
    return entry?.objectKind === "ENTITY";
  });
  return candidates.length === 0 ? undefined : { ...phrase, candidates };
}

/** The class of a set, where it is one. */
function kindOf(set: SetForm): string | undefined {
  const [best, ...others] = instancesIn(set)?.candidates ?? [];
  return others.length === 0 ? best?.iri : undefined;
}

/** All of the kind that members of a set are of, whatever else is said of them. */
function instancesIn(set: SetForm): InstancesForm | undefined {
  if (set.kind === "where") return instancesIn(set.set);
  if (set.kind === "intersect") return set.sets.find((each) => each.kind === "instances");
  return set.kind === "instances" ? set : undefined;
}

function areOfSeveral(set: SetForm): boolean {
  return instancesIn(set) !== undefined;
}
