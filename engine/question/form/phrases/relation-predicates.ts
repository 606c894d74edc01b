import { isDoneByPeople, isParticiple, ofMany, withArticle } from "./english-words.ts";
import { allOf, anyOf, endingWith, nameOf, oneOf, plural, spaced, type Noun } from "./noun.ts";
import { being, type Predicate } from "./predicate.ts";
import type { RelationShape } from "./relation-shape.ts";
import type { RelationWords } from "./relation-words.ts";
import { kindsOf, type Kind } from "./kind.ts";

/** What is said of subjects of a relation: that it leads them to another thing. "directed by E", "whose mascot is E" */
export function ofSubjects({ shape, isSingle }: RelationWords, other: Noun): Predicate {
  const is = oneOf(other);
  switch (shape.is) {
    case "noun":
      return ofOwners(shape, other, isSingle);
    case "deal":
      return isSingle && !shape.isPlural
        ? ofOwners({ is: "noun", name: `${shape.noun} ${shape.rest}`, isPlural: false }, other, true)
        : ofOwners({ is: "noun", name: `${plural(shape.noun)} ${shape.rest}`, isPlural: true }, other, false);
    case "work": {
      const by = `${shape.isPlural ? "are" : "is"} by ${is}`;
      return {
        ...end(other),
        own: `whose ${shape.name} ${by}`,
        many: `have ${shape.name} by ${is}`,
        one: `has ${shape.name} by ${is}`,
      };
    }
    case "state": {
      const text = spaced(shape.lead, shape.preposition, atEnd(shape.end, other));
      if (shape.isPast === true) return { ...end(other), many: `were ${text}`, one: `was ${text}` };
      return being(text, end(other), { reduced: text });
    }
    case "role": {
      const of = `${shape.preposition} ${atEnd(shape.end, other)}`;
      return {
        ...end(other),
        many: `${be(shape, true)} ${rolesOf(shape)} ${of}`,
        one: `${be(shape, false)} ${roleOf(shape)} ${of}`,
      };
    }
    case "deed": {
      const what = spaced(shape.object, shape.preposition, atEnd(shape.end, other));
      return { ...end(other), many: `${ofMany(shape.verb)} ${what}`, one: `${shape.verb} ${what}` };
    }
  }
}

type NounShape = RelationShape & { readonly is: "noun" };

/** "whose mascot is E", "with E as mascot", "whose cast members include E" */
function ofOwners({ name, isPlural }: NounShape, other: Noun, isSingle: boolean): Predicate {
  const is = oneOf(other);
  if (isPlural)
    return {
      ...end(other),
      own: `whose ${name} include ${is}`,
      many: `have ${is} among their ${name}`,
      one: `has ${is} among its ${name}`,
    };
  const [many, one] = [`have ${is} as ${name}`, `has ${is} as ${name}`];
  const isShort = other.is === "NAME" && other.joins === "NONE" && !isSingle;
  return isShort
    ? { ...end(other), reduced: `with ${is} as ${name}`, own: `whose ${plural(name)} include ${is}`, many, one }
    : { ...end(other), own: `whose ${name} is ${is}`, many, one };
}

/** "the language Finnish", "a language that is one of the official languages of E" */
function atEnd(kind: string | undefined, other: Noun): string {
  if (kind === undefined) return anyOf(other);
  return other.is === "NAME" && other.joins === "NONE"
    ? `the ${kind} ${other.text}`
    : `${withArticle(kind)} that is ${oneOf(other)}`;
}

function end({ joins, isOpen }: Noun): Pick<Predicate, "joins" | "isOpen"> {
  return { joins, isOpen };
}

type RoleShape = RelationShape & { readonly is: "role" };

/** Roles that are said without an article, and of several things as of one. */
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(["part", "head", "capital", "home", "seat"]);

function roleOf({ noun }: RoleShape): string {
  return WITHOUT_ARTICLE.has(noun) ? noun : withArticle(noun);
}

function rolesOf({ noun }: RoleShape): string {
  return WITHOUT_ARTICLE.has(noun) ? noun : plural(noun);
}

/** What is said of objects of a relation: that it leads another thing to them. "that E borders", "are children of E" */
export function ofObjects({ shape }: RelationWords, other: Noun): Predicate {
  const subject = allOf(other);
  if (shape.is === "noun") return ofOwned(shape.name, shape.isPlural, `of ${subject}`, other);
  if (shape.is === "deal") return ofOwned(shape.noun, shape.isPlural, `${shape.rest} by ${subject}`, other);
  if (shape.is === "state" && shape.done !== undefined) {
    const did = `${shape.done} ${anyOf(other)}`;
    return { ...end(other), many: did, one: did };
  }
  if (shape.is === "state" && shape.lead === "" && shape.end !== undefined)
    return ofOwned(shape.end, false, `of ${subject}`, other);
  const clause = relativeClause(shape, other, false);
  const kind = "end" in shape ? shape.end : undefined;
  if (kind !== undefined) {
    return {
      ...end(nameOf("")),
      many: `are ${plural(kind)} ${clause}`,
      one: `is ${withArticle(kind)} ${clause}`,
      ofKind: { singular: kind, text: clause },
    };
  }
  return { ...end(nameOf("")), own: clause, many: `are those ${clause}`, one: `is one ${clause}` };
}

function ofOwned(name: string, isPlural: boolean, of: string, other: Noun): Predicate {
  const [head = "", ...rest] = name.split(" of ");
  return {
    ...end(other),
    many: `are ${plural(name)} ${of}`,
    one: isPlural ? `is one of the ${name} ${of}` : `is ${withArticle(name)} ${of}`,
    ofKind: { singular: head, text: [...rest.map((each) => `of ${each}`), of].join(" ") },
  };
}

type ClauseShape = Exclude<RelationShape, { readonly is: "noun" | "deal" }>;

/**
 * What is so of objects of a relation, as a clause behind a noun: "that E borders"; with a subject that has clauses of
 * its own, "in which the towns that E owns are located", so that no two verbs run together.
 */
function relativeClause(shape: ClauseShape, subject: Noun, isPersonal: boolean): string {
  const { verb, preposition } = doing(shape, subject.isMany);
  return isLong(subject) && preposition !== ""
    ? spaced(preposition, isPersonal ? "whom" : "which", allOf(subject), verb)
    : spaced("that", allOf(subject), verb, preposition);
}

/** Does a noun hold clauses of its own? */
function isLong({ text, is, singular, joins }: Noun): boolean {
  return (is === "KIND" && singular === undefined) || joins !== "NONE" || / (?:that|who|whose|which|whom) /u.test(text);
}

function be({ isPast }: { readonly isPast?: boolean }, isMany: boolean): string {
  if (isPast === true) return isMany ? "were" : "was";
  return isMany ? "are" : "is";
}

/** What a subject is or does to its objects: "is located" "in", "borders". */
function doing(shape: ClauseShape, isMany: boolean): { readonly verb: string; readonly preposition: string } {
  switch (shape.is) {
    case "state":
      return { verb: spaced(be(shape, isMany), shape.lead), preposition: shape.preposition };
    case "role":
      return {
        verb: `${be(shape, isMany)} ${isMany ? rolesOf(shape) : roleOf(shape)}`,
        preposition: shape.preposition,
      };
    case "deed":
      return {
        verb: spaced(isMany ? ofMany(shape.verb) : shape.verb, shape.object),
        preposition: shape.preposition,
      };
    case "work":
      return { verb: `${isMany ? "have" : "has"} ${shape.name}`, preposition: "by" };
  }
}

/** The objects to which a relation leads from a thing, inside other phrases and by themselves. */
export interface Objects {
  readonly noun: Noun;
  readonly alone: string;
  /** Without an article and of several, behind "the number of"; undefined where a clause must say what they are. */
  readonly counted?: Noun;
  /** What the name of the relation says that they are. */
  readonly kind?: string;
}

/** "the mascot of E", "the countries that E borders", "who founded E", "what E is part of" */
export function objectsOf({ shape, isSingle, isDate }: RelationWords, from: Noun, kind: Kind | undefined): Objects {
  const subject = allOf(from);
  if (shape.is === "noun" && isDate === true && isParticiple(shape.name)) {
    const when = `when ${subject} ${from.isMany ? "were" : "was"} ${shape.name}`;
    return { noun: endingWith(nameOf(""), when, false), alone: when };
  }
  if (shape.is === "noun") return owned(shape.name, shape.isPlural, `of ${subject}`, from);
  if (shape.is === "deal") return owned(shape.noun, shape.isPlural, `${shape.rest} by ${subject}`, from);
  if (shape.is === "state" && shape.done !== undefined) return doers(shape.done, from, kind);
  if (shape.is === "state" && shape.lead === "" && shape.end !== undefined)
    return { ...owned(shape.end, false, `of ${subject}`, from), kind: shape.end };
  const clause = relativeClause(shape, from, kind?.isPersonal === true);
  const said = "end" in shape ? shape.end : undefined;
  const isMany = from.isMany || (said === undefined && kind !== undefined && !isSingle);
  const one = said ?? kind?.singular ?? "one";
  const head = !isMany ? one : said === undefined && kind !== undefined ? kindsOf(kind) : plural(one);
  const text = `the ${head} ${clause}`;
  const isKnown = said !== undefined || kind !== undefined || isLong(from);
  // "When E died", of a relation that is called "died", and "what E is published in".
  const asked = isDate === true && shape.is === "deed" && !hasEnding(clause) ? "when" : "what";
  return {
    noun: endingWith(nameOf(""), text, isMany),
    alone: isKnown ? text : `${asked} ${clause.slice("that ".length)}`,
    ...(said === undefined ? {} : { kind: said }),
  };
}

function hasEnding(clause: string): boolean {
  return ENDINGS.some((preposition) => clause.endsWith(preposition));
}

const ENDINGS: readonly string[] = [" in", " on", " at"];

function owned(name: string, isPlural: boolean, of: string, from: Noun): Objects {
  const isMany = from.isMany || isPlural;
  const noun = endingWith(from, `the ${isMany ? plural(name) : name} ${of}`, isMany);
  return { noun, alone: noun.text, counted: { ...noun, text: `${plural(name)} ${of}`, isMany: true } };
}

/** "who founded E", "the one that replaced E" */
function doers(past: string, from: Noun, kind: Kind | undefined): Objects {
  const done = `${past} ${allOf(from)}`;
  const isPersonal = kind?.isPersonal ?? isDoneByPeople(past);
  const pronoun = isPersonal ? "who" : "that";
  const isKind = kind !== undefined && !isPersonal;
  const one = from.isMany ? "those" : "the one";
  const text = `${isKind ? `the ${kindsOf(kind)}` : one} ${pronoun} ${done}`;
  return {
    noun: endingWith(from, text, isKind || from.isMany),
    alone: isPersonal ? `who ${done}` : text,
  };
}
