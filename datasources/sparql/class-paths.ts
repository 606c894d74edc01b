import { iri } from "../../engine/rdf/term.ts";
import { writeTerm } from "../../engine/rdf/write-term.ts";
import { type QueryToken, queryTokens } from "../select/select-guard.ts";

/** The classes below one, itself first; undefined where they are not known, or too many. */
export type Subclasses = (type: string) => readonly string[] | undefined;

/**
 * The query with a list of classes in place of each path `?type (<subclass>)* <class>`. Virtuoso needs long to compile
 * such a path, and loses rows of some queries that hold one; what a class is above is known anyway.
 */
export function withoutClassPaths(query: string, predicates: readonly string[], subclasses: Subclasses): string {
  const known = new Set(predicates.map((predicate) => `<${predicate}>`));
  const tokens = queryTokens(query);
  let written = "";
  let end = 0;
  tokens.forEach((token, index) => {
    const path = token.kind === "variable" && token.start >= end ? pathAt(tokens, index, known) : undefined;
    const classes = path === undefined ? undefined : subclasses(path.text.slice(1, -1));
    if (path === undefined || classes === undefined) return;
    written += `${query.slice(end, token.start)}FILTER(${token.text} IN (${classes.map((each) => writeTerm(iri(each))).join(", ")}))`;
    end = path.end;
  });
  return written + query.slice(end);
}

/** The class at the end of `?x (<a>|<b>)* <class>`, where that begins at a token. */
function pathAt(tokens: readonly QueryToken[], start: number, known: ReadonlySet<string>): QueryToken | undefined {
  let index = start + 1;
  if (tokens[index]?.text !== "(") return undefined;
  do {
    index += 1;
    if (!known.has(tokens[index]?.text ?? "")) return undefined;
    index += 1;
  } while (tokens[index]?.text === "|");
  const [close, star, type] = tokens.slice(index, index + 3);
  return close?.text === ")" && star?.text === "*" && type?.kind === "iri" ? type : undefined;
}
