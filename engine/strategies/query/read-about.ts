import type { FollowForm } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { membersOf, nodesOfRow, type Row } from "../../query/execution/hop.ts";
import { LIMITS } from "../../query/limits.ts";
import type { Filled, Filling } from "../../query/filling/filling.ts";
import { remarkOn } from "../../documents/read-passages.ts";
import { lookUpStage, type OpenRelation } from "../../documents/look-up.ts";
import { quotedHop } from "../../query/execution/quoted-hop.ts";
import { startsAt, withReasons } from "../../query/execution/rows.ts";

/** Who reads what documents say, for all readings of a question. */
export interface Reader {
  /** The whole question, where it is shown to whoever reads. */
  readonly question?: string;
  /** What documents name, and were not understood to say what is asked of it. */
  readonly named: Set<string>;
  /** Things that may still be looked up. */
  lookUpsLeft: number;
  /**
   * Has a further search, by words of the reader's own, found nothing? There is one such search for a question: what
   * its texts do not say of one thing they seldom say by other words of the next.
   */
  hasGoneOnInVain: boolean;
  /** What was looked up, by its subject and words: it is not read again, in whatever reading it stands. */
  readonly asked: Map<string, OpenRelation>;
}

/** Reads documents about what stands at the known end of an open relation: undefined when they say nothing of it. */
export async function readAbout(
  reader: Reader,
  form: FollowForm,
  slot: Slot,
  from: Filled,
  filling: Filling,
): Promise<Filled | undefined> {
  const { parts, context } = filling.queryContext;
  const members = membersOf(from.rows);
  const asked = members.slice(0, LIMITS.entitiesForDocuments);
  const isMany = asked.length < members.length;
  let [readOf, inVain] = [0, 0];
  const names = await namesOf(asked, form, filling);
  const known = new Set(from.rows.flatMap(nodesOfRow).map(nodeKey));
  const rows: Row[] = [];
  let worst = 1;
  for (const [index, member] of asked.entries()) {
    const [label = "", ...others] = names[index] ?? [];
    if (label === "" || member.kind === "literal") continue;
    const subject = { label, names: others, ...(member.kind === "iri" ? { iri: member.value } : {}) };
    // Where one has led on, others are not searched for anew; nor, of more than are read about, read in vain again.
    const isFurther = rows.length > 0 && reader.question !== undefined;
    if (isFurther && isMany && inVain > 0) break;
    const written: OpenRelation = {
      subject,
      relation: form.relation.text,
      ...(form.expects === undefined ? {} : { expects: form.expects }),
      ...(form.relation.gap === undefined ? {} : { gap: form.relation.gap }),
      ...(reader.question === undefined ? {} : { question: reader.question }),
      ...(reader.hasGoneOnInVain || isFurther ? { goesOn: false } : {}),
    };
    const key = JSON.stringify([subject.iri ?? subject.label, written.relation, written.expects ?? null]);
    if (!reader.asked.has(key) && reader.lookUpsLeft <= 0) {
      filling.notes.add(`documents were read ${LIMITS.lookUpsOfModel} times only`);
      break;
    }
    if (!reader.asked.has(key)) reader.lookUpsLeft -= 1;
    const open = reader.asked.get(key) ?? written;
    reader.asked.set(key, open);
    readOf += 1;
    const { findings, dropped, naming, wentOn, retrievedAt } = await context.get(lookUpStage(open, parts));
    if (findings.length === 0 && wentOn) reader.hasGoneOnInVain = true;
    if (findings.length === 0 && naming > 0) reader.named.add(label);
    filling.dropped += dropped;
    filling.retrievedAt ??= retrievedAt;
    const before = rows.length;
    for (const { node, quote, beside, unsaid } of findings) {
      // Nothing answers a question about itself: such a finding repeats what its sentence is about.
      if (known.has(nodeKey(node))) continue;
      const hop = quotedHop({ slot, known: member, relation: form.relation, found: node, quote, beside });
      rows.push({ value: node, hops: [hop] });
      worst = Math.min(worst, quote.score);
      if (unsaid !== undefined) {
        filling.notes.add(remarkOn(unsaid, { relation: form.relation.text, subject: label }));
        filling.unchecked = true;
      }
    }
    if (rows.length === before) inVain += 1;
  }
  if (isMany) {
    filling.notes.add(`documents were read about only ${readOf} of ${members.length} things`);
    filling.isPart = true;
  }
  filling.read?.set(slot, { found: [...(filling.read.get(slot)?.found ?? []), ...membersOf(rows)] });
  if (rows.length === 0) return undefined;
  return { rows: withReasons(rows, from.rows, startsAt(slot)), score: from.score * worst };
}

/** How each thing is called: by the graph, then as the question calls it. */
async function namesOf(
  members: readonly FactNode[],
  form: FollowForm,
  { queryContext }: Filling,
): Promise<readonly (readonly string[])[]> {
  const iris = members.flatMap((member) => (member.kind === "iri" ? [member.value] : []));
  const described = iris.length === 0 ? undefined : await queryContext.parts.graph.describe(iris, queryContext.context);
  const asWritten = form.from.kind === "mention" && members.length === 1 ? [form.from.text] : [];
  return members.map((member) => {
    if (member.kind === "words") return [member.text];
    if (member.kind === "literal") return [];
    const label = described?.get(member.value)?.label;
    return [...new Set([...(label === undefined ? [] : [label]), ...asWritten])];
  });
}
