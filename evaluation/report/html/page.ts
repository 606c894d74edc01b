import { html, type Html } from "./html.ts";
import { STYLE } from "./style.ts";

/** A part of a page, which the table of contents leads to. */
export interface PagePart {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
  readonly parts?: readonly Omit<PagePart, "parts">[];
}

/**
 * A page that needs nothing besides itself. Its policy lets nothing run and nothing be fetched, should an escape ever
 * be missing.
 */
export function page(title: string, lead: string, parts: readonly PagePart[]): string {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header id="top">
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
        </header>
        <nav aria-label="Contents">
          <ul>
            ${parts.map(entry)}
          </ul>
        </nav>
        <main>${parts.map((part) => section(part, "h2"))}</main>
      </body>
    </html> `;
  return document.source;
}

function entry({ id, title }: PagePart): Html {
  return html`<li><a href="#${id}">${title}</a></li> `;
}

function section({ id, title, body, parts = [] }: PagePart, level: "h2" | "h3"): Html {
  const heading = level === "h2" ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`;
  return html`<section id="${id}">
    ${heading} ${body}
    ${
      parts.length < 2
        ? undefined
        : html`<ul>
            ${parts.map(entry)}
          </ul>`
    }${parts.map((part) => section(part, "h3"))}${level === "h2" ? html`<p class="note"><a href="#top">Contents</a></p>` : undefined}
  </section> `;
}
