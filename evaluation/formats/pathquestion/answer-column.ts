/** In one column: names have one or two. */
const MOST_PARENTHESES = 100;

/**
 * Reads `one(one/other/)`, where names may have parentheses themselves: the set is what follows the name that is its
 * member. Undefined for anything else.
 */
export function answersInParentheses(column: string): readonly string[] | undefined {
  const text = column.trim();
  if (!text.endsWith(")")) return undefined;
  // From behind: of two members, one may begin as the other one does.
  let tried = 0;
  for (
    let at = text.lastIndexOf("(");
    at > 0 && tried < MOST_PARENTHESES;
    at = text.lastIndexOf("(", at - 1), tried += 1
  ) {
    const answers = answersWithSlashes(text.slice(at + 1, -1), text.slice(0, at));
    if (answers !== undefined) return answers;
  }
  return undefined;
}

/**
 * Reads `one/other/`, of which `known` is a member: a slash within that name parts nothing. Undefined when it is none.
 */
export function answersWithSlashes(column: string, known: string): readonly string[] | undefined {
  const name = known.trim();
  const padded = `/${column.trim().replace(/\/$/u, "")}/`;
  const at = padded.indexOf(`/${name}/`);
  if (name === "" || at < 0) return undefined;
  const others = (text: string): readonly string[] => text.split("/").filter((part) => part !== "");
  return [...new Set([...others(padded.slice(0, at)), name, ...others(padded.slice(at + name.length + 1))])];
}
