import type { Form, RelationPhrase, SetForm } from "../../question/form/logical-form.ts";
import { isSet } from "../../question/form/logical-form.ts";
import { childForms, childSlot, relationOf, ROOT, type Slot } from "../../question/form/walk.ts";
import type { WhyNothing } from "../../question/revise-form.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { outcomesOf, type QueryContext } from "../outcomes.ts";
import { isNameless } from "../execution/evaluate.ts";
import { membersOf, relationTo, type Row } from "../execution/hop.ts";

/** A part of a form that came to something. */
export interface PartFound {
  readonly slot: Slot;
  readonly members: readonly Member[];
  /** True where texts name them. */
  readonly inTexts?: true;
}

/** A member, and the relation that leads to it, where one does: it says what a number means. */
export interface Member {
  readonly node: FactNode;
  readonly relation?: string;
}

/** A part of a form that came to nothing though all that it is made of came to something. */
export interface PartFailed {
  readonly slot: Slot;
  readonly why: WhyNothing;
  readonly words: string;
  /** What the part starts from: things by which the graph may say it otherwise. */
  readonly around: readonly FactNode[];
  /** What its relation does lead to; empty where it has none, or leads to nothing. */
  readonly values: readonly Member[];
}

/** How the parts of a form fared. */
export interface WhatFailed {
  readonly found: readonly PartFound[];
  readonly failed: readonly PartFailed[];
}

/**
 * Looks at the parts of a form, inner ones first, up to those that come to nothing: what hangs on these is not asked.
 */
export async function whatFailed(form: Form, queryContext: QueryContext): Promise<WhatFailed> {
  const look = new Look(queryContext);
  await look.at(form, ROOT);
  // Of what hangs on things without names nothing tells what they are: what leads to them does.
  const isUntold = look.failed.every(({ around }) => around.length === 0);
  return {
    found: look.found,
    failed: isUntold && look.failed.length > 0 ? [...look.nameless, ...look.failed] : look.failed,
  };
}

class Look {
  readonly found: PartFound[] = [];
  readonly failed: PartFailed[] = [];
  readonly nameless: PartFailed[] = [];
  readonly #queryContext: QueryContext;

  constructor(queryContext: QueryContext) {
    this.#queryContext = queryContext;
  }

  /** The members of a part; undefined where it comes to nothing. */
  async at(form: Form, slot: Slot): Promise<readonly FactNode[] | undefined> {
    const inner: (readonly FactNode[] | undefined)[] = [];
    for (const [index, child] of childForms(form).entries()) inner.push(await this.at(child, childSlot(slot, index)));
    const relation = relationOf(form);
    if (form.kind === "mention" && form.candidates.length === 0) return this.#fail(form, slot, "NAME", []);
    const lacks = form.kind === "union" ? inner.every((each) => each === undefined) : inner.includes(undefined);
    if (lacks) return undefined;
    const around = inner.flatMap((each) => each ?? []);
    if (relation !== undefined && relation.candidates.length === 0 && relation.any !== true)
      return this.#fail(form, slot, "NO_RELATION", inner[0] ?? []);
    if (!isSet(form)) {
      for (const [index, side] of childForms(form).entries())
        if (relation !== undefined && (await this.#valuesOf(side, relation)).length === 0)
          return this.#fail(form, slot, "NO_FACTS", inner[index] ?? []);
      return around;
    }
    const members = await this.#members(form);
    // What has no name is something all the same, which others may lead on from.
    if (members === "NAMELESS") {
      this.nameless.push({ slot, why: "NAMELESS", words: wordsOf(form), around: inner[0] ?? [], values: [] });
      return [];
    }
    if (members.length > 0) {
      this.found.push({ slot, members });
      return members.map(({ node }) => node);
    }
    // What a bound kept from being asked is not known to be nothing.
    if (this.#queryContext.queryBudget?.reached === true) return undefined;
    return this.#failedSet(form, slot, inner);
  }

  async #failedSet(form: SetForm, slot: Slot, inner: readonly (readonly FactNode[] | undefined)[]): Promise<undefined> {
    const [first = []] = inner;
    switch (form.kind) {
      case "follow": {
        const ever = await this.#members({ kind: "at", set: form, time: { kind: "interval" } });
        const isOther = ever === "NAMELESS" || ever.length > 0;
        return this.#fail(form, slot, isOther ? "OTHER_TIME" : "NO_FACTS", first, ever === "NAMELESS" ? [] : ever);
      }
      case "where":
      case "extreme": {
        const values = await this.#valuesOf(form.set, relationOf(form));
        return this.#fail(form, slot, values.length > 0 ? "NO_VALUE" : "NO_FACTS", first, values);
      }
      case "at":
        return this.#fail(form, slot, "OTHER_TIME", first);
      case "except":
        return this.#fail(form, slot, "LEFT_OUT", first);
      default:
        return this.#fail(
          form,
          slot,
          "NOT_TOGETHER",
          inner.flatMap((each) => (each ?? []).slice(0, 2)),
        );
    }
  }

  #fail(
    form: Form,
    slot: Slot,
    why: WhyNothing,
    around: readonly FactNode[],
    values: readonly Member[] = [],
  ): undefined {
    this.failed.push({ slot, why, words: wordsOf(form), around, values });
    return undefined;
  }

  async #valuesOf(set: SetForm, relation: RelationPhrase | undefined): Promise<readonly Member[]> {
    const values = relation === undefined ? [] : await this.#members({ kind: "follow", from: set, relation });
    return values === "NAMELESS" ? [] : values;
  }

  async #members(set: SetForm): Promise<readonly Member[] | "NAMELESS"> {
    const { all } = await outcomesOf(set, this.#queryContext);
    if (all.some(({ execution }) => execution.tables.some(isNameless))) return "NAMELESS";
    const rows = all.map(({ execution }) => execution.tables[0]?.rows ?? []).find((each) => each.length > 0) ?? [];
    const byNode = new Map<string, Row>();
    for (const row of rows) if (!byNode.has(nodeKey(row.value))) byNode.set(nodeKey(row.value), row);
    return membersOf(rows).map((node): Member => {
      const relation = relationTo(node, byNode.get(nodeKey(node))?.hops ?? []);
      return { node, ...(relation === undefined ? {} : { relation }) };
    });
  }
}

function wordsOf(form: Form): string {
  if (form.kind === "mention" || form.kind === "instances") return form.text;
  return relationOf(form)?.text ?? "";
}
