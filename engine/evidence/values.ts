import type { AnswerValue } from "./trace.ts";

/**
 * Equal for values that are one: two entities of one name are two, a number or a text is one however often it was
 * found. What is told of each of several things is one for each, and so is what answers each of several questions.
 */
export function valueKey({ node }: AnswerValue): string {
  const own = node.kind === "entity" ? node.iri : node.label;
  const told = node.of === undefined ? own : `${own} of ${valueKey({ node: node.of })}`;
  return node.part === undefined ? told : `${told} as ${node.part}`;
}

/** Values, each once, where it comes first. */
export function distinctValues(values: readonly AnswerValue[]): readonly AnswerValue[] {
  const distinct = new Map<string, AnswerValue>();
  for (const value of values) if (!distinct.has(valueKey(value))) distinct.set(valueKey(value), value);
  return [...distinct.values()];
}

/** As people sort: "Apollo 9" before "Apollo 11". */
export function sortedValues(values: readonly AnswerValue[]): readonly AnswerValue[] {
  return [...values].sort(
    (a, b) =>
      ORDER.compare(a.node.of?.label ?? "", b.node.of?.label ?? "") || ORDER.compare(a.node.label, b.node.label),
  );
}

const ORDER = new Intl.Collator("en", { numeric: true });
