/** Headers whose values are no secrets. */
const PLAIN = ["accept", "accept-language", "content-type", "user-agent"];
/** Names of parameters that hold keys. */
const KEYS =
  /^(?:api[-_]?key|key|token|access[-_]?token|password|secret|subscription[-_]?(?:key|token)|auth|sig|signature|code)$/iu;

/**
 * What of configured headers no message may show: their values, and each part of one, since a server may quote what it
 * read of it.
 */
export function secretsInHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => !PLAIN.includes(name.toLowerCase()))
    .flatMap(([, value]) => {
      const words = value.trim().split(/\s+/u);
      const [first = "", ...rest] = words;
      // The scheme alone ("Bearer") is no secret.
      const parts = rest.length > 0 && /^[A-Za-z-]+$/u.test(first) ? rest : words;
      const basic =
        first.toLowerCase() === "basic" ? rest.map((part) => Buffer.from(part, "base64").toString("utf8")) : [];
      const values = [...parts, ...basic]
        .flatMap((part) => part.split(/[;,]/u))
        .flatMap((part) => [part, afterFirst("=", part), afterFirst(":", part)]);
      return [...values, ...(rest.length > 1 ? [value] : [])];
    })
    .filter((each) => each !== "");
}

/** Keys that an address holds as parameters. */
export function secretsInUrl(url: string): readonly string[] {
  return [...new URL(url).searchParams].flatMap(([name, value]) => (KEYS.test(name) && value !== "" ? [value] : []));
}

function afterFirst(sign: string, text: string): string {
  const place = text.indexOf(sign);
  return place < 0 ? "" : text.slice(place + 1);
}
