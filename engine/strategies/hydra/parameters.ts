import { z } from "zod";
import { checkParameters, declareParameters, type ValuesOf } from "../../question/parameters.ts";

const whole = (min: number, max: number): z.ZodType<number> => z.int().min(min).max(max);
const share: z.ZodType<number> = z.number().min(0).max(1);

/**
 * The parameters of Hydra (sections 3.1 to 3.4, appendix D), with the paper's values as defaults; and the bounds that
 * make every loop end.
 */
export const HYDRA_PARAMETERS = declareParameters({
  option: "hydra",
  inputType: "HydraOptions",
  description: "Parameters of the strategies HYDRA and HYDRA_E.",
  each: {
    maxDepth: { type: whole(1, 4), default: 3, description: "D_max: hops from a topic entity, at most." },
    alignment: {
      type: share,
      default: 0.75,
      description:
        "How similar a name of the question and a name in a source must be, for the source to know the thing.",
    },
    beam: { type: whole(1, 500), default: 100, description: "W_1: paths kept at each level, and by relevance." },
    crossBeam: { type: whole(1, 100), default: 20, description: "W_2: paths kept by the cross-source score." },
    paths: {
      type: whole(1, 10),
      default: 3,
      description: "W_max: paths kept in the end, sentences of each source, and sources that corroborate fully.",
    },
    semanticWeight: {
      type: share,
      default: 0.7,
      description: "λ_sem: weight of the similarity to the skyline in relevance; the rest weighs the topic entities.",
    },
    crossWeight: {
      type: share,
      default: 0.7,
      description: "α_cross: weight of relevance in the cross-source score; the rest weighs verification.",
    },
    graphTrust: { type: share, default: 1, description: "ρ: how much a graph is trusted." },
    documentTrust: { type: share, default: 0.8, description: "ρ: how much documents are trusted." },
    webTrust: { type: share, default: 0.7, description: "ρ: how much pages of the web are trusted." },
    corroboration: {
      type: share,
      default: 0.8,
      description: "γ: how similar two paths must be for one to corroborate the other.",
    },
    trustWeight: { type: share, default: 1 / 3, description: "α_1: weight of the source's trust in verification." },
    supportWeight: { type: share, default: 1 / 3, description: "α_2: weight of corroboration in verification." },
    consistencyWeight: {
      type: share,
      default: 1 / 3,
      description: "α_3: weight of the entities shared with the evidence subgraph in verification.",
    },
    predictions: {
      type: whole(0, 5),
      default: 3,
      description: "Answers that are predicted if two phases have found none. With 0 there is no third phase.",
    },
    minimumLength: {
      type: z.boolean(),
      default: false,
      description: "Whether paths below the minimum length of the paper are left out. Otherwise they are ranked lower.",
    },
    relationsPerLevel: {
      type: whole(1, 50),
      default: 24,
      description: "Relations that are followed from one level of the search: those that the skyline makes plausible.",
    },
    factsPerEntity: {
      type: whole(1, 500),
      default: 200,
      description: "Facts of one entity by one relation that are fetched.",
    },
    seed: {
      type: whole(0, 2_147_483_647),
      default: 1,
      description: "Seed for the relations that HYDRA_E draws at random.",
    },
    pruning: {
      type: z.enum(["CROSS_SOURCE", "RELEVANCE"]),
      default: "CROSS_SOURCE",
      description: "The scores by which paths are pruned.",
      enumeration: {
        name: "HydraPruning",
        description: "The scores by which HYDRA prunes paths.",
        values: {
          CROSS_SOURCE: "Relevance and verification across sources.",
          RELEVANCE: "Relevance alone: an ablation.",
        },
      },
    },
    searchGraphs: { type: z.boolean(), default: true, description: "Whether graphs are searched." },
    searchDocuments: { type: z.boolean(), default: true, description: "Whether documents are searched." },
    searchWeb: { type: z.boolean(), default: true, description: "Whether the web is searched." },
    selectSources: {
      type: z.boolean(),
      default: true,
      description: "Whether the first phase uses only selected sources. Otherwise it uses all available ones.",
    },
    refinePaths: {
      type: z.boolean(),
      default: true,
      description: "Whether the kept paths are summarised before they are judged.",
    },
  },
});

/** Values of Hydra's parameters. */
export type HydraOptions = ValuesOf<typeof HYDRA_PARAMETERS>;

/** The options with every default. */
export const DEFAULT_HYDRA_OPTIONS: HydraOptions = checkParameters(HYDRA_PARAMETERS, {});
