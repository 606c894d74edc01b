import type { Table } from "../../compare/table.ts";
import { html, type Html, type HtmlValue } from "./html.ts";

/** A table that is scrolled by itself where it is wider than the page. Its title is written by whoever shows it. */
export function htmlTable({ title, columns, rows, notes }: Table): Html {
  const head = columns.map(({ name, numeric }) =>
    numeric ? html`<th scope="col" class="number">${name}</th>` : html`<th scope="col">${name}</th>`,
  );
  const body = rows.map(
    (row) =>
      html`<tr>
        ${columns.map(({ numeric }, index) => cell(row[index] ?? "", numeric, index))}
      </tr> `,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            ${head}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>
    ${notes.map((note) => html`<p class="note">${note}</p> `)}`;
}

/** What is as short as a name is not broken: tables would break every word to save room. */
const SHORT = 28;

function cell(text: string, numeric: boolean, index: number): Html {
  const kind = numeric ? "number" : text.length <= SHORT ? "short" : "long";
  return index === 0
    ? html`<th scope="row" class="${kind}">${text}</th>`
    : html`<td class="${kind}">${numeric ? number(text) : text}</td>`;
}

/** A mean above its interval: fewer tables are then wider than a page. */
function number(text: string): HtmlValue {
  const [, mean, interval] = /^([^(]+) (\(.+)$/.exec(text) ?? [];
  return mean === undefined ? text : html`${mean} <small>${interval}</small>`;
}
