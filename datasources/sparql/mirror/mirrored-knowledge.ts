import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { StoreWorker } from "../../embedded/store-worker.ts";
import { describeQuery, descriptionsOf } from "../../graph-index/describe.ts";
import { LabelIndex } from "../../graph-index/label-index.ts";
import { searchEntities } from "../../graph-index/search-entities.ts";
import { spotMentions } from "../../graph-index/spot-mentions.ts";
import { labelPredicates } from "../../graph-index/vocabulary.ts";
import type { Knowledge } from "../knowledge.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { subclassesOf } from "../subclasses.ts";
import { withoutMediators } from "./mediators.ts";
import { type Ask, digestOf, nTriples, readTriples } from "./read-triples.ts";

const SURVEY_TIMEOUT_MS = 120_000;

/** Reads a small graph whole, and knows of it what is known of an embedded one: by the same survey, in the same store. */
export async function mirroredKnowledge(settings: ResolvedSettings, ask: Ask): Promise<Knowledge> {
  const { id, vocabulary: given, profile, rowCap, isIgnored } = settings;
  const kept = new Set(Object.values(given).flatMap((part) => (Array.isArray(part) ? (part as readonly string[]) : [])));
  const read = await readTriples(rowCap, (predicate) => kept.has(predicate) || !isIgnored(predicate), ask);
  const names: Partial<Vocabulary> = { label: labelPredicates(given), ...(given.alias === undefined ? {} : { alias: given.alias }) };
  const triples = profile.mediators === undefined ? read : withoutMediators(read, profile.mediators, names);
  const bytes = Buffer.from(nTriples(triples), "utf8");
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  const store = new StoreWorker(id, [{ path: `${id}.nt`, format: "application/n-triples", bytes: shared }]);
  try {
    await store.load();
    const survey = await store.ask({ kind: "survey", settings: given }, { timeoutMs: SURVEY_TIMEOUT_MS });
    const catalogue = await store.ask({ kind: "catalogue", settings: given }, { timeoutMs: SURVEY_TIMEOUT_MS });
    const index = new LabelIndex(survey);
    const { vocabulary } = survey;
    return {
      version: digestOf(read, vocabulary),
      vocabulary,
      asOf: settings.asOf ?? survey.asOf,
      licence: settings.licence ?? survey.licence,
      spotMentions: async (text) => spotMentions(text, index),
      subclasses: subclassesOf(survey.parents, profile.limits.subclasses),
      searchEntities: async (name, limit) => searchEntities(name, limit, index),
      catalogue: async () => catalogue,
      async describe(iris, asking) {
        const rows = await asking.whole(describeQuery(iris, vocabulary));
        return descriptionsOf({ rows, variables: [], truncated: false }, vocabulary, (types) => index.typesOf({ types }));
      },
    };
  } finally {
    await store.close();
  }
}
