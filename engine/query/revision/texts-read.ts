import type { FactNode } from "../../evidence/fact.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf, type Slot } from "../../question/form/walk.ts";
import type { ReadAt } from "../filling/filling.ts";
import type { PartFailed, PartFound, WhatFailed } from "./what-failed.ts";

/** What was read in texts for forms, at each of their slots. */
export type TextsRead = ReadonlyMap<Form, ReadonlyMap<Slot, ReadAt>>;

/**
 * How the parts of a form fared with what texts say of them: what they name was found, and what they are silent of is
 * told so. A relation that is left to texts is no fault of a form; where none have been read for it yet, nothing is
 * known of it.
 * @param hasTexts are there any?
 */
export function withTexts(fared: WhatFailed, form: Form, read: TextsRead, hasTexts: boolean): WhatFailed {
  if (!hasTexts) return fared;
  const bySlot = nodesFound(read.get(form) ?? new Map());
  const silent = (slot: Slot): boolean => bySlot.get(slot)?.length === 0;
  const failed = fared.failed.flatMap((part): readonly PartFailed[] => {
    if (part.why !== "NO_RELATION") return [part];
    return silent(part.slot) ? [{ ...part, why: "TEXTS_SILENT" }] : [];
  });
  const seen = new Set([...fared.found, ...failed].map(({ slot }) => slot));
  const told = [...nodesOf(form)].reverse().filter(({ slot }) => bySlot.has(slot) && !seen.has(slot));
  const further = told.flatMap(({ node, slot }): readonly PartFailed[] =>
    silent(slot) ? [{ slot, why: "TEXTS_SILENT", words: relationOf(node)?.text ?? "", around: [], values: [] }] : [],
  );
  const found = told.flatMap(({ slot }): readonly PartFound[] => {
    const members = (bySlot.get(slot) ?? []).map((node) => ({ node }));
    return members.length === 0 ? [] : [{ slot, members, inTexts: true }];
  });
  return { found: [...fared.found, ...found], failed: [...failed, ...further] };
}

/** By the slots of a form's nodes: the values of both sides of a comparison are its own. */
function nodesFound(read: ReadonlyMap<Slot, ReadAt>): ReadonlyMap<Slot, readonly FactNode[]> {
  const bySlot = new Map<Slot, readonly FactNode[]>();
  for (const [slot, { found }] of read) {
    const own = slot.replace(/\.\d+v$/u, "");
    bySlot.set(own, [...(bySlot.get(own) ?? []), ...found]);
  }
  return bySlot;
}
