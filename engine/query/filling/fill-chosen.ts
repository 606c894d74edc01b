import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { Turn } from "../../investigation/turn.ts";
import {
  isOfSet,
  type Condition,
  type ExtremeForm,
  type FollowForm,
  type SetCondition,
  type Value,
  type WhereForm,
} from "../../question/form/logical-form.ts";
import { childSlot, decidingSlot, type Slot } from "../../question/form/walk.ts";
import { normalise } from "../../text/normalise.ts";
import { satisfies } from "../../values/compare-values.ts";
import { counted } from "../../values/counted.ts";
import type { Certainty } from "../../values/interval.ts";
import { literalValue } from "../../values/literal-value.ts";
import { textValue } from "../../values/text-value.ts";
import { extremeRows, remarkOnMany } from "../execution/extreme.ts";
import { endOf, membersOf, relationTo, rowsByMember, type Row } from "../execution/hop.ts";
import { hopsOf } from "../execution/rows.ts";
import { LIMITS } from "../limits.ts";
import type { Filled, Filling, FillSet } from "./filling.ts";
import { valueAsked } from "./value-asked.ts";

/** A set of which some members are chosen by what is said of each. */
export type ChosenForm = WhereForm | ExtremeForm;

/**
 * The members of a set of which texts say that they meet a condition, or that come first, where no graph has a relation
 * for it: each member is read about by itself, and few are. What texts do not say of a member leaves open whether it
 * belongs, so that none comes first unless all of them could be compared.
 */
export async function fillChosen(
  form: ChosenForm,
  slot: Slot,
  set: Filled,
  filling: Filling,
  fillSet: FillSet,
): Promise<Filled | undefined> {
  const relation = form.kind === "where" ? form.relation : form.by;
  const members = membersOf(set.rows);
  // A text says of what it names how it is, and hardly how many there are.
  if (form.tally !== undefined || relation.candidates.length > 0 || relation.any === true) return undefined;
  // Only who reads with the whole question before them can tell whether a sentence says just this.
  if (filling.goesBack !== true) return undefined;
  if (members.length > LIMITS.membersReadOf || filling.openRelationsLeft <= 0) return undefined;
  const asked = form.kind === "where" ? await askedOf(form, slot, filling, fillSet) : undefined;
  if (form.kind === "where" && asked === undefined) return undefined;
  filling.openRelationsLeft -= 1;
  const expects = valueAsked(form);
  const follow: FollowForm = {
    ...{ kind: "follow", from: form.set, relation },
    ...(expects === undefined ? {} : { expects }),
  };
  const rows: Row[] = [];
  let score = set.score;
  for (const [member, ways] of rowsByMember(set.rows)) {
    const said = await filling.readOpen(follow, slot, { rows: ways, score: 1 }, filling);
    // The first is the first of all.
    if (said === undefined && form.kind === "extreme") return undefined;
    if (said === undefined) continue;
    score = Math.min(score, set.score * said.score);
    const value = members.find((each) => nodeKey(each) === member);
    if (value !== undefined) rows.push(...said.rows.map(({ hops }) => ({ value, hops })));
  }
  const told = await toldAt(slot, rows, filling);
  const kept =
    form.kind === "where"
      ? meeting(rows, told, asked ?? NOTHING, filling, members.length)
      : await first(form, rows, told, members.length, filling);
  return kept.length === 0 ? undefined : { rows: kept, score };
}

/** What a text says of a member: how it is called, and as a value. */
interface Told {
  readonly node: FactNode;
  readonly text: string;
  readonly value: Value;
}

type ToldOf = (row: Row) => Told | undefined;

async function toldAt(slot: Slot, rows: readonly Row[], filling: Filling): Promise<ToldOf> {
  const ends = new Map(
    rows.flatMap((row) => {
      const hop = row.hops.find((each) => each.slot === slot);
      return hop === undefined ? [] : [[row, endOf(hop)] as const];
    }),
  );
  const told = await toldOf([...ends.values()], rows, filling);
  return (row) => {
    const end = ends.get(row);
    return end === undefined ? undefined : told.get(nodeKey(end));
  };
}

async function toldOf(
  nodes: readonly FactNode[],
  rows: readonly Row[],
  { queryContext }: Filling,
): Promise<ReadonlyMap<string, Told>> {
  const { parts, context, literals } = queryContext;
  const iris = nodes.flatMap((node) => (node.kind === "iri" ? [node.value] : []));
  const described = iris.length === 0 ? undefined : await parts.graph.describe([...new Set(iris)], context);
  const hops = rows.flatMap((row) => row.hops);
  return new Map(
    nodes.map((node): [string, Told] => {
      if (node.kind === "literal") {
        const relation = relationTo(node, hops);
        const value = literalValue(node, relation === undefined ? {} : literals(relation));
        return [nodeKey(node), { node, text: node.lexical, value }];
      }
      const text = node.kind === "words" ? node.text : (described?.get(node.value)?.label ?? "");
      return [nodeKey(node), { node, text, value: textValue(text) }];
    }),
  );
}

/** What a condition asks of what is told of a member. */
type Asked = (told: Told) => Certainty;

const NOTHING: Asked = () => "unknown";

/** Undefined where texts can not decide it. */
async function askedOf(
  { condition, set, ...form }: WhereForm,
  slot: Slot,
  filling: Filling,
  fillSet: FillSet,
): Promise<Asked | undefined> {
  if (!isOfSet(condition)) return ({ text, value }) => meets(text, value, condition);
  const { operator } = condition;
  if (operator === "every" || operator === "only") return undefined;
  if (condition.counted === true || condition.mean === true || (condition.times ?? 1) !== 1) return undefined;
  const at = decidingSlot({ ...form, set, condition }, slot) ?? childSlot(slot, 1);
  const others = await fillSet(condition.of, at, filling);
  if (others === undefined || others.rows.length === 0) return undefined;
  const theirs = [...(await toldOf(membersOf(others.rows), others.rows, filling)).values()];
  return (told) => comparedWith(told, theirs, operator);
}

type Comparing = Exclude<SetCondition["operator"], "every" | "only">;

function comparedWith(told: Told, theirs: readonly Told[], operator: Comparing): Certainty {
  if (operator === "=") {
    const isSame = theirs.some(({ node, text }) => nodeKey(node) === nodeKey(told.node) || holds(told.text, text));
    return isSame ? "yes" : "no";
  }
  const all = theirs.map(({ value }) => satisfies(told.value, { operator, value }));
  return all.every((each) => each === "yes") ? "yes" : all.every((each) => each === "no") ? "no" : "unknown";
}

/** What is asked of a text stands in what is told: "the medical drama E" is E. */
function meets(text: string, value: Value, condition: Condition): Certainty {
  if (condition.operator === "=" && condition.value.type === "text")
    return holds(text, condition.value.text) ? "yes" : "no";
  return satisfies(value, condition);
}

function holds(text: string, part: string): boolean {
  const wanted = normalise(part);
  return wanted !== "" && ` ${normalise(text)} `.includes(` ${wanted} `);
}

/** The rows by which members meet a condition; that nothing certain is said of others is told. */
function meeting(rows: readonly Row[], told: ToldOf, asked: Asked, filling: Filling, members: number): readonly Row[] {
  const judged = rows.map((row) => {
    const said = told(row);
    return { row, certainty: said === undefined ? ("unknown" as const) : asked(said) };
  });
  const decided = new Set(
    judged.flatMap(({ row, certainty }) => (certainty === "unknown" ? [] : [nodeKey(row.value)])),
  );
  if (decided.size < members) {
    filling.notes.add(`of ${counted(members - decided.size, "other", "others")} no document was understood to say it`);
    filling.unchecked = true;
  }
  return judged.flatMap(({ row, certainty }) => (certainty === "yes" ? [row] : []));
}

/**
 * The first of all, or so many of them; none where one of them has no value that compares. What the others have is part
 * of the reason.
 */
async function first(
  form: ExtremeForm,
  rows: readonly Row[],
  told: ToldOf,
  members: number,
  { queryContext, notes }: Filling,
): Promise<readonly Row[]> {
  const comparable = rows.filter((row) => (told(row)?.value.type ?? "text") !== "text");
  if (members < 2 || membersOf(comparable).length < members) return [];
  const turn = new Turn(queryContext.context.signal);
  const chosen = await extremeRows(comparable, form, (row) => told(row)?.value, turn);
  const remark = form.many === undefined ? undefined : remarkOnMany(membersOf(chosen.rows).length, form.many);
  if (remark !== undefined) notes.add(remark);
  const others = hopsOf(comparable.filter((row) => !chosen.rows.includes(row)));
  return chosen.rows.map((row) => ({ value: row.value, hops: [...row.hops, ...others] }));
}
