import type { FollowForm, RelationPhrase } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { extremeRelations, namedMeasures, type Linking } from "../grammar/scale.ts";
import { QuestionLinks } from "../grammar/question-links.ts";
import type { Work } from "../grammar/work.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { phraseText, type Word } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";
import type { Claim, MeasureClaim, NameClaim, RankClaim, RelationClaim } from "./claims.ts";
import { type Kinds, meet, startOf } from "./kinds.ts";
import type { Layout } from "./layout.ts";
import { isContent } from "./spans.ts";
import { isAround, kindsOfName, type Around } from "./queries.ts";

/** What is measured of things, and which end of it is meant. */
export interface Measured {
  readonly by: RelationPhrase;
  readonly direction: "max" | "min";
}

/** What phrases of one question may measure. */
export function linkingOf(catalogue: Catalogue, work: Work): Linking {
  const links = new QuestionLinks(catalogue, work);
  return { catalogue, link: (phrase) => links.of(phrase) };
}

/**
 * The one relation by which things of some kinds are ranked: the one that is named ("the highest population", "born
 * first"), or that the adjective says by itself. Undefined where there is none, or there are several.
 */
export function measureOf(
  rank: RankClaim,
  named: RelationClaim | undefined,
  kinds: Kinds,
  linking: Linking,
): Measured | undefined {
  const measures = named === undefined ? byItself(rank, linking) : byName(rank, named.words, linking);
  const fitting = measures.flatMap(({ by, direction }): readonly Measured[] => {
    const candidates = by.candidates.filter(
      (each) => each.loose !== true && each.narrower !== true && meet(kinds, startOf(each, linking.catalogue)),
    );
    return candidates.length === 0 ? [] : [{ by: { ...by, candidates }, direction }];
  });
  const [only] = fitting;
  const relations = new Set(fitting.flatMap(({ by }) => by.candidates.map(({ iri }) => iri)));
  return relations.size === 1 && fitting.length === 1 ? only : undefined;
}

function byItself({ base }: RankClaim, linking: Linking): readonly Measured[] {
  if (base === undefined) return [];
  return extremeRelations(linking, base, undefined).map(({ relation, direction }) => ({ by: relation, direction }));
}

function byName({ base, isLeast }: RankClaim, words: readonly Word[], linking: Linking): readonly Measured[] {
  if (base !== undefined)
    return namedMeasures(linking, base, words).map(({ relation, direction }) => ({ by: relation, direction }));
  const candidates = linking
    .link({ words: saidOnce(words), role: "NOUN", known: "ENTITY", wanted: "NUMBER" })
    .filter(
      ({ direction, iri }) => direction === "FORWARD" && relationEntry(linking.catalogue, iri)?.objectKind === "NUMBER",
    );
  return candidates.length === 0
    ? []
    : [{ by: { text: phraseText(words), candidates }, direction: isLeast ? "min" : "max" }];
}

/** "More people live" says of whom there are more, and by the verb no more than that there are. */
function saidOnce(words: readonly Word[]): readonly Word[] {
  const [first, ...others] = words.filter(isContent);
  const saysAll = first !== undefined && others.every(({ roots }) => roots.some((root) => first.roots.includes(root)));
  return saysAll ? [first] : words;
}

/** "How tall is E": the value of the one relation that the adjective says of what is named. */
export function valueOf(
  { words }: Layout,
  claims: readonly Claim[],
  around: Around,
  linking: Linking,
): FollowForm | undefined {
  const [name, measure] = [
    claims.find((claim): claim is NameClaim => claim.kind === "name"),
    claims.find((claim): claim is MeasureClaim => claim.kind === "measure"),
  ];
  if (name === undefined || measure === undefined || claims.length > 2) return undefined;
  if (words.some(({ lower }, at) => PREPOSITIONS.has(lower) && !(name.from <= at && at < name.to))) return undefined;
  const kinds = kindsOfName(name, around.catalogue);
  const found = extremeRelations(linking, measure.base, undefined)
    .flatMap(({ relation }) => relation.candidates)
    .filter((each) => meet(kinds, startOf(each, around.catalogue)) && isAround(each, name, around));
  const [only, ...others] = new Map(found.map((each) => [each.iri, each])).values();
  // When something began is not how old it is.
  const isDate = relationEntry(around.catalogue, only?.iri)?.objectKind === "DATE";
  return only === undefined || others.length > 0 || isDate
    ? undefined
    : { kind: "follow", from: name.form, relation: { text: measure.base, candidates: [only] } };
}
