import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { COLOURS } from "../html/style.ts";
import { html, type Html, trusted } from "../html/html.ts";

/** In pixels; it fits a phone without becoming too small to read. */
const WIDTH = 440;

/** The grey among the colours, for what is neither good nor bad. */
export const GREY = `var(--c${COLOURS})`;

const SYMBOLS = ["circle", "square", "triangle", "diamond", "cross", "star", "wye"] as const;

/** What is used of an element that was drawn; the DOM's own types are no part of a program that runs in Node. */
interface Drawn {
  readonly outerHTML: string;
  setAttribute(name: string, value: string): void;
  querySelector(selectors: string): { remove(): void } | null;
}

/**
 * Draws a plot as SVG that takes its colours from the page. Text in it is escaped by the document's serialisation.
 * @param alternative what is read out in place of it
 */
export function draw(options: Plot.PlotOptions, alternative: string): Html {
  const svg = drawn({ width: WIDTH, marginBottom: 42, className: "plot", style: { fontSize: "11px" }, ...options });
  return trusted(svg.outerHTML.replace(/^<svg/, () => html`<svg role="img" aria-label="${alternative}"`.source));
}

/** A colour of the page's for a series, by its number from 0. The grey is not among them. */
export function colourOf(index: number): string {
  return `var(--c${(index % (COLOURS - 1)) + 1})`;
}

/** A mark for a series, by its number from 0: together with its colour another one for each of many. */
export function symbolOf(index: number): (typeof SYMBOLS)[number] {
  return SYMBOLS[index % SYMBOLS.length] ?? "circle";
}

/** The mark of a series as a legend shows it. */
export function legendMark(colour: string, symbol: (typeof SYMBOLS)[number] = "square"): Html {
  const dot = Plot.dot([{ x: 0, y: 0 }], { x: "x", y: "y", r: 5, symbol, fill: colour });
  const svg = drawn({
    width: 14,
    height: 14,
    margin: 0,
    axis: null,
    x: { domain: [-1, 1] },
    y: { domain: [-1, 1] },
    className: "mark",
    marks: [dot],
  });
  svg.setAttribute("aria-hidden", "true");
  return trusted(svg.outerHTML);
}

/** Room to the left for the names of rows, in pixels. */
export function marginFor(labels: readonly string[]): number {
  return 14 + 6.1 * Math.max(...labels.map((label) => label.length));
}

function drawn(options: Plot.PlotOptions): Drawn {
  const { document } = parseHTML("<!doctype html><html></html>") as unknown as { readonly document: object };
  const svg = Plot.plot({ ...options, document }) as unknown as Drawn;
  // It is the page's, which knows light and dark.
  svg.querySelector("style")?.remove();
  return svg;
}
