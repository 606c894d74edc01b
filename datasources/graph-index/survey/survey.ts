import { OWL, RDF } from "../../../engine/rdf/term.ts";
import type { Catalogue, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import type { Counted, GraphSurvey, NamedCount, UsedPredicate } from "../../../engine/sources/survey.ts";
import { MAX_IRI_LENGTH } from "../../select/bounded-term.ts";
import { catalogueOf } from "../statistics/catalogue.ts";
import { graphStatistics } from "../statistics/graph-statistics.ts";
import { iriOf, isIri, type Node, nodeOf, type PairReader } from "../statistics/pairs.ts";
import { partsOfNames } from "../statistics/composed-names.ts";
import { XL } from "../skos-xl.ts";
import { readStructure, type Structure } from "../statistics/structure.ts";
import { warningsOf } from "./warnings.ts";

const SAMPLES = 5;
const LARGEST = 5;
/** Of an IRI that is shown as a sample. */
const SHOWN_IRI = 200;

/**
 * Looks through all triples of a graph for what questions need. Takes some times as long as its statistics, and holds
 * all triples in memory while it works.
 * @param part Which part of a graph the triples are, in words; undefined when they are all of it
 */
export function surveyOf(reader: PairReader, settings: Partial<Vocabulary>, part?: string): GraphSurvey {
  const structure = readStructure(reader, settings);
  const { entities, vocabulary: whole } = graphStatistics(reader, settings, structure);
  const catalogue = catalogueOf(reader, settings, structure);
  const { vocabulary } = structure;
  const unnamed = entities.flatMap(({ iri }) => (isNamed(iri, structure) ? [] : [iri]));
  const used = (predicates: readonly string[]): readonly UsedPredicate[] =>
    predicates.map((iri) => ({ iri, count: reader.pairs(iri).subjects.length })).filter(({ count }) => count > 0);
  const { validity } = vocabulary;
  const onNodes = (whole.composed ?? []).flatMap(({ start, end }) => [start, end].filter((each) => each !== undefined));
  const unread = new Set((whole.composed ?? []).flatMap((each) => (each.hasUnreadTimes ? [each.relation] : [])));
  const undecided = catalogue.relations.filter(({ iri }) => unread.has(iri)).map(({ label }) => label);
  const times = used([
    ...new Set([...(validity === undefined ? [] : [validity.start, validity.end, validity.observed]), ...onNodes]),
  ]);
  const numbers = catalogue.relations.filter(({ objectKind }) => objectKind === "NUMBER");
  const survey = {
    part,
    things: entities.length,
    unnamed: counted(unnamed),
    ignored: ignoredIn(reader, structure),
    names: used([...vocabulary.label, ...namesOfOtherWays(reader)]),
    aliases: used(vocabulary.alias),
    kinds: used(vocabulary.type),
    times,
    numbers: {
      relations: numbers.length,
      withUnit: numbers.filter(({ unit, ownUnits }) => (unit ?? ownUnits) !== undefined).length,
      withSeveral: counted(
        numbers.flatMap(({ label, unit, ownUnits }) =>
          unit === undefined && ownUnits !== undefined ? [`${label} (${ownUnits.join(", ")})`] : [],
        ),
      ),
    },
    symmetric: counted(ofType(reader, `${OWL}SymmetricProperty`)),
    inverse: counted(reader.pairs(`${OWL}inverseOf`).subjects.filter(isIri).map(iriOf)),
    functional: counted(ofType(reader, `${OWL}FunctionalProperty`)),
    ...largestOf(catalogue),
  };
  return {
    ...survey,
    warnings: warningsOf({
      reader,
      structure,
      entities,
      catalogue,
      unnamed,
      times,
      undecided,
      isPart: part !== undefined,
    }),
  };
}

/** Predicates by which things are named where no label is stated: names that are nodes, and names in two parts. */
function namesOfOtherWays(reader: PairReader): readonly string[] {
  return [`${XL}prefLabel`, ...partsOfNames(reader.predicates).flat()];
}

/** Whether the graph itself names something. */
function isNamed(iri: string, { names }: Structure): boolean {
  return (names.get(nodeOf(iri))?.labels.length ?? 0) > 0;
}

function counted(all: readonly string[]): Counted {
  const distinct = [...new Set(all)].sort();
  return { count: distinct.length, samples: distinct.slice(0, SAMPLES).map(shortened) };
}

/** Names of blank nodes are good within one reading only, and tell nobody anything. */
function countedNodes(nodes: readonly Node[]): Counted {
  return { count: new Set(nodes).size, samples: counted(nodes.filter(isIri).map(iriOf)).samples };
}

function shortened(text: string): string {
  return text.length <= SHOWN_IRI ? text : `${text.slice(0, SHOWN_IRI).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}

function ofType(reader: PairReader, type: string): readonly string[] {
  const { subjects, objects } = reader.pairs(`${RDF}type`);
  return subjects.filter((subject, row) => objects[row] === nodeOf(type) && isIri(subject)).map(iriOf);
}

/** Every node that is a subject is looked at, and every one that something leads to. */
function ignoredIn(reader: PairReader, structure: Structure): GraphSurvey["ignored"] {
  const { apparatus, dataset, declaredClasses, types } = structure;
  const [subjects, blank, long] = [new Set<Node>(), new Set<Node>(), new Set<Node>()];
  for (const predicate of reader.predicates) {
    const pairs = reader.pairs(predicate);
    for (const node of pairs.subjects) subjects.add(node);
    for (const node of [...pairs.subjects, ...pairs.objects]) {
      if (node.startsWith("_:")) blank.add(node);
      else if (isIri(node) && node.length > MAX_IRI_LENGTH) long.add(node);
    }
  }
  const isStatement = (node: Node): boolean => types.get(node)?.includes(nodeOf(`${RDF}Statement`)) === true;
  const described = [...apparatus].filter((node) => subjects.has(node));
  const statements = described.filter(isStatement);
  const classes = described.filter((node) => declaredClasses.has(node));
  const others = described.filter((node) => !isStatement(node) && !declaredClasses.has(node) && node !== dataset);
  const shown = (nodes: Iterable<Node>): Counted => countedNodes([...nodes]);
  return [
    { reason: "statements about facts: they tell when facts hold", ...shown(statements) },
    { reason: "declared classes: they are the kinds of things", ...shown(classes) },
    { reason: "properties and terms of RDF, RDFS and OWL: they are what relations are described by", ...shown(others) },
    { reason: "the description of the graph itself", ...shown(dataset === undefined ? [] : [dataset]) },
    {
      reason: "blank nodes: no things by themselves; what they say counts as parts of facts where that is understood",
      ...shown(without(blank, statements)),
    },
    { reason: `IRIs of more than ${MAX_IRI_LENGTH.toLocaleString("en")} characters`, ...shown(long) },
  ].filter(({ count }) => count > 0);
}

function without(nodes: ReadonlySet<Node>, others: readonly Node[]): readonly Node[] {
  const left = new Set(others);
  return [...nodes].filter((node) => !left.has(node));
}

function largestOf({ relations, classes }: Catalogue): Pick<GraphSurvey, "largestRelations" | "largestClasses"> {
  const largest = (list: readonly NamedCount[]): readonly NamedCount[] =>
    [...list]
      .sort((a, b) => b.count - a.count || (a.iri < b.iri ? -1 : 1))
      .slice(0, LARGEST)
      .map(({ iri, label, count }) => ({ iri, label, count }));
  return { largestRelations: largest(relations), largestClasses: largest(classes) };
}
