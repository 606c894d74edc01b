import lists from "../language/data/member-words.json" with { type: "json" };
import type { LinkCandidate, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { saysWhereByName } from "../../../engine/graph/places/locating-relations.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { baseForms, stem } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import { relationNames } from "../linking/relation-names.ts";
import { isKindNoun } from "../nodes-between/asked.ts";
import { happenings, holdsWhatHappens, nodeKinds } from "../nodes-between/node-kinds.ts";
import { isInLabel, isOfDoer } from "../nodes-between/words-of-kinds.ts";

/** Something that may be stated of members of a class, or not: a relation from them, or nodes that link them. */
export interface Stated {
  readonly relation: RelationEntry;
  readonly direction: "FORWARD" | "BACKWARD";
  readonly label: string;
  /** The class of the nodes, where it is nodes. */
  readonly nodes?: LinkCandidate;
}

const GENERAL = wordSet(lists.general);

/** What things of some classes may have that the words name: "microchip", "vaccination"; all that may be meant. */
export function statedAs(said: readonly Word[], types: ReadonlySet<string>, catalogue: Catalogue): readonly Stated[] {
  const own = catalogue.relations
    .filter((relation) => isOf(relation.subjectClasses, types) && relation.through === undefined)
    .map((relation): Stated => ({ relation, direction: "FORWARD", label: relation.label }));
  const called = own.filter(({ relation }) => isCalled(said, relation.iri, catalogue));
  if (called.length > 0) return called;
  // What an animal is housed in is its pen, unless it may be housed in something else.
  const leading = own.filter(
    ({ relation: { objectClasses } }) =>
      objectClasses.length > 0 &&
      objectClasses.every((iri) => said.every((word) => isInAnyLabel(word, iri, catalogue))),
  );
  if (leading.length > 0) return leading;
  const between = nodeKinds(catalogue).flatMap(({ entry, links }) => {
    if (!said.every((word) => isInLabel(word, entry.iri, catalogue))) return [];
    return linkTo(links, types, () => true).map((relation): Stated => asNodes(relation, entry));
  });
  if (between.length > 0) return between;
  // What happened is said by the last word of its name: "calls" of night calls.
  const happened = happenings(catalogue).flatMap((kind) =>
    isKindNoun(said, kind, catalogue)
      ? linkTo(linksFrom(kind.entry, catalogue), types, () => true).map((relation) => asNodes(relation, kind.entry))
      : [],
  );
  if (happened.length > 0) return happened;
  return classesCalled(said, catalogue).flatMap((entry) => {
    const links = linksFrom(entry, catalogue);
    // A town has the mills that stand in it.
    const telling = holdsWhatHappens(entry, catalogue) ? links : links.filter(saysWhereByName);
    return linkTo(telling, types, () => true).map((relation): Stated => asNodes(relation, entry));
  });
}

/** Is a word in the name of a class, or of one above it? */
function isInAnyLabel(word: Word, iri: string, catalogue: Catalogue): boolean {
  const above = classEntry(catalogue, iri)?.ancestors ?? [];
  return [iri, ...above].some((each) => isInLabel(word, each, catalogue));
}

/** The classes that go by just these words; of more than one, none. */
function classesCalled(said: readonly Word[], catalogue: Catalogue): readonly ClassEntry[] {
  const [only, ...others] = linkClass(said, catalogue);
  const entry = only === undefined || others.length > 0 ? undefined : classEntry(catalogue, only.iri);
  return entry === undefined ? [] : [entry];
}

/** What links members of a class, whether those have names or not, to things: a visit to who is visited. */
function linksFrom({ iri }: ClassEntry, { relations }: Catalogue): readonly RelationEntry[] {
  return relations.filter(
    ({ objectKind, subjectClasses, through }) =>
      objectKind === "ENTITY" && through === undefined && subjectClasses.includes(iri),
  );
}

/**
 * What was done to things of some classes, or by them: "vaccinated" where nodes are vaccinations that link them.
 * @param isSuffered was it done to them?
 */
export function statedAsDeed(
  verb: Word,
  isSuffered: boolean,
  types: ReadonlySet<string>,
  catalogue: Catalogue,
): readonly Stated[] {
  const bases = baseForms(verb.lower);
  const kinds = nodeKinds(catalogue);
  const named = catalogue.classes
    .filter((entry) => !kinds.some((kind) => kind.entry.iri === entry.iri) && holdsWhatHappens(entry, catalogue))
    .map((entry) => ({ entry, links: linksFrom(entry, catalogue) }));
  return [...kinds, ...named].flatMap(({ entry, links }) => {
    const nouns = [entry.label, ...entry.aliases].flatMap((name) => wordsOf(name).slice(-1));
    const isDeed = nouns.some(({ lower }) => bases.includes(verbOfDeed(lower) ?? lower));
    if (!isDeed) return [];
    return linkTo(links, types, (link) => isOfDoer(link, catalogue) !== isSuffered).map((relation): Stated =>
      asNodes(relation, entry),
    );
  });
}

/** The one link that leads to things of these classes: where several do, any may be meant. */
function linkTo(
  links: readonly RelationEntry[],
  types: ReadonlySet<string>,
  test: (link: RelationEntry) => boolean,
): readonly RelationEntry[] {
  const found = links.filter(({ objectClasses }) => isOf(objectClasses, types));
  return found.length === 1 ? found.filter(test) : [];
}

function asNodes(relation: RelationEntry, { iri, label }: ClassEntry): Stated {
  return { relation, direction: "BACKWARD", label, nodes: { iri, label, score: 1 } };
}

/** May a thing of one of these classes be of those? */
function isOf(classes: readonly string[], types: ReadonlySet<string>): boolean {
  return classes.some((iri) => types.has(iri));
}

/** All classes of which a thing may be that is of one of these: those above them, and those below. */
export function typesOf(classes: readonly string[], catalogue: Catalogue): ReadonlySet<string> {
  const above = classes.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]);
  const below = catalogue.classes.flatMap(({ iri, ancestors }) =>
    ancestors.some((each) => classes.includes(each)) ? [iri] : [],
  );
  return new Set([...above, ...below]);
}

/** Does a name of the relation say all the words, and nothing more that tells? A home is not what it is housed in. */
export function isCalled(said: readonly Word[], iri: string, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ content, separateWords }) =>
      said.every((word) => content.some((each) => isForm(word, each))) &&
      separateWords.every(
        (each) => GENERAL.has(each.lower) || !content.includes(each) || said.some((word) => isForm(word, each)),
      ),
  );
}

/** Families of the lexicon join words that mean other things of one who has none. */
function isForm(one: Word, other: Word): boolean {
  return one.lower === other.lower || stem(one.lower) === stem(other.lower);
}

function phraseOf({ relation, direction, label }: Stated): RelationPhrase {
  return { text: label, candidates: [{ iri: relation.iri, label: relation.label, direction, score: 1 }] };
}

/** Those of a set of whom a text is stated. */
export function havingText(set: SetForm, relation: RelationEntry, text: string): SetForm {
  return {
    ...{ kind: "where", set, relation: phraseOf({ relation, direction: "FORWARD", label: relation.label }) },
    condition: { operator: "=", value: { type: "text", text } },
  };
}

/** Those of a set of whom it is stated, or not; where it is a truth, that it is so or not so. */
export function narrowedTo(set: SetForm, stated: Stated, isDenied: boolean, all: SetForm): SetForm {
  if (stated.relation.isTruth === true) return havingText(set, stated.relation, isDenied ? "false" : "true");
  return isDenied ? { kind: "except", set, without: havingAny(all, stated) } : havingAny(set, stated);
}

/** Once or more often; nodes of other classes may have the same links. */
function havingAny(set: SetForm, stated: Stated): SetForm {
  const { nodes, label } = stated;
  if (nodes !== undefined && stated.direction === "BACKWARD" && saysWhereByName(stated.relation)) {
    const [to] = phraseOf(stated).candidates;
    const from: SetForm = { kind: "instances", text: label, candidates: [nodes] };
    const relation: RelationPhrase = {
      text: label,
      candidates: to === undefined ? [] : [{ ...to, direction: "FORWARD" }],
    };
    return { kind: "intersect", sets: [set, { kind: "follow", from, relation }] };
  }
  const among: SetForm | undefined = nodes && { kind: "instances", text: label, candidates: [nodes] };
  return {
    ...{ kind: "where", set, relation: phraseOf(stated) },
    tally: { how: "count", ...(among === undefined ? {} : { among }) },
    condition: { operator: ">=", value: { type: "number", number: 1 } },
  };
}
