import { iri, literal, type Iri, type Literal } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";

/** Terms side by side, as VALUES lists them. */
export function listed(terms: readonly (Iri | Literal)[]): string {
  return terms.map(writeTerm).join(" ");
}

/** IRIs side by side; those that no query can name are in no graph, and left out. */
export function listedIris(iris: readonly string[]): string {
  return listed(iris.filter(isWritableIri).map((each) => iri(each)));
}

/** Keeps literals of the wanted languages or of none, and whatever is no literal. */
export function inLanguages(variable: string, languages: readonly string[]): string {
  const tags = ["", ...languages].map((language) => writeTerm(literal(language))).join(", ");
  return `FILTER(!isLiteral(${variable}) || LANG(${variable}) IN (${tags}))`;
}

/** The elements in groups of at most `size`. */
export function batches<T>(elements: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}
