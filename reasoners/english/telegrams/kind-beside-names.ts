import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { isSet, type Form, type SetForm } from "../../../engine/question/form/logical-form.ts";
import { headlineOf, kindAt, putAs } from "./headline.ts";

const MOST_NAMES = 3;

/**
 * "Films E F": a kind of things and several names, and nothing else, are those that belong to each of the names, as
 * they are read beside each name alone. Empty for other questions, and where one of them says nothing.
 *
 * @param readBeside the kind beside one name
 */
export function kindBesideNames(
  input: AnalysisInput,
  readBeside: (input: AnalysisInput) => readonly Reading[],
): readonly Reading[] {
  const headline = headlineOf(input, input.catalogue);
  if (headline === undefined || headline.names.length < 2 || headline.names.length > MOST_NAMES) return [];
  const { said, names } = headline;
  const others = said.filter((at) => !names.some(({ from, to }) => from <= at && at < to));
  const kind = kindAt(headline, others[0] ?? -1, input);
  if (kind === undefined || others.length !== kind.to - kind.from || others.at(-1) !== kind.to - 1) return [];
  const beside = names.map(({ from, to }) =>
    readBeside(
      putAs(input, [
        { from: kind.from, to: kind.to },
        { from, to },
      ]),
    ).find(({ form }) => isOfKind(form, kind.iris)),
  );
  if (beside.some((reading) => reading === undefined)) return [];
  const readings = beside.flatMap((reading) => reading ?? []);
  const sets = readings.flatMap(({ form }): readonly SetForm[] => (isSet(form) ? partsOf(form) : []));
  if (!readings.every(({ form }) => isSet(form))) return [];
  const all = (each: (reading: Reading) => readonly string[] | undefined): readonly string[] => [
    ...new Set(readings.flatMap((reading) => each(reading) ?? [])),
  ];
  const [doubts, readAs] = [all((reading) => reading.doubts), all((reading) => reading.readAs)];
  return [
    {
      form: { kind: "intersect", sets: distinct(sets) },
      score: Math.min(...readings.map(({ score }) => score)),
      likely: Math.min(...readings.map(({ likely = 1 }) => likely)),
      ...(doubts.length === 0 ? {} : { doubts }),
      ...(readAs.length === 0 ? {} : { readAs }),
    },
  ];
}

/** Are the answers of the kind, and not of another that a relation is called by? */
function isOfKind(form: Form, iris: readonly string[]): boolean {
  return (
    isSet(form) &&
    partsOf(form).some((each) => each.kind === "instances" && each.candidates.some(({ iri }) => iris.includes(iri)))
  );
}

function partsOf(set: SetForm): readonly SetForm[] {
  return set.kind === "intersect" ? set.sets : [set];
}

/** The kind is said of all, and once is enough. */
function distinct(sets: readonly SetForm[]): readonly SetForm[] {
  const seen = new Set<string>();
  return sets.filter((set) => {
    const key = JSON.stringify(set);
    return !seen.has(key) && seen.add(key);
  });
}
