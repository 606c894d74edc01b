import { nodeKey } from "../../evidence/fact.ts";
import { isOfSet, type SetForm } from "../../question/form/logical-form.ts";
import { nodesOf, type Slot } from "../../question/form/walk.ts";
import type { Iri, Literal } from "../../rdf/term.ts";
import { variable, type SelectQuery, type Variable } from "../../sparql/syntax.ts";
import { satisfies } from "../../values/compare-values.ts";
import type { CompiledSet } from "../compilation/compiled-set.ts";
import { relationsOf, statesEnds } from "./ended-exclusions.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";
import type { TimeTest } from "./times.ts";
import { isChoice } from "./without-value.ts";

/** Members that are looked at again once a source has counted what each of them has. */
const MOST_MEMBERS = 200;
const TALLY = variable("tally");

interface Tallied {
  readonly member: Iri | Literal;
  readonly number: number;
}

/**
 * The members that may be chosen by how many things they lead to, where there are more rows than can be read: the
 * source counts them. Undefined where it can not: where facts may have ended, a value decides which of them count, or
 * more members may be chosen than are looked at again.
 */
export async function countedBySource(
  form: SetForm,
  slot: Slot,
  compiled: CompiledSet,
  times: readonly TimeTest[],
  source: EvaluationSource,
): Promise<readonly (Iri | Literal)[] | undefined> {
  const [thing, { answer }] = [compiled.counted.get(slot), compiled];
  if (thing === undefined || answer.kind !== "variable" || !isOfMost(form)) return undefined;
  if (!countsAllRows(form, compiled) || times.some(({ kind }) => kind !== "any" && kind !== "present"))
    return undefined;
  if (await statesEnds(relationsOf(form), source)) return undefined;
  const query = tallyQuery(compiled, answer, thing);
  const { rows, truncated } = await selectUpTo(source, query, MOST_MEMBERS);
  const tallied = rows.flatMap((row): readonly Tallied[] => {
    const [member, number] = [row.get(answer.name), row.get(TALLY.name)];
    if (member === undefined || member.kind === "blank" || number?.kind !== "literal") return [];
    return [{ member, number: Number(number.lexical) }];
  });
  const chosen = mayBeChosen(form, tallied);
  // The last one that came may have others of the same number behind it.
  const last = tallied.at(-1)?.number;
  const isCut = truncated && chosen.some(({ number }) => number === last);
  return isCut ? undefined : [...new Map(chosen.map(({ member }) => [nodeKey(member), member])).values()];
}

/**
 * Are members chosen from the upper end of the numbers? At the lower end stand those of which none is stated, whom no
 * count gives.
 */
function isOfMost(form: SetForm): boolean {
  if (form.kind === "extreme" && form.ofEach !== undefined) return false;
  if (form.kind === "extreme") return form.tally !== undefined && form.direction === "max" && !isChoice(form);
  if (form.kind !== "where" || form.tally === undefined || isOfSet(form.condition)) return false;
  return form.condition.operator === ">" || form.condition.operator === ">=";
}

/** Is there nothing that the engine itself takes out of the rows? */
export function countsAllRows(form: SetForm, { excluded, values }: CompiledSet): boolean {
  const isConditional = [...nodesOf(form)].some(
    ({ node }) => node !== form && node.kind === "where" && node.tally === undefined,
  );
  return excluded.length === 0 && values.length === 0 && !isConditional;
}

function tallyQuery({ patterns }: CompiledSet, member: Variable, thing: Variable): SelectQuery {
  return {
    variables: [member],
    count: TALLY,
    where: [{ kind: "select", query: { distinct: true, variables: [member, thing], where: patterns } }],
    orderBy: [TALLY, member],
    descending: true,
    limit: MOST_MEMBERS + 1,
  };
}

function mayBeChosen(form: SetForm, tallied: readonly Tallied[]): readonly Tallied[] {
  if (form.kind === "extreme") {
    const ranks = new Set([...new Set(tallied.map(({ number }) => number))].slice(0, form.rank));
    return tallied.filter(({ number }) => ranks.has(number));
  }
  if (form.kind !== "where" || isOfSet(form.condition)) return [];
  const { condition } = form;
  return tallied.filter(({ number }) => satisfies({ type: "number", number }, condition) === "yes");
}
