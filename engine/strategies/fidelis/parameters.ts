import { z } from "zod";
import { checkParameters, declareParameters, type ValuesOf } from "../../question/parameters.ts";

const whole = (min: number, max: number): z.ZodType<number> => z.int().min(min).max(max);

/**
 * The parameters of FiDeLiS (sections 3.1 and 3.2, appendix A.4), with the paper's values as defaults; what its
 * ablations leave out; and the bounds that make every loop end.
 */
export const FIDELIS_PARAMETERS = declareParameters({
  option: "fidelis",
  inputType: "FidelisOptions",
  description: "Parameters of the strategy FIDELIS.",
  each: {
    width: {
      type: whole(1, 10),
      default: 4,
      description: "Open paths of each topic entity that are kept at a level; 1 searches without a beam.",
    },
    depth: { type: whole(1, 6), default: 4, description: "Steps of a path, at most." },
    mostCandidates: { type: whole(1, 100), default: 30, description: "Steps that one path may be gone on by." },
    alpha: {
      type: z.number().min(0).max(1),
      default: 0.3,
      description: "α: weight of the best step beyond in the score of a step.",
    },
    lookAhead: {
      type: z.boolean(),
      default: true,
      description: "Whether the steps beyond a step count in its score; else S_0 alone.",
    },
    retrieval: {
      type: z.enum(["PATH_RAG", "VANILLA", "KAPING"]),
      default: "PATH_RAG",
      description: "What steps are retrieved by.",
      enumeration: {
        name: "FidelisRetrieval",
        description: "What the steps of FIDELIS are retrieved by.",
        values: {
          PATH_RAG: "Relation, entity and the steps beyond, each by the keywords.",
          VANILLA: "Relation and entity in one text, by the question: an ablation.",
          KAPING: "The triple in one text, by the question: an ablation.",
        },
      },
    },
    similarity: {
      type: z.enum(["EMBEDDING", "BM25"]),
      default: "EMBEDDING",
      description: "How texts are compared.",
      enumeration: {
        name: "FidelisSimilarity",
        description: "How FIDELIS compares texts.",
        values: {
          EMBEDDING: "Cosine of their vectors: by the embedder that is configured, else by their spelling.",
          BM25: "The words that they share: an ablation.",
        },
      },
    },
    keywords: {
      type: z.boolean(),
      default: true,
      description: "Whether steps are retrieved by keywords and names of relations; else by the question.",
    },
    planning: { type: z.boolean(), default: true, description: "Whether the plan is shown where steps are chosen." },
    verifier: {
      type: z.enum(["DEDUCTIVE", "ADEQUACY", "NONE"]),
      default: "DEDUCTIVE",
      description: "What ends a path.",
      enumeration: {
        name: "FidelisVerifier",
        description: "What ends a path of FIDELIS.",
        values: {
          DEDUCTIVE: "The statement follows from it; a path whose last step does not follow is dropped.",
          ADEQUACY: "It suffices to answer the question: an ablation.",
          NONE: "The depth alone: an ablation.",
        },
      },
    },
    lastStep: {
      type: z.boolean(),
      default: true,
      description: "Whether the reasoner answers from the finished paths; else what they lead to is the answer.",
    },
    relationsPerLevel: {
      type: whole(1, 50),
      default: 30,
      description: "Relations that are looked along at one level: those that the keywords are nearest to.",
    },
    factsPerEntity: {
      type: whole(1, 500),
      default: 200,
      description: "Facts of one entity by one relation that are fetched.",
    },
  },
});

/** Values of the parameters. */
export type FidelisOptions = ValuesOf<typeof FIDELIS_PARAMETERS>;

/** The options with every default. */
export const DEFAULT_FIDELIS_OPTIONS: FidelisOptions = checkParameters(FIDELIS_PARAMETERS, {});
