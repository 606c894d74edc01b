import { expect, test } from "vitest";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import { takesNameForTwo } from "../../reasoners/english/accounting/rules/name-in-two.ts";

const VAT: SetForm = { kind: "mention", text: "Vat 1", candidates: [] };

/** A step along a relation of that name, said by these words. */
function step(from: SetForm, text: string, label: string): SetForm {
  const candidates = [{ iri: `urn:${label}`, label, direction: "FORWARD" as const, score: 1 }];
  return { kind: "follow", from, relation: { text, candidates } };
}

test.each([
  ["dough for", "gave the mother", "mother dough from", true],
  ["mother dough for", "gave", "mother dough from", false],
  ["mother dough of", "mother dough of", "mother dough from", false],
  ["dough of", "mother dough of", "mother dough from", false],
])("“%s” and “%s” are two steps along “%s”: refused %s", (first, second, label, isRefused) => {
  expect(takesNameForTwo(step(step(VAT, first, label), second, label))).toBe(isRefused);
});

test("words of one name may say two relations", () => {
  const form = step(step(VAT, "dough of", "dough of cheese"), "mother of", "mother");
  expect(takesNameForTwo(form)).toBe(false);
});
