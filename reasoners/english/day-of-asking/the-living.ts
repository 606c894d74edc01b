import lists from "../language/data/day-of-asking.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { InstancesForm } from "../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../../engine/question/form/walk.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { classEntry } from "../linking/known-entries.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import { TODAY } from "../weights.ts";
import { endsOf, going, mayTellEnd } from "./dates.ts";
import type { Read } from "./whom.ts";

const LIVING = wordSet(lists.living);
const MOST_WORDS_OF_A_KIND = 3;

/**
 * "The oldest living painter", "which living painters were born in E": what is said of painters, of those of whom no
 * death is stated.
 */
export function theLiving(input: AnalysisInput, words: readonly Word[], end: number, read: Read): readonly Reading[] {
  const at = words.findIndex(({ lower }) => LIVING.has(lower));
  const from = words[at - 1]?.lower === "still" ? at - 1 : at;
  if (at < 1 || at >= end - 1) return [];
  for (let to = Math.min(end, at + 1 + MOST_WORDS_OF_A_KIND); to > at + 1; to -= 1) {
    const kinds = kindsSaid(words.slice(at + 1, to), input.catalogue).map(({ iri }) => iri);
    if (kinds.length === 0) continue;
    const pieces = [
      { from: 0, to: from },
      { from: at + 1, to: end },
    ];
    return read(withPieces(input, pieces, words)).flatMap((reading) => ofLiving(reading, kinds, input));
  }
  return [];
}

/** Of whom no death is stated somebody may be dead all the same, and who was born first most of all. */
const MAY_BE_DEAD = "some of whom no death is stated may be dead, above all who was born long ago";

function ofLiving(reading: Reading, kinds: readonly string[], { catalogue }: AnalysisInput): readonly Reading[] {
  const said = [...nodesOf(reading.form)].filter(({ node }) => isOf(node, kinds));
  const [one, ...others] = said;
  if (one?.node.kind !== "instances" || others.length > 0) return [];
  const [kind] = one.node.candidates;
  const types = kind === undefined ? [] : [kind.iri, ...(classEntry(catalogue, kind.iri)?.ancestors ?? [])];
  const ends = endsOf("deaths", types, catalogue);
  // Of a truth value, that it is stated says nothing: it may be "false".
  if (ends.length === 0 || ends.some(({ isTruth }) => isTruth === true)) return [];
  if (mayTellEnd("deaths", types, catalogue).length > 0) return [];
  const form = mapForm(reading.form, (node, slot) =>
    slot === one.slot && node.kind === "instances" ? going(node, ends) : node,
  );
  const told = `“living” was read of those for whom no “${ends.map(({ label }) => label).join("” or “")}” is stated`;
  return [{ ...reading, form, readAs: [...(reading.readAs ?? []), told], doubts: [MAY_BE_DEAD], likely: TODAY.living }];
}

function isOf(node: { readonly kind: string }, kinds: readonly string[]): boolean {
  return node.kind === "instances" && (node as InstancesForm).candidates.some(({ iri }) => kinds.includes(iri));
}
