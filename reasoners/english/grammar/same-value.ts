/**
 * Do two values say the same, member by member? A member that is absent is one that is undefined. Parses are made of
 * parses of shorter spans, which they share: where both hold the same object nothing is looked into, so that comparing
 * costs far less than the size of what is compared.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((each, index) => sameValue(each, b[index]))
    );
  }
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  for (const name in left) if (!sameValue(left[name], right[name])) return false;
  for (const name in right) if (left[name] === undefined && right[name] !== undefined) return false;
  return true;
}
