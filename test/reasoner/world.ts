import type {
  Catalogue,
  ClassEntry,
  EntityCandidate,
  Mention,
  ObjectKind,
  RelationEntry,
} from "../../engine/sources/knowledge-graph.ts";

/** A relation: its label, the classes at its ends (or DATE, NUMBER), and its other names. */
export type RelationOfWorld = readonly [label: string, subject: string, object: string, aliases?: readonly string[]];

/** A small world that no other part of the project knows. */
export interface World {
  readonly catalogue: Catalogue;
  /** Every place in the question where a name of the world stands. */
  readonly mentionsIn: (question: string) => readonly Mention[];
}

/**
 * @param names of things, with their class
 * @param classes their labels, with other names
 */
export function worldOf(
  names: Readonly<Record<string, string>>,
  classes: Readonly<Record<string, readonly string[]>>,
  relations: readonly RelationOfWorld[],
): World {
  const catalogue: Catalogue = {
    classes: Object.entries(classes).map(([label, aliases]): ClassEntry => ({
      iri: `urn:class:${label}`,
      label,
      aliases,
      count: 10,
      ancestors: [],
    })),
    relations: relations.map(relationOf),
  };
  const mentionsIn = (question: string): readonly Mention[] =>
    Object.entries(names).flatMap(([name, type]) => {
      const start = question.indexOf(name);
      return start < 0 ? [] : [{ text: name, start, end: start + name.length, candidates: [candidateOf(name, type)] }];
    });
  return { catalogue, mentionsIn };
}

function relationOf([label, subject, object, aliases = []]: RelationOfWorld): RelationEntry {
  const objectKind: ObjectKind = object === "DATE" || object === "NUMBER" ? object : "ENTITY";
  return {
    iri: `urn:relation:${label.replaceAll(" ", "-")}`,
    label,
    aliases,
    count: 10,
    objectKind,
    subjectClasses: subject === "" ? [] : [`urn:class:${subject}`],
    objectClasses: objectKind === "ENTITY" && object !== "" ? [`urn:class:${object}`] : [],
    homogeneous: subject === object && subject !== "",
    symmetric: false,
    functional: false,
  };
}

function candidateOf(label: string, type: string): EntityCandidate {
  return {
    iri: `urn:${label.replaceAll(" ", "-")}`,
    label,
    matched: label,
    match: "EXACT",
    via: "LABEL",
    score: 1,
    types: type === "" ? [] : [`urn:class:${type}`],
  };
}
