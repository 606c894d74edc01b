import { ofMany, withArticle } from "./english-words.ts";
import { allOf, plural, spaced, type Noun } from "./noun.ts";
import { being, type Predicate } from "./predicate.ts";
import type { RelationShape } from "./relation-shape.ts";
import type { RelationWords } from "./relation-words.ts";

/** How many things a relation leads to: "more than 3", "the most". */
export interface Quantity {
  readonly text: string;
  /** "more than 1 film", and not "films". */
  readonly isOne?: boolean;
}

/** What is counted, as far as it is said: by the form, or by what the relation leads to. */
export interface Counted {
  readonly among: Noun | undefined;
  readonly kind: Noun | undefined;
}

/**
 * What is said of things by how many others a relation leads to from them: "with at least 2 directors", "that are the
 * director of the most films".
 */
export function counting(words: RelationWords, quantity: Quantity, counted: Counted): Predicate {
  return words.direction === "BACKWARD"
    ? ofObjects(words.shape, quantity, counted)
    : ofSubjects(words.shape, quantity, counted);
}

type End = Pick<Predicate, "joins" | "isOpen">;

const CLOSED: End = { joins: "NONE", isOpen: false };

function endOf({ among }: Counted): End {
  return among === undefined ? CLOSED : { joins: among.joins, isOpen: among.isOpen };
}

function ofSubjects(shape: RelationShape, quantity: Quantity, counted: Counted): Predicate {
  const end = endOf(counted);
  const { text, isOne = false } = quantity;
  const among = counted.among === undefined ? "" : ` among ${allOf(counted.among)}`;
  const things =
    "end" in shape && shape.end !== undefined
      ? `${text} ${inNumber(shape.end, isOne)}${among}`
      : thingsOf(quantity, counted);
  switch (shape.is) {
    case "noun":
    case "deal": {
      const [noun, rest] = shape.is === "deal" ? [shape.noun, ` ${shape.rest}`] : [shape.name, ""];
      const said = `${text} ${inNumber(noun, isOne)}${rest}${among}`;
      return { ...end, reduced: `with ${said}`, many: `have ${said}`, one: `has ${said}` };
    }
    case "work": {
      const said = `${shape.name} by ${things}`;
      return { ...end, reduced: `with ${said}`, many: `have ${said}`, one: `has ${said}` };
    }
    case "state":
      return being(spaced(shape.lead, shape.preposition, things), end, {
        reduced: spaced(shape.lead, shape.preposition, things),
      });
    case "role": {
      const of = `${shape.preposition} ${things}`;
      return { ...end, many: `are ${plural(shape.noun)} ${of}`, one: `is ${withArticle(shape.noun)} ${of}` };
    }
    case "deed": {
      const what = spaced(shape.object, shape.preposition, things);
      return { ...end, many: `${ofMany(shape.verb)} ${what}`, one: `${shape.verb} ${what}` };
    }
  }
}

function ofObjects(shape: RelationShape, quantity: Quantity, counted: Counted): Predicate {
  const end = endOf(counted);
  const things = thingsOf(quantity, counted);
  switch (shape.is) {
    case "noun":
      return being(`the ${shape.name} of ${things}`, end);
    case "deal":
      return being(`the ${shape.noun} ${shape.rest} by ${things}`, end);
    case "state":
      return shape.done === undefined
        ? {
            ...CLOSED,
            many: spaced("have", things, shape.lead, shape.preposition, "them"),
            one: spaced("has", things, shape.lead, shape.preposition, "it"),
          }
        : { ...end, many: `${shape.done} ${things}`, one: `${shape.done} ${things}` };
    default: {
      const clause = `${things} ${leadingOf(shape)}`;
      return being(`what ${clause}`, CLOSED, { own: `that ${clause}` });
    }
  }
}

/** "more than 3 films" */
function thingsOf({ text, isOne = false }: Quantity, { among, kind }: Counted): string {
  const noun = among ?? kind;
  if (noun === undefined) return `${text} ${isOne ? "thing" : "things"}`;
  if (noun.singular !== undefined) return `${text} ${isOne ? noun.singular : noun.text}`;
  return `${text} of ${allOf(noun)}`;
}

function inNumber(noun: string, isOne: boolean): string {
  return isOne ? noun : plural(noun);
}

/** What several things do that lead to one: "border", "have lyrics by". */
function leadingOf(shape: RelationShape): string {
  switch (shape.is) {
    case "noun":
      return `have as ${shape.name}`;
    case "deal":
      return `have as ${shape.noun} ${shape.rest}`;
    case "work":
      return `have ${shape.name} by`;
    case "state":
      return spaced("are", shape.lead, shape.preposition);
    case "role":
      return `are ${plural(shape.noun)} ${shape.preposition}`;
    case "deed":
      return spaced(ofMany(shape.verb), shape.object, shape.preposition);
  }
}
