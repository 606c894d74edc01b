import type { RelationPhrase, SetForm, CountTally } from "../../../../engine/question/form/logical-form.ts";
import { DO, HAVE, isFunctionWord } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { classFit } from "../../linking/domain-range-fit.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { Grammar } from "../grammar.ts";
import { classBehind } from "../noun-phrase/valued-class.ts";
import type { Parse } from "../parse.ts";
import { saidOf } from "../relation/fitted.ts";
import { areThings } from "../totals/total-phrase.ts";
import { isCountable } from "../verb-phrase/counted.ts";
import { isVerbPhrase } from "../verb-phrase/verb.ts";

/** Of how many things of what one has it is told. */
export interface CountedMeasure {
  readonly by: RelationPhrase;
  readonly tally?: CountTally;
  readonly cost: number;
}

/**
 * "(Films that E) directed", "(children that E) has": the relation from whoever is told of to the things that are
 * counted, and which of them count. What is had is told by its noun: a number that the graph states of it is taken.
 * @param owner whoever is told of
 * @param noun where the words for the things stand
 * @param verb what is done to them; "have", "has" where nothing else is
 */
export function countedMeasures(
  grammar: Grammar,
  owner: Parse<SetForm>,
  [from, to]: readonly [number, number],
  verb: readonly Word[],
): readonly CountedMeasure[] {
  const isHad = verb.every(({ lower }) => HAVE.has(lower) || DO.has(lower));
  if (isHad) {
    const noun = grammar.words.slice(from, to);
    const stated = statedNumber(grammar, owner, noun);
    if (stated !== undefined) return [stated];
    const linked = grammar.follow(owner, { words: noun, role: "NOUN" });
    if (linked?.value.kind !== "follow" || linked.value.from !== owner.value) return [];
    const { relation } = linked.value;
    const cost = linked.cost - owner.cost;
    const things = toThings(grammar, relation);
    if (things !== undefined) return [{ by: things, tally: { how: "count" }, cost }];
    return areNumbers(grammar, relation) ? [{ by: relation, cost }] : [];
  }
  const linked = grammar.follow(owner, { words: verb, role: verb.at(-1)?.lower === "by" ? "AFTER" : "BEFORE" });
  if (linked?.value.kind !== "follow" || linked.value.from !== owner.value) return [];
  const relation = toThings(grammar, linked.value.relation);
  if (relation === undefined) return [];
  return grammar.sets(from, to).map((things) => ({
    by: relation,
    tally: { how: "count", among: things.value },
    cost: linked.cost - owner.cost + things.cost,
  }));
}

/**
 * "(Roads that) cross E", "(hulls that were) made by E": those who do it to whoever is told of.
 * @param things where the words for them stand
 */
export function countedDoers(
  grammar: Grammar,
  owner: Parse<SetForm>,
  [from, to]: readonly [number, number],
  verb: readonly Word[],
): readonly CountedMeasure[] {
  if (verb.every(({ lower }) => isFunctionWord(lower)) || !isVerbPhrase(verb, grammar.catalogue)) return [];
  const linked = grammar.follow(owner, { words: verb, role: "AFTER" });
  if (linked?.value.kind !== "follow" || linked.value.from !== owner.value) return [];
  const way = linked.value;
  return grammar.sets(from, to).flatMap((things): readonly CountedMeasure[] => {
    const said = saidOf(things.value, way, grammar);
    const kind = classBehind(things.value);
    // Guilds pass no town, though canals do.
    const candidates = (said.kind === "follow" ? said.relation.candidates : []).filter(
      (each) => kind === undefined || classFit(each, kind.candidates, grammar.catalogue) === 1,
    );
    const relation = toThings(grammar, { ...way.relation, candidates });
    if (relation === undefined) return [];
    const cost = linked.cost - owner.cost + things.cost;
    return [{ by: relation, tally: { how: "count", among: things.value }, cost }];
  });
}

/** The number of them that the graph states, which comes before what can be counted. */
function statedNumber(grammar: Grammar, owner: Parse<SetForm>, words: readonly Word[]): CountedMeasure | undefined {
  const linked = grammar.follow(owner, { words, role: "NOUN", wanted: "NUMBER" });
  if (linked?.value.kind !== "follow" || linked.value.from !== owner.value) return undefined;
  const { relation } = linked.value;
  const isSaid = relation.candidates.every(({ loose, narrower }) => loose !== true && narrower !== true);
  return isSaid && areNumbers(grammar, relation) ? { by: relation, cost: linked.cost - owner.cost } : undefined;
}

/** The relation as far as it leads to things, where it does so first of all. */
function toThings(grammar: Grammar, relation: RelationPhrase): RelationPhrase | undefined {
  const candidates = relation.candidates.filter((each) => areThings(grammar, { ...relation, candidates: [each] }));
  const [best] = relation.candidates;
  return best !== undefined && candidates.includes(best) && isCountable(relation)
    ? { ...relation, candidates }
    : undefined;
}

function areNumbers({ catalogue }: Grammar, { candidates }: RelationPhrase): boolean {
  return (
    candidates.length > 0 &&
    candidates.every(
      ({ iri, direction }) => direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "NUMBER",
    )
  );
}
