import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { unitsOf } from "./units-of-relations.ts";

/** Those of the readings whose answer is a number in one of the units, by relations that state it in that. */
export function toldIn(readings: readonly Reading[], units: readonly string[], catalogue: Catalogue) {
  return readings.flatMap((reading): readonly Reading[] => {
    const form = measuring(reading.form, units, catalogue);
    return form === undefined ? [] : [{ ...reading, form }];
  });
}

function measuring(form: Form, units: readonly string[], catalogue: Catalogue): Form | undefined {
  switch (form.kind) {
    case "total":
    case "each":
    case "difference": {
      if (form.tally !== undefined || (form.kind === "difference" && form.how === "ratio")) return undefined;
      const by = inUnits(form.by, units, catalogue);
      return by && { ...form, by };
    }
    case "follow":
    case "at":
    case "where":
    case "extreme":
      return ofSet(form, units, catalogue);
    default:
      return undefined;
  }
}

function ofSet(form: SetForm, units: readonly string[], catalogue: Catalogue): SetForm | undefined {
  switch (form.kind) {
    case "follow": {
      const relation = inUnits(form.relation, units, catalogue);
      return relation && { ...form, relation };
    }
    case "at":
    case "where":
    case "extreme": {
      const set = ofSet(form.set, units, catalogue);
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
