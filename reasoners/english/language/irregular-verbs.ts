import rows from "./data/irregular-verbs.json" with { type: "json" };

/** The base of a past form or participle: "took" and "taken" are forms of "take". A row is base, past, participle. */
export const BASE_OF: ReadonlyMap<string, string> = new Map(
  rows.map((row) => row.split(" ")).flatMap(([base = "", ...past]) => past.map((form) => [form, base] as const)),
);
