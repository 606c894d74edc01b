import type { Chart } from "../plots/chart.ts";
import { html, type Html } from "./html.ts";
import { htmlTable } from "./html-table.ts";

/** A plot with its title, its legend, and its figures folded away below. */
export function htmlChart({ title, svg, legend, table }: Chart): Html {
  const marks = legend.map(({ mark, label }) => html`<li>${mark}${label}</li>`);
  return html`<figure>
    <figcaption>${title}</figcaption>
    ${svg}
    ${
      legend.length === 0
        ? undefined
        : html`<ul class="legend">
            ${marks}
          </ul>`
    }
    <details>
      <summary>The figures of this plot</summary>
      ${htmlTable(table)}
    </details>
  </figure> `;
}
