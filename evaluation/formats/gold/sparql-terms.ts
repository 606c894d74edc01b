/** What a gold query is about: its relations and entities, as IRIs, in the order in which it names them. */
export interface QueryTerms {
  readonly relations: readonly string[];
  readonly entities: readonly string[];
}

const PREFIX = /\bPREFIX\s+([\w.-]*):\s*<([^<>\s]*)>/giu;
const TOKEN =
  /"(?:[^"\\]|\\.)*(?:"(?:@[\w-]+|\^\^\S+)?)?|'(?:[^'\\]|\\.)*(?:'(?:@[\w-]+|\^\^\S+)?)?|<[^<>\s]*>|[?$]\w+|(?<![\w-])[\w-]*:(?:[\w.-]*\w)?|\w+|\S/gu;
/** A variable, an IRI in full or by prefix, a literal, `a`. */
const TERM = /^(?:[?$<"'].|[\w-]*:\w|\d|a$)/u;

/**
 * Reads the triples of a SPARQL query's pattern: what stands second in one (in a path too) is a relation, what stands
 * first or third is an entity. Expressions and lists of values are passed over. What is no SPARQL gives nothing.
 */
export function queryTerms(query: string): QueryTerms {
  const prefixes = new Map([...query.matchAll(PREFIX)].map(([, name = "", iri = ""]) => [name, iri]));
  const body = query.replace(PREFIX, "").replace(/(^|\s)#[^\n]*/gu, "$1");
  const tokens: readonly string[] = (body.includes("{") ? body.slice(body.indexOf("{")) : "").match(TOKEN) ?? [];
  const relations = new Set<string>();
  const entities = new Set<string>();
  let position: "SUBJECT" | "RELATION" | "OBJECT" | "AFTER" = "SUBJECT";
  /** In a path, whether a relation must follow: at its beginning, and after an operator that binds what comes. */
  let bound = true;

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? "";
    if (token === "{" || token === "}" || token === ".") position = "SUBJECT";
    else if (token === ";") [position, bound] = ["RELATION", true];
    else if (token === ",") position = "OBJECT";
    else if (token.toUpperCase() === "VALUES") while (index < tokens.length && tokens[index] !== "}") index += 1;
    else if (token === "(" && position !== "RELATION") {
      index = closing(tokens, index);
      position = "SUBJECT";
    } else if (position === "RELATION" && "/|^(!".includes(token)) bound = true;
    else if (TERM.test(token)) {
      const iri = expanded(token, prefixes);
      const isRelation = position === "RELATION" && bound;
      if (iri !== undefined) (isRelation ? relations : entities).add(iri);
      if (position === "SUBJECT") [position, bound] = ["RELATION", true];
      else if (isRelation) bound = false;
      else position = "AFTER";
    }
  }
  return { relations: [...relations], entities: [...entities] };
}

/** Index of the parenthesis that closes the one at `from`. */
function closing(tokens: readonly string[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    if (tokens[index] === "(") depth += 1;
    if (tokens[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}

/** Undefined for what is no IRI, and for a prefix that the query does not declare. */
function expanded(token: string, prefixes: ReadonlyMap<string, string>): string | undefined {
  if (token.startsWith("<")) return token.slice(1, -1);
  const colon = token.indexOf(":");
  if (colon < 0 || /^["'?$]/u.test(token)) return undefined;
  const namespace = prefixes.get(token.slice(0, colon));
  return namespace === undefined ? undefined : namespace + token.slice(colon + 1);
}
