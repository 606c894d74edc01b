import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { DateValue } from "../../question/form/logical-form.ts";
import { isOpen } from "../../values/interval.ts";
import { endOf, isGraphHop, isWithin, rowsByMember, type Hop, type Row } from "../execution/hop.ts";
import { hopsOf } from "../execution/rows.ts";
import { isOver, type TimeTest } from "../execution/times.ts";

/** Ways of one member that go on from it, unlike in what times say of them: more are cut off, which is said. */
const MOST_WAYS = 32;

/** Equal for facts of one relation of the form of which all times that a set is read at say the same. */
export type Standing = (hop: Hop) => string;

export function standingAt(times: readonly TimeTest[], today: DateValue): Standing {
  return (hop) => {
    if (!isGraphHop(hop)) return hop.slot;
    const { validity, dated } = hop.fact;
    if (validity.length === 0) return `${hop.slot} ${dated === true ? "dated" : ""}`;
    // Which measurement is the last one is told by their dates.
    if (endOf(hop).kind === "literal") return `${hop.slot} ${JSON.stringify(validity)}`;
    const verdicts = times
      .filter((time) => isWithin(hop.slot, time.slot))
      .map(({ test }) => [...new Set(validity.map(test))].sort().join());
    return [hop.slot, isOver(hop, today), validity.some(isOpen), ...verdicts].join(" ");
  };
}

export interface Ways {
  readonly rows: readonly Row[];
  readonly truncated: boolean;
}

/**
 * Rows with the hops in front of their own by which their starts came about. Ways of which times may say different
 * things stay rows of their own: what has ended on one of them may hold on another. The others become one: where two
 * steps lead to almost everything, each member has hundreds of ways, and what goes on from it would have as many.
 * @param before the rows whose members the rows start from
 * @param startsOf the members that a row starts from
 */
export function withWays(
  rows: readonly Row[],
  before: readonly Row[],
  startsOf: (row: Row) => readonly FactNode[],
  standing: Standing,
): Ways {
  const known = new Map([...rowsByMember(before)].map(([member, ways]) => [member, unlikeWays(ways, standing)]));
  let truncated = false;
  const all = rows.flatMap((row) => {
    const starts = new Set(startsOf(row).map(nodeKey));
    const ways = [...starts].reduce<readonly (readonly Hop[])[]>(
      (combined, start) => {
        const more = known.get(start) ?? [[]];
        truncated ||= combined.length * more.length > MOST_WAYS;
        return combined.flatMap((hops) => more.map((way) => [...hops, ...way])).slice(0, MOST_WAYS);
      },
      [[]],
    );
    return ways.map((hops): Row => ({ value: row.value, hops: [...hops, ...row.hops] }));
  });
  return { rows: all, truncated };
}

/** The hops of ways that are alike, together: of each node of the form as many as a step shows. */
function unlikeWays(ways: readonly Row[], standing: Standing): readonly (readonly Hop[])[] {
  const alike = new Map<string, Row[]>();
  for (const way of ways) {
    const key = [...new Set(way.hops.map(standing))].sort().join("\n");
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [way]);
    else others.push(way);
  }
  return [...alike.values()].map(hopsOf);
}
