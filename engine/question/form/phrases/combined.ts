import {
  alone,
  asThings,
  nounOf,
  phraseOf,
  predicatesOf,
  thingsOf,
  type Description,
  type Phrase,
  type Things,
} from "./description.ts";
import { allOf, closed, joined, nameOf, type Noun } from "./noun.ts";
import { being, either, type Predicate } from "./predicate.ts";
import { kindsOf } from "./kind.ts";

/**
 * What several descriptions say together. What is named comes first, then things of which the form says the kind, then
 * those that a relation leads to; the others say what these are.
 */
export function allTogether(descriptions: readonly Description[]): Description {
  const head =
    descriptions.find(isName) ??
    descriptions.find((each) => each.is === "THINGS" && each.isSaid) ??
    descriptions.find((each) => each.is === "THINGS") ??
    descriptions[0];
  if (head === undefined) return phraseOf(nameOf("nothing"));
  const others = descriptions.filter((each) => each !== head);
  if (head.is === "PHRASE" && head.counted === undefined) {
    const kinds = head.noun.is === "NAME" && head.noun.joins === "NONE" ? others.filter(isBareKind) : [];
    const [kind] = kinds;
    const said = others.filter((each) => each !== kind).flatMap(predicatesOf);
    // "The film Parasite": a kind says what is named.
    const named = kind === undefined ? head : ofKind(head, kind);
    return { ...named, conditions: [...head.conditions, ...said] };
  }
  const { alone: _alone, ...things } = asThings(head);
  const same = others.map((each) => (isOfKind(each, things) ? { ...each, isSaid: false } : each));
  return { ...things, predicates: [...things.predicates, ...same.flatMap(predicatesOf)] };
}

function ofKind({ noun }: Phrase, { kind }: Things): Phrase {
  return phraseOf({ ...noun, text: `the ${kind?.singular ?? ""} ${noun.text}` });
}

function isName(description: Description): boolean {
  return description.is === "PHRASE" && description.noun.is === "NAME";
}

function isBareKind(description: Description): description is Things {
  return (
    description.is === "THINGS" &&
    description.isSaid &&
    description.predicates.length === 0 &&
    description.others.length === 0
  );
}

function isOfKind(description: Description, { kind }: Things): boolean {
  return description.is === "THINGS" && description.kind?.singular === kind?.singular;
}

/** Any of several: "either E or F", "films either directed by E or located in F". */
export function anyTogether(descriptions: readonly Description[]): Description {
  const things = descriptions.flatMap((each) => (each.is === "THINGS" ? [each] : []));
  const [first] = things;
  const isOneKind =
    first !== undefined &&
    things.length === descriptions.length &&
    things.every((each) => each.kind?.singular === first.kind?.singular && each.isSaid === first.isSaid) &&
    things.every(({ predicates, others }) => predicates.length === 1 && others.length === 0);
  if (isOneKind) return thingsOf(first.kind, first.isSaid, [either(things.flatMap(({ predicates }) => predicates))]);
  const nouns = descriptions.map(nounOf).map(closed);
  const areNames = nouns.every((noun) => noun.is === "NAME");
  const areLong = nouns.some((noun) => noun.joins !== "NONE" || noun.is === "KIND");
  const list = joined(nouns.map(areNames ? (noun) => noun.text : allOf), "or", areLong);
  const noun: Noun = {
    text: `either ${list}`,
    is: "NAME",
    isMany: false,
    joins: areLong ? "COMMAS" : "WORDS",
    isOpen: true,
  };
  return phraseOf(noun, areNames ? list : noun.text);
}

/** What is left of a set: "films other than E", "the actors of F, except E", "countries that do not border E". */
export function without(set: Description, left: Description): Description {
  const { alone: said, ...things } = asThings(set);
  if (!isName(left) || nounOf(left).joins !== "NONE")
    return { ...things, predicates: [...things.predicates, notSo(left) ?? notAny(left)] };
  const { text } = nounOf(left);
  const others = [...things.others, text];
  if (said !== undefined) return { ...things, others, alone: `${said} or ${text}` };
  const isPhrase = set.is === "PHRASE" && set.conditions.length === 0;
  return isPhrase ? { ...things, others, alone: `${alone(set)}, except ${text}` } : { ...things, others };
}

/** "are not located in E", "do not have E as official language"; undefined where it takes more words. */
function notSo(left: Description): Predicate | undefined {
  if (left.is === "PHRASE" || left.isSaid || left.others.length > 0) return undefined;
  const [only, ...more] = left.predicates;
  if (only === undefined || more.length > 0) return undefined;
  const { many, one, joins, isOpen } = only;
  if (many.startsWith("are ") && one.startsWith("is "))
    return { many: `are not ${many.slice("are ".length)}`, one: `is not ${one.slice("is ".length)}`, joins, isOpen };
  if (many.startsWith("have ")) return { many: `do not ${many}`, one: `does not ${many}`, joins, isOpen };
  return undefined;
}

function notAny(left: Description): ReturnType<typeof being> {
  const noun = closed(nounOf(left));
  if (isBareKind(left) && left.kind !== undefined)
    return being(`not ${kindsOf(left.kind)}`, nameOf(""), { one: `is not a ${left.kind.singular}` });
  return being(noun.isMany ? `not among ${allOf(noun)}` : `not ${noun.text}`, noun);
}
