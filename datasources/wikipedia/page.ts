import { z } from "zod";
import { type Document, sectionsOf } from "../documents/document.ts";
import { extractHeadings } from "./extract.ts";
import type { WikiSite } from "./wikipedia-settings.ts";

/** A page as it was fetched, or what there is in its place. */
export type Page =
  | { readonly kind: "ARTICLE"; readonly title: string; readonly document: Document; readonly characters: number }
  | { readonly kind: "DISAMBIGUATION"; readonly title: string; readonly links: readonly string[] }
  | { readonly kind: "MISSING"; readonly title: string };

/**
 * Parameters of a page's text by section, with its revision and what it is. A whole article's extract is to be had for
 * one title at a time (TextExtracts: `exlimit` is 1 without `exintro`). The links matter for disambiguation pages
 * alone.
 */
export const PAGE_PARAMETERS = {
  action: "query",
  prop: "extracts|pageprops|info|revisions",
  explaintext: 1,
  exsectionformat: "wiki",
  ppprop: "disambiguation|wikibase_item",
  rvprop: "ids|timestamp",
  redirects: 1,
};

export const PageReply = z.object({
  query: z
    .object({
      pages: z
        .array(
          z.object({
            pageid: z.int().optional(),
            title: z.string(),
            extract: z.string().optional(),
            pageprops: z
              .object({ disambiguation: z.string().optional(), wikibase_item: z.string().optional() })
              .optional(),
            lastrevid: z.int().optional(),
            revisions: z.array(z.object({ revid: z.int(), timestamp: z.string().optional() })).optional(),
            missing: z.boolean().optional(),
            invalid: z.boolean().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

/** The one page of a reply. Normalised and redirected titles have led to it; it says its own. */
export function pageOf(reply: z.infer<typeof PageReply>, asked: string, site: WikiSite, retrievedAt: string): Page {
  const page = reply.query?.pages?.[0];
  // Titles that lead to another wiki give no page at all.
  if (page === undefined || page.missing === true || page.invalid === true || page.pageid === undefined)
    return { kind: "MISSING", title: page?.title ?? asked };
  const { title, extract = "", pageprops, pageid } = page;
  if (pageprops?.disambiguation !== undefined) return { kind: "DISAMBIGUATION", title, links: [] };
  const latest = page.revisions?.[0];
  const revision = latest?.revid ?? page.lastrevid;
  const document: Document = {
    id: `${pageid}@${revision ?? "latest"}`,
    title,
    sections: sectionsOf(extractHeadings(extract)),
    url: addressOf(title, revision, site),
    about:
      pageprops?.wikibase_item === undefined ? undefined : `http://www.wikidata.org/entity/${pageprops.wikibase_item}`,
    licence: site.licence,
    modified: latest?.timestamp?.slice(0, 10),
    revision: revision === undefined ? undefined : String(revision),
    retrievedAt,
    attribution: site.attribution,
  };
  return { kind: "ARTICLE", title, document, characters: extract.length };
}

/** Where the very revision that was read can be read again. `index.php` lies beside `api.php`. */
function addressOf(title: string, revision: number | undefined, { apiUrl }: WikiSite): string {
  const url = new URL(apiUrl);
  url.pathname = url.pathname.replace(/api\.php$/u, "index.php");
  url.search = "";
  url.searchParams.set("title", title.replaceAll(" ", "_"));
  if (revision !== undefined) url.searchParams.set("oldid", String(revision));
  return url.href;
}
