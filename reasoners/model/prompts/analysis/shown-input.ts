import type { Json } from "../../../../engine/json.ts";
import type { AnalysisInput } from "../../../../engine/question/analysis.ts";
import type {
  ClassEntry,
  EntityCandidate,
  Mention,
  RelationEntry,
} from "../../../../engine/sources/knowledge-graph.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import type { Shortlist } from "./shortlist.ts";

const MOST_LABEL = 80;
const MOST_ABOUT = 90;
const MOST_ALIASES = 3;
const MOST_KINDS = 3;
const MOST_VALUE = 40;

/** What ids of one request mean. */
export interface AnalysisIds {
  readonly question: string;
  /** Each thing once, with the first of the words that may mean it. */
  readonly entities: ReadonlyMap<string, { readonly mention: Mention; readonly candidate: EntityCandidate }>;
  /** All of the words that may mean something. */
  readonly mentions: readonly Mention[];
  readonly relations: ReadonlyMap<string, RelationEntry>;
  readonly classes: ReadonlyMap<string, ClassEntry>;
}

/** The question with what its words may mean in the graph, everything with an id. */
export function shownInput(
  { question, catalogue }: AnalysisInput,
  { mentions, relations, classes, relationsLeftOut }: Shortlist,
): { readonly data: Json; readonly ids: AnalysisIds } {
  const idsOfThings = new Map<string, string>();
  const entities = new Map<string, { readonly mention: Mention; readonly candidate: EntityCandidate }>();
  for (const mention of mentions)
    for (const candidate of mention.candidates) {
      if (idsOfThings.has(candidate.iri)) continue;
      const id = `e${entities.size + 1}`;
      idsOfThings.set(candidate.iri, id);
      entities.set(id, { mention, candidate });
    }
  const relationIds = new Map(relations.map((each, index) => [`r${index + 1}`, each]));
  const classIds = new Map(classes.map((each, index) => [`c${index + 1}`, each]));
  const classLabels = new Map(catalogue.classes.map(({ iri, label }) => [iri, label]));
  const labelOf = (iri: string | undefined): string | undefined =>
    iri === undefined ? undefined : classLabels.get(iri);
  const above = new Map(catalogue.classes.map(({ iri, ancestors }) => [iri, ancestors]));
  /** The narrowest of some classes, most frequent first. */
  const kindsOf = (iris: readonly string[]): string | undefined => {
    const narrowest = iris.filter((iri) => !iris.some((other) => above.get(other)?.includes(iri) === true));
    const labels = narrowest.slice(0, MOST_KINDS).flatMap((iri) => classLabels.get(iri) ?? []);
    return labels.length === 0 ? undefined : labels.map((label) => cleanText(label, MOST_LABEL)).join(", ");
  };
  const idOfRelation = new Map([...relationIds].map(([id, { iri }]) => [iri, id]));
  // What is the same for every question of a small graph comes first.
  const data: Json = {
    relations: [...relationIds].map(([id, relation]) => shownRelation(id, relation, kindsOf, idOfRelation)),
    ...(relationsLeftOut === 0 ? {} : { relationsLeftOut }),
    classes: [...classIds].map(([id, { label, aliases }]) => ({
      id,
      label: cleanText(label, MOST_LABEL),
      ...also(aliases),
    })),
    names: mentions.map((mention) => ({
      words: cleanText(mention.text, MOST_LABEL),
      ...(mention.isDoubtful === true ? { doubtful: true } : {}),
      mayMean: mention.candidates.map((candidate) =>
        shownEntity(idsOfThings.get(candidate.iri) ?? "", candidate, labelOf(candidate.types[0])),
      ),
    })),
    question: cleanText(question, 1_000),
  };
  return { data, ids: { question, entities, mentions, relations: relationIds, classes: classIds } };
}

function shownEntity(
  id: string,
  { label, description, matched, match }: EntityCandidate,
  type: string | undefined,
): Json {
  const about = description ?? type;
  const isCalledSo = match === "FUZZY" || normalise(matched) === normalise(label);
  return {
    id,
    label: cleanText(label, MOST_LABEL),
    ...(isCalledSo ? {} : { called: cleanText(matched, MOST_LABEL) }),
    ...(about === undefined ? {} : { about: cleanText(about, MOST_ABOUT) }),
  };
}

const OBJECTS = { ENTITY: undefined, DATE: "date", NUMBER: "number", TEXT: "text" } as const;

function shownRelation(
  id: string,
  relation: RelationEntry,
  kindsOf: (iris: readonly string[]) => string | undefined,
  ids: ReadonlyMap<string, string>,
): Json {
  const { label, aliases, description, objectKind, unit, subjectClasses, objectClasses } = relation;
  const { through, values, symmetric, inverse } = relation;
  const from = kindsOf(subjectClasses);
  const kind = OBJECTS[objectKind] ?? kindsOf(objectClasses);
  const to = kind === "number" && unit !== undefined ? `number (${unit})` : kind;
  const mirror = inverse === undefined ? undefined : ids.get(inverse);
  return {
    id,
    label: cleanText(label, MOST_LABEL),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(through === undefined ? {} : { via: through.map((name) => cleanText(name, MOST_LABEL)).join(", then ") }),
    ...(symmetric ? { bothWays: true } : {}),
    ...(mirror === undefined ? {} : { sameAs: `^${mirror}` }),
    ...(values === undefined ? {} : { values: values.map((value) => cleanText(value, MOST_VALUE)) }),
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
