/**
 * How a reply can be none, although it came in time and with a status of success, where JSON alone was asked for:
 * - `CUT_OFF`: it begins as JSON does and is not whole: cut off below HTTP, or by an exception behind half the rows;
 * - `SOMETHING_ELSE`: a proxy's page, another format, nothing at all.
 */
export type Garbled = "CUT_OFF" | "SOMETHING_ELSE";

/** How a reply is none; undefined for one that can be read, or that may be anything. */
export async function garbledAs(accept: string | null, reply: Response): Promise<Garbled | undefined> {
  if (!reply.ok || !asksForJsonAlone(accept ?? "")) return undefined;
  const text = await reply.clone().text();
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return ["{", "["].includes(text.trimStart().charAt(0)) ? "CUT_OFF" : "SOMETHING_ELSE";
  }
}

function asksForJsonAlone(accept: string): boolean {
  return accept.split(",").every((type) => type.toLowerCase().includes("json"));
}
