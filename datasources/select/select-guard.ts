import { Failure, quoted } from "../../engine/failure.ts";

/** The tokens of SPARQL 1.1 that can hide a word or a brace: IRIs, strings, comments, names; then words, numbers, signs. */
const TOKEN =
  /(?<iri><[^<>"{}|^`\\\u0000-\u0020]*>)|(?<long>"""(?:[^"\\]|\\.|"(?!""))*"""|'''(?:[^'\\]|\\.|'(?!''))*''')|(?<endless>(?:"""|''').*)|(?<string>"(?:[^"\\\n\r]|\\.)*"|'(?:[^'\\\n\r]|\\.)*')|(?<open>["'][^\n\r]*)|(?<comment>#[^\n\r]*)|(?<variable>[?$][\p{L}\p{N}_]+)|(?<name>(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_.-]*:(?:[\p{L}\p{N}_.:·-]|%[0-9a-fA-F]{2}|\\.)*)|(?<word>@?[\p{L}_][\p{L}\p{N}_-]*)|(?<number>\d+)|(?<sign>[^\s])/gsu;
/** What a token is taken for. A string that is not closed takes in all that follows, so that it is sought for once. */
const KINDS: Readonly<Record<string, QueryToken["kind"] | "comment">> = {
  ...{ iri: "iri", long: "string", endless: "string", string: "string", open: "string", comment: "comment" },
  ...{ variable: "variable", name: "name", word: "word", number: "number", sign: "sign" },
};

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Number of braces and brackets around it. */
  readonly depth: number;
}

/**
 * The query with at most `maxRows` rows asked for: a larger or missing LIMIT of the outermost SELECT is replaced.
 * @throws Failure `BAD_USER_INPUT` for anything but a SELECT query, and for one that calls another SERVICE or reads FROM
 * elsewhere: a graph is only read, and may not be made to speak to others. So for one with a string that is not closed.
 */
export function boundedSelect(query: string, maxRows: number): string {
  const words = wordsOf(query);
  // What PREFIX and BASE declare are names and IRIs, so the first other word says what kind of query this is.
  const form = words.find((word) => !/^(?:PREFIX|BASE)$/iu.test(word.text));
  if (form?.text.toUpperCase() !== "SELECT") {
    throw new Failure("BAD_USER_INPUT", `Only SELECT queries are run; the query begins ${quoted(query.trimStart())}.`);
  }
  const forbidden = words.find((word) => /^(?:SERVICE|FROM)$/iu.test(word.text));
  if (forbidden !== undefined) {
    throw new Failure(
      "BAD_USER_INPUT",
      `${forbidden.text} is not allowed in a query: ${quoted(query.slice(forbidden.start))}.`,
    );
  }
  return withLimit(query, words, maxRows);
}

function withLimit(query: string, words: readonly Word[], maxRows: number): string {
  const outer = words.filter((word) => word.depth === 0);
  const limit = outer.findIndex((word) => word.text.toUpperCase() === "LIMIT");
  const size = outer[limit + 1];
  if (limit >= 0 && size !== undefined) {
    return Number(size.text) <= maxRows ? query : `${query.slice(0, size.start)}${maxRows}${query.slice(size.end)}`;
  }
  // A VALUES block may follow the solution modifiers; the line break ends a comment that the query may end in.
  const end = outer.findLast((word) => word.text.toUpperCase() === "VALUES")?.start ?? query.length;
  return `${query.slice(0, end)}\nLIMIT ${maxRows}\n${query.slice(end)}`;
}

/** A token of SPARQL with where it stands, end exclusive; comments are none. */
export interface QueryToken {
  readonly kind: "iri" | "string" | "variable" | "name" | "word" | "number" | "sign";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function queryTokens(query: string): readonly QueryToken[] {
  return Array.from(query.matchAll(TOKEN), (match) => {
    const group = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? "";
    const kind = KINDS[group] ?? "sign";
    return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
  }).filter((token): token is QueryToken => token.kind !== "comment");
}

/** Bare words and numbers, with how deep they are nested. */
function wordsOf(query: string): readonly Word[] {
  const words: Word[] = [];
  let depth = 0;
  for (const match of query.matchAll(TOKEN)) {
    const [text] = match;
    const groups = match.groups ?? {};
    if (groups["endless"] !== undefined || groups["open"] !== undefined) {
      throw new Failure("BAD_USER_INPUT", `A string in the query is not closed: ${quoted(text)}.`);
    }
    if (groups["word"] !== undefined || groups["number"] !== undefined) {
      words.push({ text, start: match.index, end: match.index + text.length, depth });
    } else if (groups["sign"] !== undefined) {
      if ("{([".includes(text)) depth += 1;
      if ("})]".includes(text)) depth -= 1;
    }
  }
  return words;
}
