/** The beginning of a text, with a mark where something is left out. Characters are not cut in two. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd()}…`;
}
