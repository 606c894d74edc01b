import { literal, type Literal } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { composedOf, partsOfNames } from "../../graph-index/statistics/composed-names.ts";
import { ENGLISH, languageRank, type Wording } from "../../graph-index/statistics/wordings.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { batches, inLanguages, listed, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { irisIn } from "./paged.ts";
import type { Survey } from "./survey.ts";

/** Terms of one look-up: texts times languages. */
const TERMS_PER_QUERY = 600;
/** Given names beside family names that are looked for in one text. */
const MOST_PAIRS = 100;
/** People of these names; of very common ones the rest is left out. */
const MOST_PEOPLE = 400;

type Asked = Pick<Survey, "predicates" | "vocabulary">;
type Bounds = Pick<ResolvedSettings, "languages" | "valuesPerQuery">;

/** Those who have one of the names by their given and family name, and the names that they have so. */
export async function findComposed(
  names: readonly string[],
  survey: Asked,
  bounds: Bounds,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [given, family] = partsIn(survey);
  const splits = names.flatMap(splitsOf);
  if (given.length === 0 || splits.length === 0) return new Map();
  const stated = await statedParts(new Set(splits.flat()), [...given, ...family], bounds, ask);
  const of = (text: string, predicates: readonly string[]): readonly Literal[] =>
    (stated.get(text) ?? []).filter(({ predicate }) => predicates.includes(predicate)).map(({ part }) => part);
  const pairs = new Set(
    splits.flatMap(([first, last]) =>
      [
        [first, last],
        [last, first],
      ].flatMap(([one = "", other = ""]) =>
        of(one, given).flatMap((g) =>
          of(other, family).map(
            (f) => `{ ?e ?g ${writeTerm(g)} ; ?f ${writeTerm(f)} ${among("?g", given)} ${among("?f", family)} }`,
          ),
        ),
      ),
    ),
  );
  if (pairs.size === 0) return new Map();
  const people = irisIn(
    await ask.part(
      `SELECT DISTINCT ?e WHERE { ${[...pairs].slice(0, MOST_PAIRS).join(" UNION ")} } LIMIT ${MOST_PEOPLE}`,
    ),
    "e",
  );
  const sought = new Set(names);
  const found = [...(await readComposed(people, survey, bounds, ask))].map(
    ([person, composed]) => [person, composed.filter((name) => sought.has(name))] as const,
  );
  return new Map(found.filter(([, composed]) => composed.length > 0));
}

/** The names that nodes have by their given and family name, as `composedOf` puts them together. */
export async function readComposed(
  nodes: readonly string[],
  survey: Asked,
  { languages, valuesPerQuery }: Bounds,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [given, family] = partsIn(survey);
  if (given.length === 0) return new Map();
  const parts = new Map<string, { readonly given: Wording[]; readonly family: Wording[] }>();
  for (const batch of batches(nodes, valuesPerQuery)) {
    const rows = await ask.whole(
      `SELECT DISTINCT ?e ?p ?o WHERE { ${ask.among("?e", batch)} VALUES ?p { ${listedIris([...given, ...family])} } ?e ?p ?o ${inLanguages("?o", languages)} }`,
    );
    for (const row of rows) {
      const [node, predicate, object] = [row.get("e"), row.get("p"), row.get("o")];
      if (node?.kind !== "iri" || predicate?.kind !== "iri" || object?.kind !== "literal") continue;
      const text = object.lexical.trim();
      if (text === "") continue;
      const [list, key] = given.includes(predicate.value) ? [given, "given" as const] : [family, "family" as const];
      const language = languageRank(object.language, survey.vocabulary.languages ?? ENGLISH);
      const rank = language + list.indexOf(predicate.value) / (list.length + 1);
      const known = parts.get(node.value) ?? { given: [], family: [] };
      known[key].push({ text, rank });
      parts.set(node.value, known);
    }
  }
  const composed = [...parts].map(([node, found]) => [node, composedOf(found.given, found.family)] as const);
  return new Map(composed.filter(([, names]) => names.length > 0));
}

function partsIn({ predicates }: Asked): readonly [given: readonly string[], family: readonly string[]] {
  return partsOfNames([...(predicates?.keys() ?? [])]);
}

/** The two parts of a name of several words, at each of its spaces. */
function splitsOf(name: string): readonly (readonly [string, string])[] {
  const words = name.split(" ").filter((word) => word !== "");
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
}

interface StatedPart {
  readonly predicate: string;
  readonly part: Literal;
}

/** Which of the texts are parts of names at all, by their text. */
async function statedParts(
  texts: ReadonlySet<string>,
  predicates: readonly string[],
  { languages }: Bounds,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, readonly StatedPart[]>> {
  const terms = [...texts].flatMap((text) => [
    literal(text),
    ...languages.map((language) => literal(text, undefined, language)),
  ]);
  const stated = new Map<string, StatedPart[]>();
  for (const batch of batches(terms, TERMS_PER_QUERY)) {
    const rows = await ask.part(
      `SELECT DISTINCT ?p ?n WHERE { VALUES ?n { ${listed(batch)} } ?s ?p ?n ${among("?p", predicates)} }`,
    );
    for (const row of rows) {
      const [predicate, part] = [row.get("p"), row.get("n")];
      if (predicate?.kind !== "iri" || part?.kind !== "literal") continue;
      stated.set(part.lexical, [...(stated.get(part.lexical) ?? []), { predicate: predicate.value, part }]);
    }
  }
  return stated;
}

function among(variable: string, predicates: readonly string[]): string {
  return `FILTER(${variable} IN (${listedIris(predicates).split(" ").join(", ")}))`;
}
