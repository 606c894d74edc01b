import type { Json } from "../../../../engine/json.ts";
import type { AnalysisInput } from "../../../../engine/question/analysis.ts";
import type {
  ClassEntry,
  EntityCandidate,
  Mention,
  RelationEntry,
} from "../../../../engine/sources/knowledge-graph.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import type { Shortlist } from "./shortlist.ts";

const MOST_LABEL = 80;
const MOST_ABOUT = 90;
const MOST_ALIASES = 3;

/** What ids of one request mean. */
export interface AnalysisIds {
  readonly entities: ReadonlyMap<string, { readonly mention: Mention; readonly candidate: EntityCandidate }>;
  readonly relations: ReadonlyMap<string, RelationEntry>;
  readonly classes: ReadonlyMap<string, ClassEntry>;
}

/** The question with what its words may mean in the graph, everything with an id. */
export function shownInput(
  { question, catalogue }: AnalysisInput,
  { mentions, relations, classes, relationsLeftOut }: Shortlist,
): { readonly data: Json; readonly ids: AnalysisIds } {
  const entities = new Map(
    mentions
      .flatMap((mention) => mention.candidates.map((candidate) => ({ mention, candidate })))
      .map((each, index) => [`e${index + 1}`, each]),
  );
  const relationIds = new Map(relations.map((each, index) => [`r${index + 1}`, each]));
  const classIds = new Map(classes.map((each, index) => [`c${index + 1}`, each]));
  const classLabels = new Map(catalogue.classes.map(({ iri, label }) => [iri, label]));
  const labelOf = (iri: string | undefined): string | undefined =>
    iri === undefined ? undefined : classLabels.get(iri);
  // What is the same for every question of a small graph comes first.
  const data: Json = {
    relations: [...relationIds].map(([id, relation]) => shownRelation(id, relation, labelOf)),
    ...(relationsLeftOut === 0 ? {} : { relationsLeftOut }),
    classes: [...classIds].map(([id, { label, aliases }]) => ({
      id,
      label: cleanText(label, MOST_LABEL),
      ...also(aliases),
    })),
    names: mentions.map((mention) => ({
      words: cleanText(mention.text, MOST_LABEL),
      mayMean: [...entities]
        .filter(([, each]) => each.mention === mention)
        .map(([id, { candidate }]) => shownEntity(id, candidate, labelOf(candidate.types[0]))),
    })),
    question: cleanText(question, 1_000),
  };
  return { data, ids: { entities, relations: relationIds, classes: classIds } };
}

function shownEntity(id: string, { label, description }: EntityCandidate, type: string | undefined): Json {
  const about = description ?? type;
  return {
    id,
    label: cleanText(label, MOST_LABEL),
    ...(about === undefined ? {} : { about: cleanText(about, MOST_ABOUT) }),
  };
}

const OBJECTS = { ENTITY: undefined, DATE: "date", NUMBER: "number", TEXT: "text" } as const;

function shownRelation(
  id: string,
  { label, aliases, description, objectKind, unit, subjectClasses, objectClasses }: RelationEntry,
  labelOf: (iri: string | undefined) => string | undefined,
): Json {
  const from = labelOf(subjectClasses[0]);
  const kind = OBJECTS[objectKind] ?? labelOf(objectClasses[0]);
  const to = kind === "number" && unit !== undefined ? `number (${unit})` : kind;
  return {
    id,
    label: cleanText(label, MOST_LABEL),
    ...(from === undefined ? {} : { from: cleanText(from, MOST_LABEL) }),
    ...(to === undefined ? {} : { to: cleanText(to, MOST_LABEL) }),
    ...also(aliases),
    ...(description === undefined ? {} : { about: cleanText(description, MOST_ABOUT) }),
  };
}

function also(aliases: readonly string[]): { readonly also?: string } {
  return aliases.length === 0
    ? {}
    : {
        also: aliases
          .slice(0, MOST_ALIASES)
          .map((alias) => cleanText(alias, MOST_LABEL))
          .join("; "),
      };
}
