import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import { linkedTo } from "../linking/linked-to.ts";
import type { Word } from "../language/words.ts";
import type { Antecedent } from "./antecedents.ts";

/** Words by index, end exclusive. */
interface WordsFrom {
  readonly from: number;
  readonly to: number;
}

const TIMES: ReadonlySet<string> = new Set(["year", "date"]);

/** "When", "year", "what year", "in which year" and nothing else? */
export function asksOnlyWhen(words: readonly Word[], { from, to }: WordsFrom): boolean {
  const said = words.slice(from, to).map(({ lower }) => lower);
  const start = said[0] === "in" || said[0] === "on" ? 1 : 0;
  if (said[start] === "when") return said.length === start + 1;
  if (TIMES.has(said[0] ?? "")) return said.length === 1;
  const isWhich = said[start] === "what" || said[start] === "which";
  return isWhich && said.length === start + 2 && TIMES.has(said[start + 1] ?? "");
}

/**
 * The one date that a graph tells of such things as the one that was named: "who wrote E, and when" asks for that where
 * nothing tells when E was written. Undefined where there are more of them, or none.
 */
export function onlyDateOf({ types }: Antecedent, { relations }: Catalogue): RelationEntry | undefined {
  const dates = relations.filter(
    ({ objectKind, subjectClasses }) => objectKind === "DATE" && subjectClasses.some((iri) => types.includes(iri)),
  );
  const [only, ...others] = dates;
  return others.length > 0 ? undefined : only;
}

/** The one thing that was named; undefined where there are more. */
export function onlyNamed(antecedents: readonly Antecedent[]): Antecedent | undefined {
  const [only, ...others] = antecedents.filter(({ answerOf }) => answerOf === undefined);
  return others.length > 0 ? undefined : only;
}

/** A date of what was named. */
export function dateOf({ name, candidates }: Antecedent, { iri, label }: RelationEntry): SetForm {
  return {
    kind: "follow",
    from: { kind: "mention", text: name, candidates: candidates.map(linkedTo) },
    relation: { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] },
    expects: "date",
  };
}
