import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { isDeed, isRecordOfDeed } from "../linking/deeds-of-classes.ts";

/**
 * A class of nodes between things: its members have no names, and each holds one fact of several parts, as a loan does
 * of who borrowed what, an engagement of who played what where, a term of who held which office.
 */
export interface NodeKind {
  readonly entry: ClassEntry;
  /** Are they of no class? Then the entry only says what leaves them, and stands for no class of the graph. */
  readonly isBare?: true;
  /** Have its members names? Then they may be asked for themselves. */
  readonly isNamed?: true;
  /** What each member links, one thing by each. Two at least, or one beside a text. */
  readonly links: readonly RelationEntry[];
  /** Numbers and texts that a member bears by itself: a fee, a deposit. */
  readonly values: readonly RelationEntry[];
  /** From when, and until when, it holds. */
  readonly start?: RelationEntry;
  readonly end?: RelationEntry;
  /** When it was, where it bears one date only that is no beginning and no end. */
  readonly point?: RelationEntry;
}

/** Is it called "date" or "on", and no more? */
function isOnlyDate({ label }: RelationEntry): boolean {
  return wordsOf(label.slice(0, LONGEST_NAME)).every(({ lower }) => PLAIN_DATES.has(lower));
}

const PLAIN_DATES: ReadonlySet<string> = new Set(["date", "day", "on", "when", "of"]);
const STARTS = wordSet(lists.starts);
const ENDS = wordSet(lists.ends);
/** Links, and texts of a few, as of posts: a fact of a node has two parts at least. */
const LEAST_PARTS = 2;

const known = new WeakMap<Catalogue, readonly NodeKind[]>();

/** The classes of nodes between things, as the data tell them; worked out once a catalogue. */
export function nodeKinds(catalogue: Catalogue): readonly NodeKind[] {
  const found =
    known.get(catalogue) ??
    bearers(catalogue).filter(({ links, values, isBare }) => {
      const parts = links.length + (isBare === true ? 0 : textsOf(values));
      return links.length > 0 && parts >= LEAST_PARTS;
    });
  known.set(catalogue, found);
  return found;
}

const knownBearers = new WeakMap<Catalogue, readonly NodeKind[]>();

/**
 * The same, with those that link one thing to a number or a date, as a weighing does: things may be ranked so. Worked
 * out once a catalogue.
 */
export function bearers(catalogue: Catalogue): readonly NodeKind[] {
  const found =
    knownBearers.get(catalogue) ??
    [...ofClasses(catalogue), ...ofNoClass(catalogue)].filter(
      ({ links, values }) => links.length > 0 || textsOf(values) > 0,
    );
  knownBearers.set(catalogue, found);
  return found;
}

function ofClasses(catalogue: Catalogue): readonly NodeKind[] {
  return catalogue.classes
    .filter(({ unnamed, linking }) => unnamed === true || linking === true)
    .map((entry) => kindOf(entry, partsOf(entry, catalogue)));
}

const knownHappenings = new WeakMap<Catalogue, readonly NodeKind[]>();

/**
 * Classes whose members have names, and yet each hold one fact of several parts, as visits that are numbered do: what
 * happened. Worked out once a catalogue.
 */
export function happenings(catalogue: Catalogue): readonly NodeKind[] {
  const found =
    knownHappenings.get(catalogue) ??
    catalogue.classes
      .filter((entry) => entry.unnamed !== true && entry.linking !== true && holdsWhatHappens(entry, catalogue))
      .map((entry) => namedKind(entry, catalogue))
      .filter(({ links }) => links.length > 0);
  knownHappenings.set(catalogue, found);
  return found;
}

/** A class whose members have names, with what each of them bears. */
export function namedKind(entry: ClassEntry, catalogue: Catalogue): NodeKind {
  return { ...kindOf(entry, partsOf(entry, catalogue)), isNamed: true };
}

/**
 * Are members of a class, though they have names, facts of several parts to which nothing leads, as visits are: called
 * after what is done? What is built, won or shown has dates and makers as well, and who made it did not make its owner.
 */
export function holdsWhatHappens(entry: ClassEntry, catalogue: Catalogue): boolean {
  const parts = partsOf(entry, catalogue).filter(({ objectKind }) => objectKind === "ENTITY" || objectKind === "DATE");
  if (parts.length < LEAST_PARTS || !isDeed(entry.iri, catalogue) || !namesDeed(entry)) return false;
  return !catalogue.relations.some(({ objectClasses }) => objectClasses.includes(entry.iri));
}

/** "Inspection", "mentorship", "visit": a noun for what is done, which no film and no prize is. */
function namesDeed({ label, aliases }: ClassEntry): boolean {
  return [label, ...aliases].some((name) => {
    const words = wordsOf(name.slice(0, LONGEST_NAME));
    if (isRecordOfDeed(words)) return true;
    const last = words.at(-1)?.lower ?? "";
    const isDoing = last.endsWith("ing") && !MADE.has(last);
    return HAPPENINGS.has(last) || last.endsWith("ship") || isDoing || verbOfDeed(last) !== undefined;
  });
}

const HAPPENINGS = wordSet(lists.happenings);
/** What comes of doing something, and stays. */
const MADE = wordSet(lists.madeByDoing);

function partsOf({ iri }: ClassEntry, { relations }: Catalogue): readonly RelationEntry[] {
  return relations.filter(
    (each) => each.subjectClasses.includes(iri) && each.through === undefined && !isComposed(each.iri),
  );
}

/** Nodes that are of no class, by what leaves them together: they are called nothing. */
function ofNoClass(catalogue: Catalogue): readonly NodeKind[] {
  const byKind = new Map<string, RelationEntry[]>();
  for (const relation of catalogue.relations) {
    if (relation.ofNodes === undefined) continue;
    byKind.set(relation.ofNodes, [...(byKind.get(relation.ofNodes) ?? []), relation]);
  }
  return [...byKind].map(([iri, own]) => {
    const label = own.map((each) => each.label).join(", ");
    return { ...kindOf({ iri, label, aliases: [], count: 0, ancestors: [] }, own), isBare: true };
  });
}

function textsOf(values: NodeKind["values"]): number {
  return values.filter((each) => each.values !== undefined).length;
}

function kindOf(entry: ClassEntry, own: readonly RelationEntry[]): NodeKind {
  const links = own.filter(({ objectKind, functional }) => objectKind === "ENTITY" && functional);
  const values = own.filter(
    ({ objectKind, isTruth }) => (objectKind === "NUMBER" || objectKind === "TEXT") && isTruth !== true,
  );
  return { entry, links, values, ...timesOf(own) };
}

/** It stands for two relations that are walked one after the other. */
function isComposed(iri: string): boolean {
  return iri.includes("..");
}

/** Of a name, so much is read. */
const LONGEST_NAME = 100;

function timesOf(own: readonly RelationEntry[]): Pick<NodeKind, "start" | "end" | "point"> {
  const dates = own.filter((each) => each.objectKind === "DATE" || isOfYears(each));
  const called = (words: ReadonlySet<string>): readonly RelationEntry[] =>
    dates.filter(({ label, aliases }) =>
      [label, ...aliases].some((name) => wordsOf(name.slice(0, LONGEST_NAME)).some(({ lower }) => words.has(lower))),
    );
  const told = (bound: "START" | "END"): readonly RelationEntry[] => dates.filter(({ bounds }) => bounds === bound);
  const [isFrom, isUntil] = [told("START"), told("END")];
  const isTold = isFrom.length === 1 && isUntil.length === 1;
  const [starts, ends] = isTold ? [isFrom, isUntil] : [called(STARTS), called(ENDS)];
  const [start, end, only] = [starts[0], ends[0], dates[0]];
  if (starts.length > 1 || ends.length > 1 || (start !== undefined && start === end)) return {};
  if (start === undefined && end === undefined) {
    // "Date" beside "returned": the one that says no more is when it was.
    const plain = dates.length === 1 ? dates : dates.filter(isOnlyDate);
    const [point = only, ...others] = plain;
    return plain.length > 0 && others.length === 0 && point !== undefined ? { point } : {};
  }
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
}

/** Years that a graph writes as numbers, and calls so: "start year". */
function isOfYears({ objectKind, label, unit }: RelationEntry): boolean {
  if (objectKind !== "NUMBER" || unit !== undefined) return false;
  return wordsOf(label.slice(0, LONGEST_NAME)).some(({ lower }) => lower === "year");
}

/** The relations that tell when a node holds, or when it was. */
export function datesOf({ start, end, point }: NodeKind): readonly RelationEntry[] {
  return [start, end, point].flatMap((each) => each ?? []);
}
