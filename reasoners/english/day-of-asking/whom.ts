import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { isSet, type Form, type MentionForm, type SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { isOneThing } from "../grammar/comparisons/whether-more.ts";
import { DETERMINERS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { kindsSaid, placeOf, typesOf } from "../measured-wordings/asked.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";

/** Reads a question as it stands; what it gives is linked throughout. */
export type Read = (input: AnalysisInput) => readonly Reading[];

/** Those who are asked about. */
export interface Whom {
  readonly set: SetForm;
  /** The classes that they are known to be of, with those above; empty where nothing is known. */
  readonly types: readonly string[];
  readonly readAs?: readonly string[];
}

type Span = readonly [from: number, to: number];

/**
 * The one thing that words stand for, the likeliest first: a name, a kind and a name, or what is something to what is
 * named. What has a name may be what somebody is: "the president of E".
 */
export function onesSaid(input: AnalysisInput, words: readonly Word[], span: Span, read: Read): readonly Whom[] {
  const named = nameAt(input, words, span);
  const described = oneDescribed(input, words, span, read);
  return [named, described].flatMap((each) => each ?? []);
}

function oneDescribed(input: AnalysisInput, words: readonly Word[], span: Span, read: Read): Whom | undefined {
  for (const { form, readAs } of readSpan(input, words, span, read)) {
    if (!isSet(form) || !(isOneThing(form) || isFirst(form)) || form.kind === "mention" || form.kind === "except")
      continue;
    return { set: form, types: typesIn(form, input), ...(readAs === undefined ? {} : { readAs }) };
  }
  return undefined;
}

/** "The oldest painter": the first of all of a kind. */
function isFirst(form: SetForm): boolean {
  if (form.kind === "at") return isFirst(form.set);
  if (form.kind === "follow") return isFirst(form.from);
  return form.kind === "extreme" && form.many === undefined && form.ofEach === undefined;
}

/** All of a kind, or those of it of whom something is said. */
export function kindAt(input: AnalysisInput, words: readonly Word[], span: Span, read: Read): Whom | undefined {
  for (const { form, readAs } of readSpan(input, words, span, read)) {
    if (!isSet(form)) continue;
    const types = typesIn(form, input);
    const isOfKind = [...nodesOf(form)].some(({ node }) => node.kind === "instances" && node.candidates.length > 0);
    if (isOfKind && types.length > 0) return { set: form, types, ...(readAs === undefined ? {} : { readAs }) };
  }
  return undefined;
}

/** "E", "the E", "the church E" where E is a church. */
function nameAt(input: AnalysisInput, words: readonly Word[], [from, to]: Span): Whom | undefined {
  for (const mention of input.mentions) {
    const [start, end] = placeOf(mention, words);
    if (end !== to || start < from || end <= start) continue;
    const kind = words.slice(from, start).filter(({ lower }) => !DETERMINERS.has(lower));
    const meant = meantBy(mention, kind, input);
    if (meant === undefined) continue;
    const set: MentionForm = { kind: "mention", text: mention.text, candidates: meant.candidates.map(linkedTo) };
    return { set, types: typesOf(meant, input) };
  }
  return undefined;
}

function meantBy(mention: Mention, kind: readonly Word[], { catalogue }: AnalysisInput): Mention | undefined {
  const known = mention.candidates.filter((each) => !isOnlyAlike(each));
  const kinds = kind.length === 0 ? [] : kindsSaid(kind, catalogue).map(({ iri }) => iri);
  if (kind.length > 0 && kinds.length === 0) return undefined;
  const candidates = known.filter(
    (each) => kind.length === 0 || withAbove(each.types, catalogue).some((iri) => kinds.includes(iri)),
  );
  return candidates.length === 0 ? undefined : { ...mention, candidates };
}

function readSpan(input: AnalysisInput, words: readonly Word[], [from, to]: Span, read: Read): readonly Reading[] {
  if (to <= from) return [];
  return read(withPieces(input, [{ from, to }], words)).filter(
    ({ form, doubts = [], unchecked = [], untold = [] }) =>
      doubts.length + unchecked.length + untold.length === 0 && [...nodesOf(form)].every(({ node }) => isSaid(node)),
  );
}

/** Is it called by the words, and not just by some that are like them? */
export function isSaid(node: Form): boolean {
  const relation = relationOf(node);
  if (relation === undefined) return true;
  const [best] = relation.candidates;
  return best !== undefined && relation.any !== true && best.loose !== true && best.narrower !== true;
}

/** The classes that the members of a set are of, as far as its outermost part tells. */
function typesIn(set: SetForm, input: AnalysisInput): readonly string[] {
  const { catalogue } = input;
  switch (set.kind) {
    case "instances":
      return withAbove(
        set.candidates.slice(0, 1).map(({ iri }) => iri),
        catalogue,
      );
    case "follow": {
      const [best] = set.relation.candidates;
      const relation = relationEntry(catalogue, best?.iri);
      return withAbove(
        (best?.direction === "BACKWARD" ? relation?.subjectClasses : relation?.objectClasses) ?? [],
        catalogue,
      );
    }
    case "where":
    case "at":
    case "extreme":
    case "except":
      return typesIn(set.set, input);
    case "intersect":
      return [...new Set(set.sets.flatMap((each) => typesIn(each, input)))];
    default:
      return [];
  }
}

function withAbove(types: readonly string[], catalogue: Catalogue): readonly string[] {
  return [...new Set(types.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]))];
}
