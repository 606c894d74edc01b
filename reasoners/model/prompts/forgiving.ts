import { z } from "zod";

/** Strings as models write them, numbers and truth values included. */
export const text = z.preprocess(
  (value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
  z.string(),
);

/** A string or nothing; an empty one is nothing. */
export const maybeText = z.preprocess(
  (value) => (value === undefined || (typeof value === "string" && value.trim() === "") ? null : value),
  text.nullable(),
);

/** A list of strings; nothing is an empty list, and a single string a list of one. */
export const textList = z.preprocess(
  (value) => (value === null || value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value]),
  z.array(text),
);

/** As `textList`, but it must be there: a reply without it is no reply. */
export const neededTextList = z.preprocess(
  (value) => (value === null ? [] : typeof value === "string" ? [value] : value),
  z.array(text),
);

/** A list of things that must be there; null is an empty one. */
export function neededList<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => value ?? (value === null ? [] : undefined), z.array(item));
}

/** How sure a model is, 0–1; percentages are taken as such, and what is not said as sure. */
export const certainty = z.preprocess(
  (value) => (typeof value === "number" && value > 1 && value <= 100 ? value / 100 : (value ?? 1)),
  z.coerce.number(),
);
