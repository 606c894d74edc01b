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
      description: "Open paths that are kept at each level, for each topic entity. 1 searches without a beam.",
    },
    depth: { type: whole(1, 6), default: 4, description: "Steps of a path, at most." },
    mostCandidates: { type: whole(1, 100), default: 30, description: "Next steps that are considered for one path." },
    alpha: {
      type: z.number().min(0).max(1),
      default: 0.3,
      description: "α: weight, in the score of a step, of the best step that can follow it.",
    },
    lookAhead: {
      type: z.boolean(),
      default: true,
      description: "Whether the steps that can follow a step count in its score. Otherwise only S_0 counts.",
    },
    retrieval: {
      type: z.enum(["PATH_RAG", "VANILLA", "KAPING"]),
      default: "PATH_RAG",
      description: "How steps are retrieved.",
      enumeration: {
        name: "FidelisRetrieval",
        description: "How FIDELIS retrieves steps.",
        values: {
          PATH_RAG: "By the relation, the entity and the steps that can follow, each compared with the keywords.",
          VANILLA: "By relation and entity in one text, compared with the question. An ablation.",
          KAPING: "By the triple in one text, compared with the question. An ablation.",
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
          EMBEDDING:
            "By the cosine of their vectors. The vectors are from the configured embedding model, or else from the spelling.",
          BM25: "By the words that they share. An ablation.",
        },
      },
    },
    keywords: {
      type: z.boolean(),
      default: true,
      description: "Whether steps are retrieved by keywords and names of relations. Otherwise by the question.",
    },
    planning: {
      type: z.boolean(),
      default: true,
      description: "Whether the plan is shown to the reasoner when it chooses steps.",
    },
    verifier: {
      type: z.enum(["DEDUCTIVE", "ADEQUACY", "NONE"]),
      default: "DEDUCTIVE",
      description: "What ends a path.",
      enumeration: {
        name: "FidelisVerifier",
        description: "What ends a path of FIDELIS.",
        values: {
          DEDUCTIVE:
            "A path ends when the statement follows from it. A path whose last step does not follow is dropped.",
          ADEQUACY: "A path ends when it is enough to answer the question. An ablation.",
          NONE: "A path ends only at the maximum depth. An ablation.",
        },
      },
    },
    lastStep: {
      type: z.boolean(),
      default: true,
      description:
        "Whether the reasoner answers from the finished paths. Otherwise the ends of these paths are the answer.",
    },
    relationsPerLevel: {
      type: whole(1, 50),
      default: 30,
      description: "Relations that are followed at one level: those that are most similar to the keywords.",
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
