import type { FactNode } from "../../evidence/fact.ts";
import type { MentionForm } from "../../question/form/logical-form.ts";
import { iri } from "../../rdf/term.ts";

/** One of what a question compares, by the name that it gives it. */
export interface ComparedThing {
  /** The best of what the name may mean; the name itself, as words, where no graph knows it. */
  readonly node: FactNode;
  readonly label: string;
  /** All that it may mean. */
  readonly mayBe: readonly FactNode[];
}

/** What names that are compared stand for, each name once. */
export function comparedThings(names: readonly MentionForm[]): readonly ComparedThing[] {
  const things = names.map(({ text, candidates }): ComparedThing => {
    const best = candidates.toSorted((a, b) => b.score - a.score)[0];
    const words: FactNode = { kind: "words", text };
    return {
      ...(best === undefined ? { node: words, label: text } : { node: iri(best.iri), label: best.label }),
      mayBe: [...candidates.map((each) => iri(each.iri)), words],
    };
  });
  return things.filter(({ label }, at) => things.findIndex((other) => other.label === label) === at);
}
