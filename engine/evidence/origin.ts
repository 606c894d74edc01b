import { saidBy, type Fact, type Quote } from "./fact.ts";
import type { SourceKind } from "./trace.ts";

/** Who says a fact, so far as it speaks for itself: a graph, or a document. */
export interface FactOrigin {
  /** Equal for facts of one origin. */
  readonly key: string;
  readonly kind: SourceKind;
}

/** The origin of a fact: passages of one page, and paraphrases in them, have the same. */
export function originOf(fact: Fact): FactOrigin {
  return fact.kind === "triple"
    ? { key: JSON.stringify(["graph", saidBy(fact).graph ?? ""]), kind: "KG" }
    : { key: pageKey(fact.quote), kind: fact.quote.kind };
}

/** Two sources may find the same page: where it has an address, that is what it is. */
function pageKey({ source, title, url }: Quote): string {
  const address = url === undefined ? undefined : addressOf(url);
  return JSON.stringify(address === undefined ? ["document", source, title] : ["page", address]);
}

/** The address without what leads to the same page: its scheme, a place in the page, a revision, a view for phones. */
function addressOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname, searchParams } = new URL(url);
  const site = host
    .split(".")
    .filter((label) => label !== "www" && label !== "m")
    .join(".");
  const title = pathname.endsWith("/index.php") ? searchParams.get("title") : null;
  // A wiki has two addresses for each of its pages.
  if (title !== null) return `${site}/wiki/${encodeURI(title.replaceAll(" ", "_"))}`;
  searchParams.delete("oldid");
  searchParams.sort();
  const query = searchParams.toString();
  return `${site}${pathname}${query === "" ? "" : `?${query}`}`;
}
