import { z } from "zod";

/**
 * The skyline of a question (Hydra, section 3.1): one chain that names all topic entities, the relations between them
 * and the place of the answer. Between two places that follow one another there is one relation. A place may stand in
 * it more than once, where one chain could not name all entities otherwise: it then has the same `id`.
 */
export interface Skyline {
  /** Never empty; one of them at least is the answer's. */
  readonly places: readonly SkylinePlace[];
  /** One fewer than the places: `relations[i]` leads from `places[i]` to `places[i + 1]`. */
  readonly relations: readonly SkylineRelation[];
}

export interface SkylinePlace {
  /** Equal for what is one place. */
  readonly id: string;
  /** TOPIC: named in the question; ANSWER: what is asked for; BETWEEN: on the way. */
  readonly kind: "TOPIC" | "ANSWER" | "BETWEEN";
  /** The name as the question writes it; for other places what is expected there ("team"), empty where nothing says. */
  readonly text: string;
  /** Of a topic: the entities that the name may mean, as IRIs, best first; empty for one that no graph knows. */
  readonly entities: readonly string[];
}

export interface SkylineRelation {
  /** In the question's words; of one that a reasoner could not read, which facts would tell, in its words. */
  readonly text: string;
  /** The question's words, where `text` is which facts would tell. */
  readonly said?: string | undefined;
  /**
   * Which way the words read, where that is known. FORWARD: "Mariner Moose" – mascot of – team; BACKWARD: the end that
   * stands second in the chain comes first in the words. Absent: they are what is asked of the end that is nearer to
   * what the question names, as `ReadPassagesInput.relation` is.
   */
  readonly reads?: "FORWARD" | "BACKWARD" | undefined;
  /** The relations of the graph that the words may mean, best first; empty where the graph has none. */
  readonly candidates: readonly SkylineCandidate[];
}

export interface SkylineCandidate {
  readonly iri: string;
  readonly label: string;
  /** FORWARD: walked from subject to object when the chain is read from its beginning. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** 0–1. */
  readonly score: number;
}

/** What the question is made of, beside its logical forms. */
export interface Outline {
  readonly skyline: Skyline;
  /** Each leads from what the question names to what is asked for, as a question in words. Never empty. */
  readonly subQuestions: readonly string[];
  /** Largest distance in the skyline between the answer and any topic entity, 1 or more. */
  readonly predictedDepth: number;
}

export const skyline: z.ZodType<Skyline> = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(["TOPIC", "ANSWER", "BETWEEN"]),
        text: z.string(),
        entities: z.array(z.string()),
      }),
    )
    .min(1),
  relations: z.array(
    z.object({
      text: z.string(),
      said: z.string().optional(),
      reads: z.enum(["FORWARD", "BACKWARD"]).optional(),
      candidates: z.array(
        z.object({
          iri: z.string(),
          label: z.string(),
          direction: z.enum(["FORWARD", "BACKWARD"]),
          score: z.number().min(0).max(1),
        }),
      ),
    }),
  ),
});
