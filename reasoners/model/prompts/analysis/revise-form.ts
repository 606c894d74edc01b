import type { Json } from "../../../../engine/json.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue, Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import {
  namesFound,
  type PartTried,
  reviseForm,
  type ReviseFormInput,
  type RevisedReadings,
  type TriedForm,
  type WhyNothing,
} from "../../../../engine/question/revise-form.ts";
import { definePrompt } from "../../prompt.ts";
import { readingsOf } from "./read-readings.ts";
import { REVISION_EXAMPLES, REVISION_INSTRUCTIONS } from "./revision-instructions.ts";
import { shortlist, type Shortlist } from "./shortlist.ts";
import { type AnalysisIds, shownInput } from "./shown-input.ts";
import { stepsOfForm } from "./steps-of-form.ts";
import { analysisReply, type AnalysisReply } from "./wire.ts";

const MOST_TEXT = 60;

/** The question as another form, by what came of those before and what the graph has nearest to it. */
export const reviseFormPrompt = definePrompt<ReviseFormInput, RevisedReadings, AnalysisReply>({
  task: reviseForm,
  version: 5,
  instructions: REVISION_INSTRUCTIONS,
  reply: analysisReply,
  examples: REVISION_EXAMPLES,
  prepare(input) {
    const names = namesFound(input.question, input.tried);
    const { data, ids } = shownInput(input, withNearest(shortlist(input), names, input));
    const all = { ...input, mentions: [...input.mentions, ...names], catalogue: withValuesFound(input) };
    return {
      data: { ...(data as Readonly<Record<string, Json>>), tried: shownForms(input.tried, ids) },
      read(reply) {
        const { readings, reason, dropped } = readingsOf(reply, ids, all);
        return { output: { readings, reason }, dropped };
      },
    };
  },
});

/** The catalogue with the values that were found where none passed a condition: a model may take one of them. */
function withValuesFound({ catalogue, tried }: ReviseFormInput): Catalogue {
  const found = new Map<string, readonly string[]>();
  for (const { form, parts } of tried)
    for (const { node, slot } of nodesOf(form)) {
      const values = parts.find((part) => part.slot === slot)?.nothing?.nearest.values ?? [];
      for (const { iri } of relationOf(node)?.candidates ?? []) found.set(iri, [...(found.get(iri) ?? []), ...values]);
    }
  return {
    ...catalogue,
    relations: catalogue.relations.map((entry) =>
      found.has(entry.iri) ? { ...entry, values: [...(entry.values ?? []), ...(found.get(entry.iri) ?? [])] } : entry,
    ),
  };
}

/** What a model is shown of the graph, with what lies nearest to what was not found. */
function withNearest(shown: Shortlist, names: readonly Mention[], { tried, catalogue }: ReviseFormInput): Shortlist {
  const near = new Set(
    tried.flatMap(({ parts }) =>
      parts.flatMap(({ nothing }) => nothing?.nearest.relations.map(({ iri }) => iri) ?? []),
    ),
  );
  const more = catalogue.relations.filter((entry) => near.has(entry.iri) && !shown.relations.includes(entry));
  return {
    ...shown,
    relations: [...shown.relations, ...more],
    mentions: [...shown.mentions, ...names],
    relationsLeftOut: shown.relationsLeftOut - more.length,
  };
}

function shownForms(tried: readonly TriedForm[], ids: AnalysisIds): readonly Json[] {
  const told = new Set<string>();
  return tried.map((each) => shownForm(each, ids, told));
}

/** @param told what was shown to be there, by the words of the part: it is not shown twice */
function shownForm({ form, parts }: TriedForm, ids: AnalysisIds, told: Set<string>): Json {
  const written = stepsOfForm(form, ids);
  const stepOf = ({ slot }: PartTried): string | undefined => written?.bySlot.get(slot);
  const wordsOf = new Map([...ids.relations].map(([id, { iri }]) => [iri, id]));
  return {
    ...(written === undefined ? {} : { steps: written.steps.map(withWhatItSays), answer: written.answer }),
    found: parts.flatMap((part): Json[] => {
      const step = stepOf(part);
      return part.nothing !== undefined || step === undefined
        ? []
        : [
            {
              ...{ step, members: part.found, some: part.some.map(short) },
              ...(part.inTexts === true ? { in: "texts" } : {}),
            },
          ];
    }),
    nothing: parts.flatMap((part): Json[] => {
      if (part.nothing === undefined) return [];
      const { why, words, nearest } = part.nothing;
      const relations = nearest.relations.flatMap(({ iri, direction, samples }): Json[] => {
        const id = wordsOf.get(iri);
        return id === undefined ? [] : [{ id: direction === "FORWARD" ? id : `^${id}`, leadsTo: samples.map(short) }];
      });
      const there = {
        ...(relations.length === 0 ? {} : { relationsThere: relations }),
        ...(nearest.values.length === 0 ? {} : { valuesThere: nearest.values.map(short) }),
      };
      const key = JSON.stringify([words, there]);
      const isTold = told.has(key);
      told.add(key);
      return [
        {
          step: stepOf(part) ?? null,
          words: short(words),
          why: WHY[why],
          ...(isTold ? {} : there),
        },
      ];
    }),
  };
}

/**
 * A step without members that say nothing, which may be left out of a reply as well. Of which type a value is tells the
 * step that gives it ("of").
 */
function withWhatItSays(step: Readonly<Record<string, Json>>): Json {
  const isGiven = step["op"] === "filter" && step["of"] !== null;
  return Object.fromEntries(
    Object.entries(step).filter(
      ([member, value]) =>
        !(isGiven && member === "type") &&
        value !== null &&
        value !== false &&
        value !== "" &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const WHY: Readonly<Record<WhyNothing, string>> = {
  NAMELESS: "what is there has no name, and nothing leads on from it here: take relations that lead over it (via)",
  NAME: "nothing is called so; what is called something like it stands among the names",
  NO_RELATION: "no relation was given, and there are no texts to look into",
  TEXTS_SILENT: "texts were read, and say nothing of it; they are not read for the same words again",
  NO_FACTS: "from what was found before it these relations lead to nothing",
  NO_VALUE: "no value passes",
  NOT_TOGETHER: "nothing is in all of these sets",
  LEFT_OUT: "each member of its set is left out, or nothing is stated that tells whether it is",
  OTHER_TIME: "nothing of it holds at the time",
};

function short(text: string): string {
  return cleanText(text, MOST_TEXT);
}
