import type { Reading } from "../../../engine/question/analysis.ts";
import type { FollowForm, Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import { notEnglish } from "../language/english.ts";
import { phraseText, wordsOf } from "../language/words.ts";
import { askedWords } from "../accounting/asked-question.ts";
import { asksOfNoFact } from "../accounting/no-fact.ts";
import { answeringAsAsked } from "../accounting/meant-answers.ts";
import { kindAsked } from "../linking/kind-asked.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { roleAt } from "../role-wordings/in-roles.ts";
import { GRAPH_LED } from "../weights.ts";

/**
 * What a question means that says of one name, by a verb of people ("who looks after E"), what the graph has a noun
 * for, where that relation is among those around the name.
 */
export function byRole(input: GraphLedInput): Reading | undefined {
  const words = wordsOf(input.question);
  if (notEnglish(words, input.question, input.mentions) !== undefined) return undefined;
  if (asksOfNoFact(input.question, input.mentions)) return undefined;
  const found = roleAt(input);
  if (found === undefined) return undefined;
  const { relation, name, isRoleOf } = found.called;
  const direction = isRoleOf === found.isReversed ? "FORWARD" : "BACKWARD";
  const kinds = found.wanted.length === 0 ? [] : kindsSaid(found.wanted, input.catalogue);
  if (found.wanted.length > 0 && kinds.length === 0) return undefined;
  const candidates = found.name.candidates.filter(
    ({ iri, match }) =>
      match !== "FUZZY" &&
      input.around.some(
        ({ things, relations }) =>
          things.includes(iri) && relations.some((each) => each.iri === relation.iri && each.direction === direction),
      ),
  );
  const best = candidates[0]?.score ?? 0;
  const meant = candidates.filter(({ score }) => score >= best);
  if (meant.length === 0) return undefined;
  const way: RelationCandidate = { iri: relation.iri, label: relation.label, direction, score: 1 };
  const followed: FollowForm = {
    kind: "follow",
    from: {
      kind: "mention",
      text: found.name.text,
      candidates: meant.map(({ iri, label, score }) => ({ iri, label, score })),
    },
    relation: { text: name, candidates: [way] },
  };
  const text = phraseText(found.wanted);
  const form: Form =
    kinds.length === 0
      ? followed
      : { kind: "intersect", sets: [{ kind: "instances", text, candidates: kinds }, followed] };
  if (answeringAsAsked(form, askedWords(words), input.catalogue) !== form) return undefined;
  const asks = found.leadsToPlace ? undefined : kindAsked(form, words, 0, input.catalogue);
  return { form, score: GRAPH_LED.byRole, doubts: [found.told], ...(asks === undefined ? {} : { asks }) };
}
