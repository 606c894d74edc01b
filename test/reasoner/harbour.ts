import type {
  Catalogue,
  ClassEntry,
  EntityCandidate,
  Mention,
  ObjectKind,
  RelationEntry,
} from "../../engine/sources/knowledge-graph.ts";

/**
 * A small world that no other part of the project knows: what the grammar is tried on must not be what it was made for.
 */
const NAMES: Readonly<Record<string, string>> = {
  "Grey Heron": "ship",
  "Blue Tern": "ship",
  "Anna Holm": "person",
  "Piet Brand": "person",
  "Ida Falk": "person",
  Norby: "harbour",
  Tarnwick: "harbour",
  Sundland: "country",
  Sundish: "country",
  "Great Storm": "event",
  "Master of the Harbour": "office",
};

const CLASSES = ["ship", "person", "harbour", "country", "event", "office", "school", "ocean crossing"] as const;

export const catalogue: Catalogue = {
  classes: CLASSES.map((name): ClassEntry => ({
    iri: `urn:class:${name}`,
    label: name,
    aliases: name === "ship" ? ["vessel"] : name === "harbour" ? ["port"] : [],
    count: 10,
    ancestors: [],
  })),
  relations: [
    relation("captain", "ship", "person", ["commanded by"]),
    relation("home port", "ship", "harbour"),
    relation("built by", "ship", "person", ["builder"]),
    relation("launched", "ship", "DATE", ["date of launch"]),
    relation("length", "ship", "NUMBER"),
    relation("located in", "harbour", "country"),
    relation("capital", "country", "harbour"),
    relation("place of birth", "person", "harbour", ["born in"]),
    relation("date of birth", "person", "DATE", ["born"]),
    relation("spouse", "person", "person", ["married to"]),
    relation("father", "person", "person"),
    relation("taught by", "person", "person", ["teacher"]),
    relation("officeholder", "office", "person"),
    relation("point in time", "event", "DATE", ["date"]),
    relation("port of registry", "ship", "harbour"),
    relation("shares border with", "country", "country"),
    relation("influenced by", "person", "person"),
    relation("educated at", "person", "school", ["went to"]),
    relation("population", "harbour", "NUMBER", ["inhabitants"]),
    { ...relation("carries cars", "ship", ""), objectKind: "TEXT", isTruth: true },
    { ...relation("hull paint", "ship", ""), objectKind: "TEXT", values: ["black", "dark red"] },
  ],
};

function relation(label: string, subject: string, object: string, aliases: readonly string[] = []): RelationEntry {
  const objectKind: ObjectKind = object === "DATE" || object === "NUMBER" ? object : "ENTITY";
  return {
    iri: `urn:relation:${label.replaceAll(" ", "-")}`,
    label,
    aliases,
    count: 10,
    objectKind,
    subjectClasses: [`urn:class:${subject}`],
    objectClasses: objectKind === "ENTITY" ? [`urn:class:${object}`] : [],
    homogeneous: subject === object,
    symmetric: label === "spouse" || label === "shares border with",
    functional: true,
  };
}

/** Every place in the question where a name of the world stands. */
export function mentionsIn(question: string): readonly Mention[] {
  return Object.entries(NAMES).flatMap(([name, type]) => {
    const start = question.indexOf(name);
    return start < 0 ? [] : [{ text: name, start, end: start + name.length, candidates: [candidate(name, type)] }];
  });
}

function candidate(name: string, type: string): EntityCandidate {
  const label = name === "Sundish" ? "Sundland" : name;
  return {
    iri: `urn:${label.replaceAll(" ", "-")}`,
    label,
    matched: name,
    match: "EXACT",
    via: label === name ? "LABEL" : "ALIAS",
    score: label === name ? 1 : 0.95,
    types: [`urn:class:${type}`],
  };
}
