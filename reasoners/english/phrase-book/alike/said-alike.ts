import { HAVE, isAuxiliary } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { withoutAuxiliaries, withoutGenericDoer } from "./doers.ts";
import { GENERIC, PERSONS, TIMES } from "./generic-words.ts";
import { inBaseForms, inOneForm, NOISE, NOW, SORTS, THINGS } from "./in-one-form.ts";
import { askedInFront, beInFront, nameInFront, particleInFront, prepositionBehind } from "./in-order.ts";
import { asNoun, nounInFront, withoutPossessive } from "./nouns.ts";
import { ofAnybody } from "./of-anybody.ts";
import type { Step, Words } from "./step.ts";

/**
 * One wording for what is said in several ways by the small words of English alone: "when did they set E up", "when was
 * E set up" and "E, when was it set up"; "under whom does E work" and "who does E work under"; "who is E's boss", "boss
 * of E" and "name of E's boss". Only for comparison: it is no English.
 * @param words Those around the name, in lower case, with {@link THING} in place of it
 */
export function saidAlike(words: Words): Alike {
  return { said: STEPS.reduce((said, step) => step(said), words).join(" "), isPast: isOfPast(words) };
}

/** What all wordings of a question have in common; what was done and what is done may be told by two relations. */
export interface Alike {
  readonly said: string;
  readonly isPast: boolean;
}

/** An auxiliary says when; without one, the verb does. */
function isOfPast(words: Words): boolean {
  if (words.some((word) => PAST.has(word))) return true;
  return !words.some((word) => word !== "'s" && isAuxiliary(word)) && words.some((word) => isPast(word));
}

const PAST: ReadonlySet<string> = new Set(["did", "was", "were", "had"]);

/** Words that some wordings of a question have and others do not, all but the small ones of English. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...[GENERIC, PERSONS, TIMES, NOISE, SORTS, THINGS, HAVE].flatMap((words) => [...words]),
  ...[...NOW].flatMap((phrase) => phrase.split(" ")),
  ...["name", "call", "called", "got", "right", "present", "moment"],
]);

const STEPS: readonly Step[] = [
  ofAnybody,
  inOneForm,
  nameInFront,
  askedInFront,
  prepositionBehind,
  nounInFront,
  withoutAuxiliaries,
  beInFront,
  particleInFront,
  withoutGenericDoer,
  asNoun,
  withoutPossessive,
  inBaseForms,
];
