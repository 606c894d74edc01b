import { z } from "zod";
import type { Direction } from "../../evidence/fact.ts";
import type { SourceKind } from "../../evidence/trace.ts";

/** A path as a reasoner is shown it. */
export interface PathShown {
  readonly id: string;
  /**
   * `Mariner Moose ← mascot – Seattle Mariners – league → American League West (1977–now)`: when a fact holds stands
   * behind what it leads to, where a graph says so.
   */
  readonly text: string;
  /** Kinds of the sources that its steps stand on. */
  readonly kinds: readonly SourceKind[];
  /** The sentences that its steps were read in, where any were, each behind the title of its page. */
  readonly quotes: readonly string[];
  /** The relations of its steps, in order: by IRI, and in words; those of texts have no IRI. */
  readonly relations: readonly RelationShown[];
  /** IRIs of the entities that it names. */
  readonly entities: readonly string[];
  /** 0–1: how good the path is by what was computed of it. */
  readonly score: number;
}

export interface RelationShown {
  readonly iri: string | null;
  readonly text: string;
  /** FORWARD: walked from subject to object. */
  readonly direction: Direction;
  /** True where the relation says the same from either end, so that the direction tells nothing. */
  readonly isSymmetric?: boolean | undefined;
  /** True for the first step of a chain: the first chain begins at a topic entity, others at a node before. */
  readonly begins: boolean;
}

export const sourceKind: z.ZodType<SourceKind> = z.enum(["KG", "DOCUMENTS", "WEB", "MODEL"]);

export const pathShown: z.ZodType<PathShown> = z.object({
  id: z.string(),
  text: z.string(),
  kinds: z.array(sourceKind),
  quotes: z.array(z.string()),
  relations: z.array(
    z.object({
      iri: z.string().nullable(),
      text: z.string(),
      direction: z.enum(["FORWARD", "BACKWARD"]),
      isSymmetric: z.boolean().optional(),
      begins: z.boolean(),
    }),
  ),
  entities: z.array(z.string()),
  score: z.number().min(0).max(1),
});
