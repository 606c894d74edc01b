import type { Form } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { BE, DETERMINERS, MARKS } from "../../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../../language/question-words.ts";
import { endsAsParticiple, isPast, sameVerb } from "../../language/word-forms.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { relationNames } from "../../linking/relation-names.ts";
import type { Said } from "../demand.ts";

/**
 * True for "what eats E" and "what is E eaten by" read as "the eats of E": a relation that is called by what its
 * subject does, and no more, leads from whoever does it, and these are what is asked for.
 */
export function answersWithWhatIsDone(form: Form, { words, start }: Said, catalogue: Catalogue): boolean {
  if (form.kind !== "follow" || form.from.kind !== "mention") return false;
  const verb = verbOfDoer(words, start, wordsOf(form.from.text).length);
  const [best] = form.relation.candidates;
  if (verb === undefined || best?.direction !== "FORWARD") return false;
  const label = relationEntry(catalogue, best.iri)?.label ?? "";
  // "Tutors" may be those of somebody, as far as the graph tells.
  const called = relationNames(catalogue)
    .byRelation.get(best.iri)
    ?.find(({ text }) => text === label);
  if (called?.verbOrAgents !== undefined && called.verbOrAgents !== "VERB") return false;
  const [deed, ...others] = wordsOf(label.slice(0, LONGEST_NAME));
  return deed !== undefined && others.length === 0 && saysWhatIsDone(deed.lower) && sameVerb(deed.lower, verb);
}

const LONGEST_NAME = 80;

/** "Eats": a verb of one who does it. */
function saysWhatIsDone(lower: string): boolean {
  return (
    lower.endsWith("s") &&
    englishDictionary()
      .lemmasOf(lower, "v")
      .some((base) => base !== lower)
  );
}

/** The verb right between the question word and a name, with nothing behind that; or the last, before "by". */
function verbOfDoer(words: readonly Word[], start: number, lengthOfName: number): string | undefined {
  const said = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  const asking = said[0]?.lower ?? "";
  const [verb, article] = [said[1]?.lower ?? "", said[2]?.lower ?? ""];
  if (!OF_PERSONS.has(asking) && !OF_THINGS.has(asking)) return undefined;
  const isEnd = said.length === 2 + lengthOfName + (DETERMINERS.has(article) ? 1 : 0);
  if (isEnd && !BE.has(verb)) return verb;
  // "What was eaten by E" asks for what is done.
  const [done, by] = said.slice(-2).map(({ lower }) => lower);
  return BE.has(verb) && by === "by" && done !== undefined && isDone(done) ? done : undefined;
}

function isDone(lower: string): boolean {
  return isPast(lower) || endsAsParticiple(lower);
}
