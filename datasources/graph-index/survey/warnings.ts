import { RDF } from "../../../engine/rdf/term.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { SurveyWarning, UsedPredicate } from "../../../engine/sources/survey.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { convert } from "../../../engine/values/unit.ts";
import type { EntityRecord } from "../statistics/graph-statistics.ts";
import { iriOf, nodeOf, type PairReader } from "../statistics/pairs.ts";
import type { Structure } from "../statistics/structure.ts";
import { likelyKind, likelyName, likelyTimes } from "./likely-predicates.ts";

/** What is known of a graph when its shortcomings are looked for. */
export interface Surveyed {
  readonly reader: PairReader;
  readonly structure: Structure;
  readonly entities: readonly EntityRecord[];
  readonly catalogue: Catalogue;
  /** IRIs of entities without a name. */
  readonly unnamed: readonly string[];
  readonly times: readonly UsedPredicate[];
  /** Labels of relations whose nodes bear dates of which nothing tells which say when a fact holds. */
  readonly undecided: readonly string[];
  /** What is not in a part may be in the rest. */
  readonly isPart: boolean;
}

const SHOWN = 3;

/** What keeps questions from being answered, that which keeps most of them first. */
export function warningsOf(surveyed: Surveyed): readonly SurveyWarning[] {
  return [
    unnamedThings,
    noKinds,
    unreadableRelations,
    severalIris,
    unlikeUnits,
    unreadTimes,
    undecidedTimes,
    noTimes,
  ].flatMap((look) => look(surveyed));
}

function unnamedThings({ reader, structure, entities, unnamed }: Surveyed): readonly SurveyWarning[] {
  if (entities.length === 0 || unnamed.length / entities.length < 0.5) return [];
  const likely = likelyName(reader, structure, new Set(unnamed.map(nodeOf)));
  const by = structure.vocabulary.label.map((iri) => `<${iri}>`).join(", ");
  return [
    {
      what: `${of(unnamed.length, entities.length)} have no name by ${by}: they are called by the last part of their IRIs.`,
      remedy:
        likely === undefined
          ? "Set vocabulary.label to the property that names things, or give them an rdfs:label."
          : `Set vocabulary.label (or WHYQL_GRAPH_LABELS) to "${likely.iri}", by which ${likely.count.toLocaleString("en")} of them have a short text each.`,
    },
  ];
}

function noKinds({ reader, structure, entities, catalogue }: Surveyed): readonly SurveyWarning[] {
  if (entities.length === 0 || catalogue.classes.length > 0) return [];
  const likely = likelyKind(reader, structure, new Set(entities.map(({ iri }) => nodeOf(iri))));
  return [
    {
      what: `No thing has a class: "which film", "how many towns" can not be told from any other thing.`,
      remedy:
        likely === undefined
          ? "Set vocabulary.type to the property that leads to the kinds of things, or give them an rdf:type."
          : `Set vocabulary.type to "${likely.iri}", by which ${likely.count.toLocaleString("en")} things lead to a few others.`,
    },
  ];
}

function unreadableRelations({ structure, catalogue }: Surveyed): readonly SurveyWarning[] {
  const unread = catalogue.relations.filter(
    ({ iri, label }) => (structure.names.get(nodeOf(iri))?.labels.length ?? 0) === 0 && !isReadable(label),
  );
  if (unread.length === 0) return [];
  return [
    {
      what: `${of(unread.length, catalogue.relations.length, "relations")} have no name that can be read: ${some(unread.map(({ iri }) => iri))}.`,
      remedy: "Give each of them an rdfs:label, or a name by what vocabulary.label is set to: a noun or a verb.",
    },
  ];
}

/** A name made of an IRI can be read when there is a word in it: "P31" and "x1" have none. */
function isReadable(label: string): boolean {
  return label.split(" ").some((word) => /^\p{L}{2,}$/u.test(word) && /[^\p{Lu}]/u.test(word));
}

function severalIris({ structure, entities, reader }: Surveyed): readonly SurveyWarning[] {
  const byName = new Map<string, EntityRecord[]>();
  for (const entity of entities) {
    if ((structure.names.get(nodeOf(entity.iri))?.labels.length ?? 0) === 0) continue;
    const key = `${normalise(entity.labels[0] ?? "")} ${entity.types.join(" ")}`;
    byName.set(key, [...(byName.get(key) ?? []), entity]);
  }
  const shared = [...byName.values()].filter(({ length }) => length > 1);
  const known = new Set(entities.map(({ iri }) => nodeOf(iri)));
  const same = structure.vocabulary.sameAs.flatMap((predicate) => {
    const { subjects, objects } = reader.pairs(predicate);
    return subjects.flatMap((subject, row) => {
      const object = objects[row] ?? "";
      return subject !== object && known.has(subject) && known.has(object)
        ? [`${iriOf(subject)} and ${iriOf(object)}`]
        : [];
    });
  });
  const remedy = "Where that is one thing, write it under one IRI: within one graph, two IRIs are two things.";
  return [
    ...(shared.length === 0
      ? []
      : [
          {
            what: `${plural(shared.length, "name is borne", "names are borne")} by two things or more of the same kind: ${some(shared.map(([first, second]) => `“${first?.labels[0] ?? ""}” by ${first?.iri ?? ""} and ${second?.iri ?? ""}`))}.`,
            remedy,
          },
        ]),
    ...(same.length === 0
      ? []
      : [
          {
            what: `${plural(same.length, "pair", "pairs")} of things here ${same.length === 1 ? "is" : "are"} said to be the same: ${some(same)}.`,
            remedy,
          },
        ]),
  ];
}

/** Relations whose numbers are in units that can not all be converted into each other. */
function unlikeUnits({ catalogue }: Surveyed): readonly SurveyWarning[] {
  const unlike = catalogue.relations.filter(({ objectKind, ownUnits: [first = "", ...others] = [] }) => {
    return objectKind === "NUMBER" && others.some((other) => convert(1, other, first) === undefined);
  });
  if (unlike.length === 0) return [];
  const shown = unlike.map(({ label, ownUnits = [] }) => `${label} (${ownUnits.join(", ")})`);
  return [
    {
      what: `${of(unlike.length, catalogue.relations.length, "relations")} ${unlike.length === 1 ? "has" : "have"} numbers in units of which nobody knows how much of one the other is: ${some(shown)}.`,
      remedy: "State them in one unit, or in units of length, area, volume, mass, time or speed by their usual names.",
    },
  ];
}

/** Statements about facts with dates that nothing reads. */
function unreadTimes({ reader, times }: Surveyed): readonly SurveyWarning[] {
  const { subjects, objects } = reader.pairs(`${RDF}type`);
  const statements = new Set(subjects.filter((_, row) => objects[row] === nodeOf(`${RDF}Statement`)));
  if (times.length > 0 || statements.size === 0) return [];
  const likely = likelyTimes(reader, statements);
  return [
    {
      what: `${plural(statements.size, "statement", "statements")} about facts ${statements.size === 1 ? "says" : "say"} no time that is read.`,
      remedy:
        likely.length === 0
          ? "Give them schema:startDate and schema:endDate, or set vocabulary.validity."
          : `Set vocabulary.validity: its start and end may be ${likely.map((iri) => `"${iri}"`).join(", ")}.`,
    },
  ];
}

function undecidedTimes({ undecided }: Surveyed): readonly SurveyWarning[] {
  if (undecided.length === 0) return [];
  return [
    {
      what: `Nodes bear dates of which nothing tells which say when a fact holds: ${some(undecided)}.`,
      remedy: "Name one of the dates like a beginning (from, start) and one like an end (until, end), none before it.",
    },
  ];
}

function noTimes({ structure, times, undecided, entities, isPart }: Surveyed): readonly SurveyWarning[] {
  if (undecided.length > 0) return [];
  if (isPart || times.length > 0 || structure.vocabulary.validity !== undefined || entities.length === 0) return [];
  return [
    {
      what: "The graph does not say when its facts hold: each counts as true now, and of other times it is not known.",
      remedy:
        "Where facts change, state them on nodes with a beginning and an end, or add rdf:Statement nodes with schema:startDate and schema:endDate; other predicates are set as vocabulary.validity.",
    },
  ];
}

function of(count: number, all: number, what = "things"): string {
  return `${count.toLocaleString("en")} of ${all.toLocaleString("en")} ${what}`;
}

function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

function some(all: readonly string[]): string {
  const shown = all.slice(0, SHOWN).map((text) => (text.length > 300 ? `${text.slice(0, 300)}…` : text));
  return shown.join(", ") + (all.length > SHOWN ? ", and others" : "");
}
