/** The least key of all that hang together with a key by some pairs, whatever their order. */
export function joined(keys: Iterable<string>, pairs: Iterable<readonly [string, string]>): (key: string) => string {
  const parent = new Map([...keys].map((key) => [key, key]));
  const rootOf = (key: string): string => {
    let at = key;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  for (const [a, b] of pairs) {
    const [one, other] = [rootOf(a), rootOf(b)];
    if (one !== other) parent.set(one < other ? other : one, one < other ? one : other);
  }
  return rootOf;
}
