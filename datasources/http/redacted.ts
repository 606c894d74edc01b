/** Characters of a secret that tell something of it, where a text is cut off within it. */
const SHORTEST_PART = 4;
/** Characters in a row by which a part of a longer secret is known, wherever it stands. */
const RUN = 8;

/**
 * A text of others without secrets: as they are; as addresses, forms, JSON, HTML, base64 and hexadecimal digits write
 * them; and any eight characters in a row of one. Secrets of fewer than four characters can not be told from other
 * text.
 */
export function redacted(text: string, secrets: readonly string[], mask = "***"): string {
  const written = [...new Set(secrets.filter((secret) => secret.length >= SHORTEST_PART).flatMap(writings))];
  const long = written.filter((each) => each.length >= RUN);
  const short = written.filter((each) => each.length < RUN).sort((a, b) => b.length - a.length);
  const masked = short.reduce((rest, each) => rest.replaceAll(each, mask), withoutRuns(text, long, mask));
  return written.reduce((rest, each) => withoutCutEnd(rest, each, mask), masked);
}

function withoutRuns(text: string, secrets: readonly string[], mask: string): string {
  const runs = new Set(
    secrets.flatMap((secret) =>
      Array.from({ length: secret.length - RUN + 1 }, (_, start) => secret.slice(start, start + RUN)),
    ),
  );
  if (runs.size === 0) return text;
  let kept = "";
  let end = 0;
  for (let start = 0; start + RUN <= text.length; start += 1) {
    if (!runs.has(text.slice(start, start + RUN))) continue;
    if (start > end || end === 0) kept += text.slice(end, start) + mask;
    end = start + RUN;
  }
  return kept + text.slice(end);
}

/** A message is cut where it is long: its end may be the beginning of a secret. */
function withoutCutEnd(text: string, secret: string, mask: string): string {
  const end = text.endsWith("…") ? text.slice(0, -1) : text;
  for (let length = Math.min(secret.length, RUN) - 1; length >= SHORTEST_PART; length -= 1) {
    if (end.endsWith(secret.slice(0, length))) return `${end.slice(0, -length)}${mask}`;
  }
  return text;
}

/** Every way in which a server may quote what it was sent. */
function writings(secret: string): readonly string[] {
  // A half of a pair can not stand in an address.
  const address = encodeURIComponent(Buffer.from(secret, "utf8").toString("utf8"));
  const form = new URLSearchParams({ s: secret }).toString().slice("s=".length);
  const json = JSON.stringify(secret).slice(1, -1);
  const html = secret
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
  const hex = Buffer.from(secret, "utf8").toString("hex");
  return [
    ...[secret, json, JSON.stringify(json).slice(1, -1), json.replaceAll("/", "\\/")],
    ...[html, html.replaceAll("'", "&#39;"), html.replaceAll("'", "&#x27;")],
    ...[address, form].flatMap((each) => [
      each,
      each.replaceAll(/%[0-9A-F]{2}/gu, (code) => code.toLowerCase()),
      encodeURIComponent(each),
    ]),
    ...[hex, hex.toUpperCase()],
    ...inBase64(secret),
  ];
}

/**
 * What of its base64 does not depend on what stands before and after it: three ways, by where among three bytes it
 * begins.
 */
function inBase64(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "utf8");
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const own = all.toString("base64").slice(before === 0 ? 0 : before + 1, Math.floor((all.length * 8) / 6));
    return own.length < SHORTEST_PART + 1 ? [] : [own, own.replaceAll("+", "-").replaceAll("/", "_")];
  });
}
