import type { FactNode } from "../../evidence/fact.ts";
import type { FollowForm, SetForm } from "../../question/form/logical-form.ts";
import type { Slot } from "../../question/form/walk.ts";
import type { QueryContext } from "../outcomes.ts";
import type { Row } from "../execution/hop.ts";

/** A set that was filled from the graph as far as it goes, and from texts where it leaves a relation open. */
export interface Filled {
  readonly rows: readonly Row[];
  /** Product of the scores of links and of what was read, 0–1. */
  readonly score: number;
}

/** What texts say of a relation at the members of a set: undefined when they say nothing of it. */
export type ReadOpen = (form: FollowForm, slot: Slot, from: Filled, filling: Filling) => Promise<Filled | undefined>;

/** Fills a set from the inside out: undefined when a part of it stays empty. */
export type FillSet = (form: SetForm, slot: Slot, filling: Filling) => Promise<Filled | undefined>;

/**
 * BEHIND_TEXTS: what texts say counts before what the graph says. NOT_ASKED: texts alone are to answer; the graph says
 * no more than what names mean.
 */
export type GraphUse = "BEFORE_TEXTS" | "BEHIND_TEXTS" | "NOT_ASKED";

/** What texts were read for at a slot. */
export interface ReadAt {
  /** What they name. */
  readonly found: readonly FactNode[];
}

/** How a reading is filled, what is counted meanwhile, and how much of it may still be asked of texts. */
export interface Filling {
  readonly queryContext: QueryContext;
  readonly readOpen: ReadOpen;
  /** When the graph is asked; before texts when absent. */
  readonly graph?: GraphUse;
  /**
   * Is what a hop starts from filled in another way where the first leads nowhere, and are conditions read from texts?
   * Only who reads texts with the whole question before them can tell which of two answers to a hop is meant.
   */
  readonly goesBack?: boolean;
  /** What was read at each slot, where somebody wants to know. */
  readonly read?: Map<Slot, ReadAt>;
  openRelationsLeft: number;
  dropped: number;
  retrievedAt: string | undefined;
  /** What is to be said of the answer. */
  readonly notes: Set<string>;
  /** True when something that the question says of them could not be checked: it is among the notes. */
  unchecked: boolean;
  /** True when texts were read about a part of some things. */
  isPart?: true;
}
