/** A name of a relation or a class without its unit, in lower case: "length" of "Length (m)". */
export function plainName(name: string): string {
  const start = name.lastIndexOf("(");
  return (start > 0 ? name.slice(0, start) : name).trim().toLowerCase();
}
