import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, RelationCandidate, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { pluralUnit } from "../../../engine/values/number.ts";
import { convert } from "../../../engine/values/unit.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { unitsOf } from "./units-of-relations.ts";

/**
 * Those of the readings whose answer is a number in one of the units, by relations that state it in that; or else those
 * by relations whose unit can be converted into one.
 */
export function toldIn(
  readings: readonly Reading[],
  units: readonly string[],
  catalogue: Catalogue,
): readonly Reading[] {
  const stated = readings.flatMap((reading): readonly Reading[] => {
    const form = measuring(reading.form, (phrase) => inUnits(phrase, units, catalogue));
    return form === undefined ? [] : [{ ...reading, form }];
  });
  return stated.length > 0 ? stated : readings.flatMap((reading) => converted(reading, units, catalogue));
}

/** A reading by relations that all state their numbers in what can be told in one of the units. */
function converted(reading: Reading, units: readonly string[], catalogue: Catalogue): readonly Reading[] {
  return units.flatMap((unit): readonly Reading[] => {
    const from = new Set<string | undefined>();
    const form = measuring(reading.form, (phrase) => {
      const candidates = phrase.candidates.filter((candidate) => {
        const stated = convertible(candidate, unit, catalogue);
        if (stated !== undefined) from.add(stated.from);
        return stated !== undefined;
      });
      return candidates.length === 0 ? undefined : { ...phrase, candidates };
    });
    const [one, ...others] = from;
    if (form === undefined || others.length > 0) return [];
    if (form.kind === "difference") return [{ ...reading, form: { ...form, unit } }];
    const told = `the answer is told in ${pluralUnit(unit)}, and stated in ${one === undefined ? "others" : pluralUnit(one)}`;
    return [
      {
        ...reading,
        form,
        toldIn: { unit, ...(one === undefined ? {} : { from: one }) },
        readAs: [...(reading.readAs ?? []), told],
      },
    ];
  });
}

/** The unit that numbers of a relation are stated in, where it can be converted; none where each says its own. */
function convertible(
  { iri, direction }: RelationCandidate,
  unit: string,
  catalogue: Catalogue,
): { readonly from?: string } | undefined {
  const relation = direction === "FORWARD" ? relationEntry(catalogue, iri) : undefined;
  if (relation === undefined) return undefined;
  const { ownUnits = [], unit: stated } = relation;
  // Which of its numbers are in the one unit that some say themselves, nothing tells.
  if (stated === undefined && ownUnits.length === 1) return undefined;
  if (ownUnits.length > 1) return ownUnits.every((each) => convert(1, each, unit) !== undefined) ? {} : undefined;
  const from = unitsOf(relation).find((each) => convert(1, each, unit) !== undefined);
  return from === undefined ? undefined : { from };
}

type Narrowed = (phrase: RelationPhrase) => RelationPhrase | undefined;

function measuring(form: Form, narrowed: Narrowed): Form | undefined {
  switch (form.kind) {
    case "total":
    case "each":
    case "difference": {
      if (form.tally !== undefined || (form.kind === "difference" && form.how === "ratio")) return undefined;
      // A share has no unit.
      if (form.kind === "total" && form.part !== undefined) return undefined;
      const by = narrowed(form.by);
      return by && { ...form, by };
    }
    case "follow":
    case "at":
    case "where":
    case "extreme":
      return ofSet(form, narrowed);
    default:
      return undefined;
  }
}

function ofSet(form: SetForm, narrowed: Narrowed): SetForm | undefined {
  switch (form.kind) {
    case "follow": {
      const relation = narrowed(form.relation);
      return relation && { ...form, relation };
    }
    case "at":
    case "where":
    case "extreme": {
      const set = ofSet(form.set, narrowed);
      return set && { ...form, set };
    }
    default:
      return undefined;
  }
}

/** What a phrase may stand for that states its numbers in one of the units; undefined where nothing does. */
export function inUnits(
  phrase: RelationPhrase,
  units: readonly string[],
  catalogue: Catalogue,
): RelationPhrase | undefined {
  const candidates = phrase.candidates.filter(({ iri, direction }) => {
    const relation = direction === "FORWARD" ? relationEntry(catalogue, iri) : undefined;
    return relation !== undefined && unitsOf(relation).some((unit) => units.includes(unit));
  });
  return candidates.length === 0 ? undefined : { ...phrase, candidates };
}
