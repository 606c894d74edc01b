import type { Reading } from "../../../engine/question/analysis.ts";
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { dimensionOf } from "../../../engine/values/unit.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, DETERMINERS, MARKS } from "../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { relationsAround } from "../phrase-book/relations-around.ts";
import { GRAPH_LED } from "../weights.ts";
import { toldIn } from "./told-in.ts";
import { unitAt } from "./unit-asked.ts";
import { unitsOf } from "./units-of-relations.ts";

/** Adjectives that say of no size which one it is. */
const OF_ANY_SIZE: ReadonlySet<string> = new Set(["big", "large", "small", "huge"]);

/**
 * "How many feet is E", "E in feet", "how big is E in acres": where E has one number alone that can be told in the
 * unit, that one, which may not be meant.
 */
export function byMeasure(input: GraphLedInput): Reading | undefined {
  const all = wordsOf(input.question);
  const words = all.slice(politeOpening(all, 0)).filter(({ lower }) => !MARKS.has(lower));
  for (const name of input.mentions) {
    if (name.candidates.every(isOnlyAlike)) continue;
    const [from, to] = placeOf(name, words);
    const units = to > from ? unitBeside(words, from, to, input) : undefined;
    if (units !== undefined) return measured(name, units, words, [from, to], input);
  }
  return undefined;
}

/** What the unit may be that is asked for, where nothing else is said but a name. */
function unitBeside(
  words: readonly Word[],
  from: number,
  to: number,
  input: GraphLedInput,
): readonly string[] | undefined {
  const before = words.slice(0, from).filter(({ lower }) => !DETERMINERS.has(lower));
  const behind = words.slice(to);
  const lower = (at: number): string => before[at]?.lower ?? "";
  if (behind.length === 0) {
    const unit = lower(0) === "how" && lower(1) === "many" ? unitAt(before, 2, input) : undefined;
    const isAll = unit !== undefined && unit.to === before.length - 1 && BE.has(lower(unit.to));
    return isAll ? unit.units : undefined;
  }
  const unit = behind[0]?.lower === "in" ? unitAt(behind, 1, input) : undefined;
  if (unit === undefined || unit.to < behind.length) return undefined;
  const isHow = before.length === 3 && lower(0) === "how" && OF_ANY_SIZE.has(lower(1)) && BE.has(lower(2));
  return before.length === 0 || isHow ? unit.units : undefined;
}

function measured(
  name: Mention,
  units: readonly string[],
  words: readonly Word[],
  [start, end]: readonly [number, number],
  input: GraphLedInput,
): Reading | undefined {
  const dimensions = new Set(units.flatMap((unit) => dimensionOf(unit) ?? []));
  const ways = relationsAround(name, input).filter(
    ({ relation, direction }) => direction === "FORWARD" && dimensionsOf(relation).some((each) => dimensions.has(each)),
  );
  const [only, ...others] = ways;
  if (only === undefined || others.length > 0) return undefined;
  const { relation, having } = only;
  const way: RelationCandidate = { iri: relation.iri, label: relation.label, direction: "FORWARD", score: 1 };
  const said = phraseText([...words.slice(0, start), ...words.slice(end)]);
  const reading: Reading = {
    form: {
      kind: "follow",
      from: { kind: "mention", text: name.text, candidates: having.map(linkedTo) },
      relation: { text: relation.label, candidates: [way] },
    },
    score: GRAPH_LED.byPhrase,
    doubts: [`“${said}” was read as “${relation.label}”, which may not be meant`],
  };
  return toldIn([reading], units, input.catalogue)[0];
}

function dimensionsOf(relation: RelationEntry): readonly string[] {
  const units = (relation.ownUnits ?? []).length > 1 ? (relation.ownUnits ?? []) : unitsOf(relation);
  return [...new Set(units.flatMap((unit) => dimensionOf(unit) ?? []))];
}
