import type { ShapeProblem } from "./file-shape.ts";

/** Levels of elements. The parser's time grows with the square of them: 4,000 take 0.1 s, 100,000 take minutes. */
const MAX_DEPTH = 4_000;
/** Attributes of one element, whose names the parser compares with each other. */
const MAX_ATTRIBUTES = 5_000;
/**
 * Characters that references to entities may come to: this many, and so many times the file's length. Entities of real
 * files stand for the beginning of an IRI; those of an attack double themselves until memory is full.
 */
const MAX_EXPANSION = 10_000_000;
const MAX_EXPANSION_FACTOR = 20;

/**
 * What is wrong with a text of RDF/XML that the parser does not see in time: entities that grow without bound, elements
 * nested without bound, and a text that ends before its elements do, which the parser takes for whole. Undefined for
 * what the parser itself can judge. Takes time in proportion to the text.
 */
export function rdfXmlProblem(text: string): ShapeProblem | undefined {
  let depth = 0;
  let hasRoot = false;
  let hasDocumentType = false;
  for (let at = text.indexOf("<"); at >= 0;) {
    const end = endOfMarkup(text, at);
    if (end === undefined) return undefined;
    const next = text[at + 1];
    if (text.startsWith("<!DOCTYPE", at)) {
      if (hasDocumentType) return { what: "it has a second document type", offset: at, isLeftToParser: false };
      hasDocumentType = true;
      const problem = entityProblem(text, at, end);
      if (problem !== undefined) return problem;
    } else if (next === "/") depth -= 1;
    else if (next !== "!" && next !== "?") {
      hasRoot = true;
      if (attributesIn(text.slice(at, end)) > MAX_ATTRIBUTES)
        return { what: `an element has more than ${MAX_ATTRIBUTES} attributes`, offset: at, isLeftToParser: false };
      if (text[end - 2] !== "/") depth += 1;
      if (depth > MAX_DEPTH)
        return { what: `elements are nested more than ${MAX_DEPTH} deep`, offset: at, isLeftToParser: false };
    }
    at = text.indexOf("<", end);
  }
  const last = Math.max(text.trimEnd().length - 1, 0);
  if (!hasRoot)
    return { what: "it has no element; an RDF/XML file has one at least", offset: last, isLeftToParser: true };
  return depth > 0 ? { what: "it ends before its elements are closed", offset: last, isLeftToParser: true } : undefined;
}

/** Where the comment, declaration or tag that begins at `at` has ended; undefined where it does not end. */
function endOfMarkup(text: string, at: number): number | undefined {
  const after = (mark: string, from: number): number | undefined => {
    const found = text.indexOf(mark, from);
    return found < 0 ? undefined : found + mark.length;
  };
  if (text.startsWith("<!--", at)) return after("-->", at + 4);
  if (text.startsWith("<![CDATA[", at)) return after("]]>", at + 9);
  if (text.startsWith("<?", at)) return after("?>", at + 2);
  let inner = 0;
  const marks = /["'<>]/gu;
  for (marks.lastIndex = at + 1; ;) {
    const found = marks.exec(text);
    if (found === null) return undefined;
    if (found[0] === ">" && inner === 0) return found.index + 1;
    if (found[0] === ">") inner -= 1;
    // Only a document type has markup within markup.
    if (found[0] === "<" && text.startsWith("<!--", found.index)) {
      const behind = after("-->", found.index + 4);
      if (behind === undefined) return undefined;
      marks.lastIndex = behind;
    } else if (found[0] === "<") inner += 1;
    if (found[0] !== '"' && found[0] !== "'") continue;
    const closing = after(found[0], found.index + 1);
    if (closing === undefined) return undefined;
    marks.lastIndex = closing;
  }
}

function attributesIn(tag: string): number {
  let count = 0;
  for (let at = tag.indexOf("="); at >= 0; at = tag.indexOf("=", at + 1)) count += 1;
  return count;
}

/** Declared entities are measured, never written out. */
function entityProblem(text: string, from: number, to: number): ShapeProblem | undefined {
  const sizes = new Map<string, number>();
  const most = MAX_EXPANSION + MAX_EXPANSION_FACTOR * text.length;
  const tooLong = {
    what: `its entities come to more than ${most.toLocaleString("en")} characters when they are written out`,
    isLeftToParser: false,
  };
  let total = 0;
  const declarations = text.slice(0, to);
  for (let at = declarations.indexOf("<!ENTITY", from); at >= 0; at = declarations.indexOf("<!ENTITY", at + 1)) {
    const { name, value, isExternal } = declarationAt(declarations, at + 8);
    if (isExternal)
      return {
        what: `the entity ${name} is external, and nothing is read from elsewhere`,
        offset: at,
        isLeftToParser: false,
      };
    const size = value.length + expansion(value, 0, value.length, sizes, most);
    sizes.set(name, Math.max(size, sizes.get(name) ?? 0));
    total += size;
    if (total > most) return { ...tooLong, offset: at };
  }
  if (sizes.size === 0) return undefined;
  return total + expansion(text, to, text.length, sizes, most) > most ? { ...tooLong, offset: from } : undefined;
}

/** What ends a name, or stands before one. */
const SPACE = /\s/u;
const BEHIND_NAME = /[\s"'<>]/u;

/** Read character by character: a name or a gap of any length must not hide what is declared. */
function declarationAt(
  text: string,
  at: number,
): { readonly name: string; readonly value: string; readonly isExternal: boolean } {
  let from = behindSpace(text, at);
  if (text[from] === "%") from = behindSpace(text, from + 1);
  let to = from;
  while (to < text.length && !BEHIND_NAME.test(text.charAt(to))) to += 1;
  const name = text.slice(from, to);
  const begin = behindSpace(text, to);
  const quote = text.charAt(begin);
  if (quote !== '"' && quote !== "'")
    return { name, value: "", isExternal: text.startsWith("SYSTEM", begin) || text.startsWith("PUBLIC", begin) };
  const end = text.indexOf(quote, begin + 1);
  return { name, value: text.slice(begin + 1, end < 0 ? undefined : end), isExternal: false };
}

function behindSpace(text: string, at: number): number {
  let from = at;
  while (from < text.length && SPACE.test(text.charAt(from))) from += 1;
  return from;
}

/** Characters that the references between two places stand for; no more is counted than `most` and one. */
function expansion(text: string, from: number, to: number, sizes: ReadonlyMap<string, number>, most: number): number {
  let total = 0;
  let reference = -1;
  const marks = /[&;]/gu;
  marks.lastIndex = from;
  for (let found = marks.exec(text); found !== null && found.index < to && total <= most; found = marks.exec(text)) {
    if (found[0] === "&") reference = found.index;
    else if (reference >= 0) {
      total += sizes.get(text.slice(reference + 1, found.index)) ?? 0;
      reference = -1;
    }
  }
  return total;
}
