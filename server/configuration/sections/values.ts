import { z } from "zod";

/** Kinds of values that several sections hold. */

export const iri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/i, "must be an absolute IRI");
export const iris = z.array(iri).min(1);
export const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be 1 to 40 small letters, digits and hyphens");
export const count = z.int().min(1);
export const text = z.string().min(1);
export const url = z.string().regex(/^https?:\/\/[^\s@]+$/i, "must be an address that begins with http:// or https://, without user name");
export const title = text.optional().describe("Name for a reader; the id when left out.");
export const seconds = z.int().min(0);
export const sourceId = id.describe("Short name of the source in evidence, cost and errors; unique among all sources.");
