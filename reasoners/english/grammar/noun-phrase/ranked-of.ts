import names from "../../language/data/relations.json" with { type: "json" };
import type { LinkCandidate, RelationCandidate, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { type Word, wordsOf, phraseText } from "../../language/words.ts";
import { isCalledAlike } from "../../linking/bare-prepositions.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { classFit, namesEnd } from "../../linking/domain-range-fit.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, intersection, type Nominal, type Nominals, type Parse, parse } from "../parse.ts";

const MOST_WORDS = 3;
/** What "of" says of many of a kind, behind a rank. */
const SAID_BY_OF = ["by", "in"].map(wordsOf);
/** What makes a thing that of whoever did it, as owning or steering it may not: "author", "director". */
const MAKING = names.prepositions.by.map(wordsOf);

/**
 * "(The first) film of E" is one by E, and "(the longest) river of E" one in it: what is ranked is many of a kind,
 * which "of" says of whom they are or where. Only by relations of which the graph tells that such things have them.
 */
export function rankedOf(grammar: Grammar, from: number, to: number): Nominals {
  const { words, catalogue } = grammar;
  const of = words.findIndex(({ lower }, at) => at > from && at < to - 1 && lower === "of");
  if (of < 0 || of - from > MOST_WORDS || !grammar.isLowerCase(from, of)) return [];
  const noun = words.slice(from, of);
  const classes = linkClass(noun, catalogue);
  if (classes.length === 0) return [];
  const ofKind: SetForm = { kind: "instances", text: phraseText(noun), candidates: classes };
  const isOfKind = (each: RelationCandidate): boolean =>
    each.loose !== true && namesEnd(each, catalogue) && classFit(each, classes, catalogue) === 1;
  const isMaking = ({ iri }: RelationCandidate): boolean => MAKING.some((made) => isCalledAlike(made, iri, catalogue));
  return grammar.sets(of + 1, to).flatMap((inner) =>
    SAID_BY_OF.flatMap((said: readonly Word[], index): readonly Parse<Nominal>[] => {
      const linked = grammar.follow(inner, { words: said, role: "AFTER" });
      if (linked?.value.kind !== "follow" || linked.value.from !== inner.value) return [];
      const candidates = linked.value.relation.candidates.filter(
        (each) => isOfKind(each) && (index > 0 || isMaking(each)),
      );
      const [best] = candidates;
      if (best === undefined) return [];
      const isOpen = othersBetween(candidates, best, classes, catalogue);
      const meant = isOpen ? candidates.map((each): RelationCandidate => ({ ...each, loose: true })) : candidates;
      const set: SetForm = { ...linked.value, relation: { text: "of", candidates: meant } };
      const cost = inner.cost + costOf(best.score) + NOUNS.rankedOf * (index + 1);
      return [parse({ set: intersection([ofKind, set]), noun: ofKind.text }, cost)];
    }),
  );
}

/** May things of the kind be somebody's by other relations as well, as a film is that of whoever acts in it? */
function othersBetween(
  candidates: readonly RelationCandidate[],
  best: RelationCandidate,
  classes: readonly LinkCandidate[],
  catalogue: Catalogue,
): boolean {
  const [kind] = farEndsOf(best, catalogue);
  if (kind === undefined) return true;
  return catalogue.relations.some(({ iri, label }) => {
    if (candidates.some((each) => each.iri === iri)) return false;
    const other: RelationCandidate = { ...best, iri, label };
    if (!namesEnd(other, catalogue) || classFit(other, classes, catalogue) < 1) return false;
    return farEndsOf(other, catalogue).includes(kind);
  });
}

/** The kinds of what stands at the other end than a candidate leads to, the most frequent first. */
function farEndsOf({ iri, direction }: RelationCandidate, catalogue: Catalogue): readonly string[] {
  const relation = relationEntry(catalogue, iri);
  return (direction === "FORWARD" ? relation?.subjectClasses : relation?.objectClasses) ?? [];
}
