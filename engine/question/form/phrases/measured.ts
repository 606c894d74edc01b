import type { Condition, ExtremeForm } from "../logical-form.ts";
import { asNumbers } from "../years-as-numbers.ts";
import { comparedByTime, comparedWith, type CompareOperator, howMany } from "./condition.ts";
import { isOfOne, printCondition, whatItIs } from "./condition.ts";
import { age, degree, rankName } from "./degree.ts";
import { nounOf, phraseOf, type Description, type Phrase } from "./description.ts";
import { isParticiple, withArticle } from "./english-words.ts";
import { allOf, closed, endingWith, forEach, nameOf, plural, type Noun } from "./noun.ts";
import { being, type Predicate } from "./predicate.ts";
import { ofObjects, ofSubjects } from "./relation-predicates.ts";
import type { RelationWords } from "./relation-words.ts";
import { counting, type Counted, type Quantity } from "./tally.ts";

/** What is measured of things: the values of a relation, or how many things it leads to. */
export interface Measure {
  readonly words: RelationWords | undefined;
  /** "height"; in quotes what is no noun. */
  readonly name: string;
  readonly isOfDates: boolean;
  /** Present where things are counted. */
  readonly counted?: Counted;
}

/** "whose height is more than 8,000 metres", "born before 1970", "with at least 2 directors" */
export function satisfying({ words, name, counted, isOfDates }: Measure, said: Condition): Predicate {
  const condition = isOfDates || SAYING_YEARS.test(name) ? said : asNumbers(said);
  if (counted !== undefined && words !== undefined) return counting(words, quantityOf(condition), counted);
  const truth = truthOf(condition);
  if (truth !== undefined && name.split(" ").some(isParticiple)) return beingSo(name, truth);
  if (words?.shape.is === "noun" && isParticiple(name) && condition.operator !== "contains") {
    const when = condition.operator === "=" ? `in ${printCondition(condition)}` : printCondition(condition);
    return being(`${name} ${when}`, nameOf(""), { reduced: `${name} ${when}` });
  }
  const is = whatItIs(condition);
  return valued(name, is, nameOf(""));
}

/** Whether just that it is so, or not so, is asked of a relation; undefined where something else is. */
function truthOf(condition: Condition): boolean | undefined {
  if (condition.operator !== "=" || condition.value.type !== "text") return undefined;
  const { text } = condition.value;
  return text === "true" || text === "false" ? text === "true" : undefined;
}

/** "not insured", "of which “licence required” is true" */
function beingSo(name: string, isSo: boolean): Predicate {
  if (isParticiple(name)) {
    const said = isSo ? name : `not ${name}`;
    return being(said, nameOf(""), { reduced: said });
  }
  const said = `“${name}” stated as ${isSo ? "true" : "false"}`;
  return {
    own: `of which “${name}” is ${isSo ? "true" : "false"}`,
    many: `have ${said}`,
    one: `has ${said}`,
    joins: "NONE",
    isOpen: false,
  };
}

/** Numbers that are years go by such names. */
const SAYING_YEARS = /\b(?:years?|dates?|since|in|on)\b|ed\b/iu;

function valued(name: string, is: string, end: Pick<Noun, "joins" | "isOpen">): Predicate {
  const said = `${withArticle(name)} that ${is}`;
  return { own: `whose ${name} ${is}`, many: `have ${said}`, one: `has ${said}`, joins: end.joins, isOpen: end.isOpen };
}

function quantityOf(condition: Condition): Quantity {
  return { text: howMany(condition), isOne: isOfOne(condition) };
}

/** "whose length is more than the length of E", "whose start date is before that of E", "founded before E was" */
export function comparing(
  { words, name, isOfDates }: Measure,
  operator: CompareOperator,
  times: number | undefined,
  other: Noun,
): Predicate {
  const than = other.isMany ? `every one of ${allOf(other)}` : other.text;
  if (!isOfDates || (times !== undefined && times !== 1))
    return valued(name, `is ${comparedWith(operator, times)}${than}`, other);
  const compared = comparedByTime(operator);
  if (words?.shape.is !== "noun" || !isParticiple(name)) return valued(name, `is ${compared}${than}`, other);
  const said = `${name} ${compared}${than.replace(/^when /u, "")}`;
  return being(said, other, { reduced: said });
}

/** "that directed more films than there are films directed by E" */
export function outnumbering(
  { words, name, counted }: Measure,
  { text, than }: { readonly text: string; readonly than: string },
  others: Noun,
): Predicate {
  const behind = ` ${than} there are ${others.text.replace(/^the /u, "")}`;
  if (counted === undefined || words === undefined) return valued(name, `is ${text}${behind}`, others);
  const said = counting(words, { text }, counted);
  const and = (part: string | undefined): string | undefined => (part === undefined ? undefined : `${part}${behind}`);
  const [own, reduced] = [and(said.own), and(said.reduced)];
  return {
    many: `${said.many}${behind}`,
    one: `${said.one}${behind}`,
    ...(own === undefined ? {} : { own }),
    ...(reduced === undefined ? {} : { reduced }),
    joins: others.joins,
    isOpen: others.isOpen,
  };
}

/** "that border every country that E borders", "whose official languages include every one of the languages of E" */
export function leadingToEvery({ words, name }: Measure, other: Noun): Predicate {
  const every = !other.isMany
    ? other.text
    : other.singular === undefined
      ? `every one of ${allOf(other)}`
      : `every ${other.singular}`;
  return leadingTo(words, name, { ...other, text: every, is: "NAME", isMany: false });
}

/** "that border only E", "whose only official language is E" */
export function leadingToOnly({ words, name }: Measure, other: Noun): Predicate {
  const only = { ...other, text: `only ${allOf(other)}`, is: "NAME", isMany: false } as const;
  const shape = words?.shape;
  if (words === undefined || words.direction === "BACKWARD" || (shape?.is !== "noun" && shape?.is !== "deal"))
    return leadingTo(words, name, only);
  const [noun, rest] = shape.is === "deal" ? [shape.noun, ` ${shape.rest}`] : [shape.name, ""];
  const all = `${plural(noun)}${rest}`;
  const said = other.isMany
    ? `whose ${all} are all among ${allOf(other)}`
    : `whose only ${noun}${rest} is ${other.text}`;
  return {
    own: said,
    many: `have ${only.text} as ${all}`,
    one: `has ${only.text} as ${all}`,
    joins: other.joins,
    isOpen: other.isOpen,
  };
}

function leadingTo(words: RelationWords | undefined, name: string, other: Noun): Predicate {
  if (words === undefined) return valued(name, `is ${other.text}`, other);
  if (words.direction === "BACKWARD") return ofObjects(words, other);
  const { shape } = words;
  const several = shape.is === "noun" ? { ...shape, name: plural(shape.name), isPlural: true } : shape;
  return ofSubjects({ ...words, shape: several, isSingle: false }, other);
}

/**
 * "the mountain with the greatest height", "the one with the most moons among the planets that orbit E"
 * @param things those of each of which the first is told: ", for each country"
 */
export function extremeOf(
  set: Description,
  measure: Measure,
  end: Pick<ExtremeForm, "direction" | "rank" | "many">,
  things?: Noun,
): Phrase {
  if (end.many !== undefined) return firstOf(set, measure, { ...end, many: end.many }, things);
  const { words, name, isOfDates, counted } = measure;
  const noun = closed(nounOf(set));
  const quantity = `the ${rankName(end.rank)}${end.direction === "max" ? "most" : "fewest"}`;
  const behind =
    counted === undefined || words === undefined
      ? `with the ${degree(end, isOfDates)} ${name}`
      : behindOne(counting(words, { text: quantity }, counted));
  const text =
    noun.singular === undefined ? `the one ${behind} among ${allOf(noun)}` : `the ${noun.singular} ${behind}`;
  const old = counted === undefined && isOfDates ? age(end, name) : undefined;
  const measuredBy = isParticiple(name) ? `when they were ${name}` : name;
  const said =
    old === undefined
      ? text
      : noun.singular === undefined
        ? `the ${old} of ${allOf(noun)}, by ${measuredBy}`
        : `the ${old} ${noun.singular}, by ${measuredBy}`;
  if (things === undefined) return phraseOf(endingWith(noun, text, false), said);
  const ofThem = forEach(things);
  return phraseOf({ ...endingWith(noun, text + ofThem, true), joins: "COMMAS" }, said + ofThem);
}

/** "the 2 ships with the greatest length", "the 3 oldest of the castles located in E, by when they were built" */
function firstOf(
  set: Description,
  { words, name, isOfDates, counted }: Measure,
  { many, ...end }: Required<Pick<ExtremeForm, "direction" | "rank" | "many">>,
  things: Noun | undefined,
): Phrase {
  const noun = closed(nounOf(set));
  const old = counted === undefined && isOfDates ? age(end, name) : undefined;
  const quantity = `the ${end.direction === "max" ? "most" : "fewest"}`;
  const behind =
    old !== undefined
      ? `, by ${isParticiple(name) ? `when they were ${name}` : name}`
      : counted === undefined || words === undefined
        ? ` with the ${degree(end, isOfDates)} ${name}`
        : ` ${behindMany(counting(words, { text: quantity }, counted))}`;
  const ranked = `the ${many}${old === undefined ? "" : ` ${old}`}`;
  const text =
    noun.singular === undefined
      ? old === undefined
        ? `the ${many}${behind} among ${allOf(noun)}`
        : `${ranked} of ${allOf(noun)}${behind}`
      : `${ranked} ${noun.text}${behind}`;
  const said: Noun = { ...endingWith(noun, text, true), ...(old === undefined ? {} : { joins: "COMMAS" as const }) };
  if (things === undefined) return phraseOf(said);
  return phraseOf({ ...said, text: text + forEach(things), joins: "COMMAS" });
}

function behindMany({ reduced, own, many }: Predicate): string {
  return reduced ?? own ?? `that ${many}`;
}

function behindOne({ reduced, own, one }: Predicate): string {
  return reduced ?? own ?? `that ${one}`;
}
