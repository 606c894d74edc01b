/** A value that survives JSON unchanged: what stage inputs and stored stage values are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * JSON with sorted object keys and without undefined members, so that equal values have equal texts. Members of the
 * names in `without` are left out, at any depth.
 */
export function canonicalJson(value: Json, without: readonly string[] = []): string {
  return JSON.stringify(value, (key, member: Json) => {
    if (without.includes(key)) return undefined;
    if (member === null || typeof member !== "object" || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}
