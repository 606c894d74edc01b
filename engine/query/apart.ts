import type { FactNode } from "../evidence/fact.ts";
import { locatingRelations } from "../graph/places/locating-relations.ts";
import { surroundingsOf, type Atlas, type Surroundings } from "../graph/places/surroundings.ts";
import type { MentionForm } from "../question/form/logical-form.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";
import { nearlyBest } from "./negative-evidence.ts";

/** Things that are looked up at most; where there are more, nothing is told of them. */
const MOST = 50;

/** What a graph tells of what things lie in, and by what relations. */
interface Nesting {
  readonly surroundings: Surroundings;
  readonly kinds: NestingKinds;
  /** The classes of something, without those above others of them. */
  narrowestOf(entity: string): readonly string[];
}

/** Which kinds of things lie in which. */
interface NestingKinds {
  above(iri: string): readonly string[];
  /** Are some of the kind in others of it that are of another kind still: of places, towns in countries? */
  isOfSeveralRanks(iri: string): boolean;
  /** May a thing of the kind lie in another of it? */
  mayHoldItsOwn(iri: string): boolean;
}

/**
 * Is a thing none of some others for certain, nor part of one, nor is one part of it? So it is where they are of one
 * narrow kind, as somebody born in Ulm was not born in Munich, and where what the others lie in is of one kind with the
 * thing: Ulm is in Germany, which is not Poland. Whether somebody born in Ulm was born in Prussia is another matter. In
 * a graph that states no kinds, it goes by the relation.
 * @param mayDeny whether one value of the relation may deny the thing where no kinds are stated
 */
export async function areApart(
  named: MentionForm,
  held: readonly FactNode[],
  atlas: Atlas,
  mayDeny: () => Promise<boolean>,
): Promise<boolean> {
  const others = held.flatMap((node) => (node.kind === "iri" ? [node.value] : []));
  // Dates and numbers have no kinds that could be compared.
  if (others.length < held.length || others.length > MOST) return false;
  const things = named.candidates.map(({ iri }) => iri).slice(0, MOST);
  const nesting = await nestingOf([...things, ...others], atlas);
  const { surroundings, narrowestOf } = nesting;
  const isIn = (inner: string, outer: string): boolean => surroundings.wholesOf(inner).has(outer);
  if (things.some((thing) => others.some((other) => isIn(other, thing) || isIn(thing, other)))) return false;
  const isUntold = [...things, ...others].every((each) => narrowestOf(each).length === 0);
  if (isUntold) return mayDeny();
  const meant = nearlyBest(named.candidates).map(({ iri }) => iri);
  const told = meant.filter((iri) => narrowestOf(iri).length > 0);
  return told.length > 0 && told.every((thing) => others.every((other) => isBeside(thing, other, nesting)));
}

/** Is one thing beside another, or beside one of the places that this lies in? */
function isBeside(thing: string, other: string, nesting: Nesting): boolean {
  const { surroundings } = nesting;
  const places = [...surroundings.placesOf(other).keys()];
  const isNested = (one: string, another: string): boolean =>
    surroundings.wholesOf(one).has(another) || surroundings.wholesOf(another).has(one);
  return [other, ...places].some(
    (each) => each !== thing && !isNested(each, thing) && areOfOneRank(thing, each, nesting),
  );
}

/** Are two things of one kind, of which one does not lie in another as far as is told? */
function areOfOneRank(one: string, other: string, { surroundings, narrowestOf, kinds }: Nesting): boolean {
  const [ofOne, ofOther] = [narrowestOf(one), narrowestOf(other)];
  const shared = [
    ...ofOne.filter((iri) => ofOther.includes(iri) || ofOther.some((each) => kinds.above(each).includes(iri))),
    ...ofOther.filter((iri) => ofOne.some((each) => kinds.above(each).includes(iri))),
  ];
  return shared.some((iri) => {
    if (kinds.isOfSeveralRanks(iri)) return false;
    return !kinds.mayHoldItsOwn(iri) || [one, other].some((each) => surroundings.wholesOf(each).size > 0);
  });
}

async function nestingOf(entities: readonly string[], atlas: Atlas): Promise<Nesting> {
  const locating = locatingRelations(atlas.catalogue);
  const surroundings = await surroundingsOf(entities, locating, atlas, locating.widening);
  const kinds = nestingKinds(atlas.catalogue, locating.widening);
  return {
    surroundings,
    kinds,
    narrowestOf: (entity) => {
      const types = surroundings.typesOf(entity);
      const wider = new Set(types.flatMap(kinds.above));
      return types.filter((type) => !wider.has(type));
    },
  };
}

function nestingKinds({ relations, classes }: Catalogue, widening: readonly string[]): NestingKinds {
  const ancestors = new Map(classes.map(({ iri, ancestors: above }) => [iri, above]));
  const above = (iri: string): readonly string[] => ancestors.get(iri) ?? [];
  const isOfLine = (one: string, other: string): boolean =>
    one === other || above(one).includes(other) || above(other).includes(one);
  const walked = relations.filter(({ iri }) => widening.includes(iri));
  const isWithin = (iri: string, kind: string): boolean => iri === kind || above(iri).includes(kind);
  const pairs = (kind: string): readonly (readonly [string, string])[] =>
    walked.flatMap(({ subjectClasses, objectClasses }) =>
      subjectClasses
        .filter((each) => isWithin(each, kind))
        .flatMap((inner) =>
          objectClasses.filter((each) => isWithin(each, kind)).map((outer) => [inner, outer] as const),
        ),
    );
  return {
    above,
    isOfSeveralRanks: (kind) => pairs(kind).some(([inner, outer]) => !isOfLine(inner, outer)),
    mayHoldItsOwn: (kind) => pairs(kind).length > 0,
  };
}
