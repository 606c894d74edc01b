import { latest, validityOf, type TraceSource } from "../../evidence/evidence.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { shownQuery } from "../../evidence/shown-query.ts";
import type { AnswerValue, TraceNode } from "../../evidence/trace.ts";
import { sortedValues } from "../../evidence/values.ts";
import { mapInTurns, type Turn } from "../../investigation/turn.ts";
import type { UnitTold } from "../../question/analysis.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { XSD, literal } from "../../rdf/term.ts";
import { numberLabel } from "../../values/number.ts";
import { endOf, intervalsOf, membersOf, relationTo, rowsByMember, type Hop } from "../execution/hop.ts";
import { outermostFollows } from "../execution/times.ts";
import { answerQuery } from "./reproduce.ts";
import type { Pairing } from "../execution/decide.ts";
import { showPaths, type AnswerGroup, type Decided, type ShownPaths } from "./show-paths.ts";
import { setsOf } from "../form-sets.ts";
import { toldInUnit } from "./told-in-unit.ts";

/** What one source's decision says, ready to be shown. */
export interface ShownAnswer extends ShownPaths {
  readonly values: readonly AnswerValue[];
  readonly sparql?: string;
}

/**
 * The values, paths, evidence and query of a decision. What the facts on the paths state stays as it is stated.
 * @param toldIn the unit in which numbers that answer are to be told
 * @throws the reason of the turn's signal
 */
export async function showAnswer(
  decided: Decided,
  source: TraceSource,
  turn: Turn,
  toldIn?: UnitTold,
): Promise<ShownAnswer> {
  const told = <T extends TraceNode>(node: T): T => (toldIn === undefined ? node : toldInUnit(node, toldIn));
  const stated = await valuesOf(decided, source, turn);
  const values = stated.map((value): AnswerValue => ({ ...value, node: told(value.node) }));
  await turn.rest();
  const shown = ({ answers, rows, pairing }: AnswerGroup): readonly TraceNode[] =>
    pairing !== undefined
      ? [told(pairNode(pairing, source))]
      : decided.decision.kind === "members"
        ? answers.map((answer) => {
            const hops = rows.flatMap((row) => row.hops);
            return told(source.names.node(answer, relationTo(answer, hops)));
          })
        : values.map(({ node }) => node);
  const [table] = decided.tables;
  const query = table === undefined ? undefined : answerQuery(table, membersOf(decided.decision.rows));
  return {
    values,
    ...(await showPaths(decided, shown, source, turn)),
    ...(query === undefined ? {} : { sparql: shownQuery(query, source) }),
  };
}

async function valuesOf(decided: Decided, source: TraceSource, turn: Turn): Promise<readonly AnswerValue[]> {
  const { decision } = decided;
  switch (decision.kind) {
    case "members": {
      const shown = ({ member, hops }: MemberHops): AnswerValue => ({
        node: source.names.node(member, relationTo(member, hops)),
        ...validityOf(latest(intervalsOf(hops))),
      });
      const members = membersWithHops(decided);
      const values = await mapInTurns(members, shown, turn);
      await turn.rest();
      return areAllQuoted(members) ? values : namedLast(sortedValues(values), decided.form);
    }
    case "pairs": {
      const shown = (pairing: Pairing): AnswerValue => ({ node: pairNode(pairing, source) });
      const values = await mapInTurns(decision.pairs, shown, turn);
      await turn.rest();
      return sortedValues(values);
    }
    case "number":
      return [{ node: numberNode(decision.number, decision.unit, decision.told) }];
    case "truth":
      return [{ node: truthNode(decision.truth) }];
    case "undecided":
      return [];
  }
}

/** What the question names itself tells the least to whoever asked it: it comes behind what it does not name. */
function namedLast(values: readonly AnswerValue[], form: Form): readonly AnswerValue[] {
  const named = new Set(
    [...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? (node.candidates[0]?.iri ?? []) : [])),
  );
  const isNamed = ({ node }: AnswerValue): boolean => node.kind === "entity" && named.has(node.iri);
  return [...values.filter((each) => !isNamed(each)), ...values.filter(isNamed)];
}

/** What is told of a thing, with the thing. */
function pairNode({ member, value, unit, rows }: Pairing, { names }: TraceSource): TraceNode {
  const hops = rows.flatMap((row) => row.hops);
  const node = typeof value === "number" ? numberNode(value, unit) : names.node(value, relationTo(value, hops));
  return { ...node, of: names.node(member, relationTo(member, hops)) };
}

interface MemberHops {
  readonly member: FactNode;
  /** Those whose far end is the member. */
  readonly hops: readonly Hop[];
}

/** What sentences name has an order of its own: who read them says first what is surest, and then what comes first. */
function areAllQuoted(members: readonly MemberHops[]): boolean {
  return members.every(({ hops }) => hops.length > 0 && hops.every(({ fact }) => fact.kind === "quote"));
}

function membersWithHops({ form, decision }: Decided): readonly MemberHops[] {
  const slots = new Set(setsOf(form).flatMap(({ set, slot }) => outermostFollows(set, slot)));
  return [...rowsByMember(decision.rows)].flatMap(([key, rows]) => {
    const hops = rows.flatMap((row) => row.hops.filter((hop) => slots.has(hop.slot) && nodeKey(endOf(hop)) === key));
    return membersOf(rows).map((member) => ({ member, hops }));
  });
}

function numberNode(number: number, unit: string | undefined, told?: string): TraceNode {
  const datatype = Number.isSafeInteger(number) ? "integer" : "double";
  return {
    kind: "literal",
    literal: literal(String(number), `${XSD}${datatype}`),
    ...(unit === undefined ? {} : { unit }),
    label: [numberLabel(number, unit), ...(told === undefined ? [] : [told])].join(" "),
  };
}

function truthNode(truth: boolean): TraceNode {
  return { kind: "literal", literal: literal(String(truth), `${XSD}boolean`), label: truth ? "Yes" : "No" };
}
