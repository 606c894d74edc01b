import type { SetForm } from "../question/form/logical-form.ts";
import type { Catalogue, Vocabulary } from "../sources/knowledge-graph.ts";
import type { Row, Table } from "./execution/hop.ts";

const ENGLISH = ["en"];

/**
 * A table of descriptions without those in languages that nobody asked for, where there are others: what a thing is, is
 * said in many languages at once.
 * @param vocabularies Of all graphs
 */
export function inOwnLanguages(
  table: Table,
  set: SetForm,
  { saysWhatThingsAre }: Catalogue,
  vocabularies: readonly Pick<Vocabulary, "languages">[],
): Table {
  const texts = saysWhatThingsAre?.inTexts ?? [];
  if (set.kind !== "follow" || !set.relation.candidates.every(({ iri }) => texts.includes(iri))) return table;
  const own = vocabularies.flatMap(({ languages }) => languages ?? ENGLISH);
  const rows = table.rows.filter((row) => isOf(row, own));
  return rows.length === 0 || rows.length === table.rows.length ? table : { ...table, rows, narrowed: true };
}

/** Is a text in one of the languages, or in one that is not told? */
function isOf({ value }: Row, languages: readonly string[]): boolean {
  const language = value.kind === "literal" ? value.language : undefined;
  return language === undefined || languages.some((each) => language === each || language.startsWith(`${each}-`));
}
