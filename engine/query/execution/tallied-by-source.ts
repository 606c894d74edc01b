import { nodeKey } from "../../evidence/fact.ts";
import { isOfSet, type SetForm } from "../../question/form/logical-form.ts";
import { takesNumbers } from "../../question/form/things-tallied.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { Iri, Literal } from "../../rdf/term.ts";
import { variable, type SelectQuery, type Variable } from "../../sparql/syntax.ts";
import { satisfies } from "../../values/compare-values.ts";
import type { CompiledSet, TalliedTerms } from "../compilation/compiled-set.ts";
import { rounded } from "../../values/reckoning.ts";
import { areNumbers } from "./are-numbers.ts";
import { countsAllRows } from "./counts-all-rows.ts";
import { relationsOf, statesEnds } from "./ended-exclusions.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";
import type { TimeTest } from "./times.ts";
import { isChoice } from "./without-value.ts";

/** Members that are looked at again once a source has counted what each of them has. */
const MOST_MEMBERS = 200;
const [TALLY, THINGS, VALUES, NUMBERS] = ["tally", "things", "values", "numbers"].map(variable) as [
  Variable,
  Variable,
  Variable,
  Variable,
];

interface Tallied {
  readonly member: Iri | Literal;
  readonly number: number;
  /** False where a thing has several numbers, or another value than a number, which the source does not tell apart. */
  readonly isCertain: boolean;
}

/**
 * The members that may be chosen by what the things come to that they lead to, where there are more rows than can be
 * read: the source counts them, or takes their numbers together. Undefined where it can not: where facts may have
 * ended, a value decides which of them count, numbers are converted, or more members may be chosen than are looked at
 * again.
 */
export async function talliedBySource(
  form: SetForm,
  slot: Slot,
  compiled: CompiledSet,
  times: readonly TimeTest[],
  source: EvaluationSource,
): Promise<readonly (Iri | Literal)[] | undefined> {
  const [terms, { answer }] = [compiled.tallied.get(slot), compiled];
  if (terms === undefined || answer.kind !== "variable" || !isOfMost(form)) return undefined;
  if (takesNumbers(form) && !areNumbers(form.tally.numbers.relation, source)) return undefined;
  if (!countsAllRows(form, compiled) || times.some(({ kind }) => kind !== "any" && kind !== "present"))
    return undefined;
  if (await statesEnds(relationsOf(form), source)) return undefined;
  const query = takesNumbers(form)
    ? numbersQuery(compiled, answer, terms, form.tally.how)
    : countQuery(compiled, answer, terms);
  const { rows, truncated } = await selectUpTo(source, query, MOST_MEMBERS);
  const tallied = rows.flatMap((row): readonly Tallied[] => {
    const [member, number] = [row.get(answer.name), row.get(TALLY.name)];
    if (member === undefined || member.kind === "blank" || number?.kind !== "literal") return [];
    const columns = [THINGS, VALUES, NUMBERS].flatMap(({ name }) => {
      const column = row.get(name);
      return column?.kind === "literal" ? [column.lexical] : [];
    });
    return [{ member, number: rounded(Number(number.lexical)), isCertain: new Set(columns).size < 2 }];
  });
  if (tallied.length < rows.length || tallied.some(({ isCertain }) => !isCertain)) return undefined;
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

function countQuery({ patterns }: CompiledSet, member: Variable, { thing }: TalliedTerms): SelectQuery {
  return {
    variables: [member],
    count: TALLY,
    where: [{ kind: "select", query: { distinct: true, variables: [member, thing], where: patterns } }],
    orderBy: [TALLY, member],
    descending: true,
    limit: MOST_MEMBERS + 1,
  };
}

/** Two things of the same number are two numbers, and a thing that is reached twice is one. */
function numbersQuery(
  { patterns }: CompiledSet,
  member: Variable,
  { thing, number = thing }: TalliedTerms,
  how: "sum" | "mean",
): SelectQuery {
  return {
    variables: [member],
    aggregates: [
      { function: how === "sum" ? "SUM" : "AVG", of: number, as: TALLY },
      { function: "COUNT", of: thing, distinct: true, as: THINGS },
      { function: "COUNT", of: number, as: VALUES },
      { function: "NUMBERS", of: number, as: NUMBERS },
    ],
    where: [{ kind: "select", query: { distinct: true, variables: [member, thing, number], where: patterns } }],
    orderBy: [TALLY, member],
    descending: true,
    limit: MOST_MEMBERS + 1,
  };
}

function mayBeChosen(form: SetForm, tallied: readonly Tallied[]): readonly Tallied[] {
  if (form.kind === "extreme" && form.many !== undefined) {
    const last = tallied[form.many - 1]?.number;
    return last === undefined ? tallied : tallied.filter(({ number }) => number >= last);
  }
  if (form.kind === "extreme") {
    const ranks = new Set([...new Set(tallied.map(({ number }) => number))].slice(0, form.rank));
    return tallied.filter(({ number }) => ranks.has(number));
  }
  if (form.kind !== "where" || isOfSet(form.condition)) return [];
  const { condition } = form;
  return tallied.filter(({ number }) => satisfies({ type: "number", number }, condition) === "yes");
}
