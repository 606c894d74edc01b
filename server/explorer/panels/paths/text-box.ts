/** In pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How a text is set in the drawing; as `drawn-graph.css` sets it. */
interface Setting {
  readonly font: string;
  /** Around the text, of both sides together. */
  readonly padding: number;
  readonly paddingAbove: number;
  readonly line: number;
  readonly widest: number;
  /** More are cut off, with "…"; all of it is told when it is pointed at. */
  readonly mostLines: number;
  /** Of a letter, where the browser does not measure. */
  readonly letter: number;
}

const FAMILY = 'system-ui, -apple-system, "Segoe UI", sans-serif';
const SETTINGS = {
  TERM: {
    ...{ font: `13px ${FAMILY}`, padding: 32, paddingAbove: 18, line: 17 },
    ...{ widest: 230, mostLines: 4, letter: 7.6 },
  },
  ANSWER: {
    ...{ font: `600 13px ${FAMILY}`, padding: 34, paddingAbove: 18, line: 17 },
    ...{ widest: 230, mostLines: 4, letter: 8.8 },
  },
  RELATION: {
    ...{ font: `12px ${FAMILY}`, padding: 12, paddingAbove: 4, line: 16 },
    ...{ widest: 170, mostLines: 3, letter: 6.6 },
  },
} as const satisfies Readonly<Record<string, Setting>>;

/**
 * The box that a text needs. Words are broken where the widest box has no room for them.
 * @param isNarrow Whether there is little room from left to right
 */
export function boxOf(text: string, kind: keyof typeof SETTINGS, isNarrow = false): Box {
  const { font, padding, paddingAbove, line, mostLines, letter, ...setting } = SETTINGS[kind];
  const widest = isNarrow ? Math.round(NARROWED * setting.widest) : setting.widest;
  const measured = widthOf(text, font) ?? text.length * letter;
  const width = Math.min(widest, Math.ceil(measured) + padding);
  // Lines are not filled to their end: words stay whole where they can.
  const lines = measured + padding <= widest ? 1 : Math.ceil((1.15 * measured) / (widest - padding));
  return { width, height: Math.min(mostLines, lines) * line + paddingAbove };
}

/** On a phone boxes are higher rather than wide. */
const NARROWED = 0.62;

let canvas: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, font: string): number | undefined {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (canvas === null) return undefined;
  canvas.font = font;
  // What is cut off needs no measuring: a label may be a book.
  return canvas.measureText(text.slice(0, MOST_MEASURED)).width;
}

const MOST_MEASURED = 400;
