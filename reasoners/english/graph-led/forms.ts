import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Linking } from "../grammar/scale.ts";
import type { Work } from "../grammar/work.ts";
import type { Claim, RelationClaim } from "./claims.ts";
import { comparisonOf, standsBeside } from "./comparisons.ts";
import { impliedBy } from "./implied.ts";
import type { Layout } from "./layout.ts";
import { measureOf, valueOf } from "./measures.ts";
import { placementsOf } from "./placements.ts";
import { type Placed, saidIn } from "./placing.ts";
import { type Around, type Query, queryOf } from "./queries.ts";
import { waysOf } from "./ways.ts";

/** Each is held against all words of the question. */
const STEPS_OF_A_PLACEMENT = 4;

export interface Formed {
  readonly form: Form;
  /** Claims that the form says nothing of, since what they say was held against the graph. */
  readonly told: readonly Claim[];
  /** As what the question was read where it does not say it. */
  readonly readAs?: readonly string[];
}

/** All forms that the claims of a question may be put together to. */
export function* formsOf(
  layout: Layout,
  cover: readonly Claim[],
  around: Around,
  linking: Linking,
  work: Work,
): Generator<Formed> {
  const compared = comparisonOf(layout.words, cover, around, linking);
  if (compared !== undefined) yield { form: compared.form, told: compared.saysBoth };
  const value = valueOf(layout, cover, around, linking);
  if (value !== undefined) yield { form: value, told: [] };
  const implied = layout.hasOr ? undefined : impliedBy(layout, cover, around);
  if (implied !== undefined)
    yield {
      form: layout.isWhether
        ? { kind: "exists", set: implied.set }
        : layout.isCount
          ? { kind: "count", set: implied.set }
          : implied.set,
      told: [],
      readAs: [implied.readAs],
    };
  if (layout.hasOr || cover.some(({ kind }) => kind === "measure")) return;
  for (const measure of measuresIn(layout, cover))
    for (const placed of placementsOf(layout, cover, measure)) {
      work.spend(STEPS_OF_A_PLACEMENT);
      const said = saidIn(placed);
      if (said === undefined) continue;
      const ways = said.map((each) => waysOf(each, around.catalogue, work));
      if (ways.some((each) => each.length === 0)) continue;
      const query = queryOf(placed, ways, said, around);
      const form = query && formOf(query, placed, measure, linking);
      if (form !== undefined) yield { form, told: [] };
    }
}

/** What the words may rank by besides what the adjective says. */
function measuresIn({ rank, words }: Layout, cover: readonly Claim[]): readonly (RelationClaim | undefined)[] {
  if (rank === undefined) return [undefined];
  const named = cover.filter(
    (claim): claim is RelationClaim => claim.kind === "relation" && standsBeside(words, rank, claim),
  );
  return named.length > 0 ? named : [undefined];
}

function formOf(
  { set, kinds }: Query,
  { layout, answer }: Placed,
  measure: RelationClaim | undefined,
  linking: Linking,
): Form | undefined {
  const { rank } = layout;
  if (rank !== undefined) {
    const measured = answer === undefined ? measureOf(rank, measure, kinds, linking) : undefined;
    return measured === undefined || rank.degree === "comparative"
      ? undefined
      : { kind: "extreme", set, ...measured, rank: 1 };
  }
  if (answer !== undefined) return { kind: "exists", set: { kind: "intersect", sets: [answer.form, set] } };
  if (!layout.isCount) return set;
  const value = kinds !== undefined && "value" in kinds ? kinds.value : undefined;
  // What is a number already is not counted, and dates and texts are no things.
  return value === undefined ? { kind: "count", set } : value === "NUMBER" ? set : undefined;
}
