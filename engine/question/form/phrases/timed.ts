import type { Description, Phrase, Things } from "./description.ts";
import { nounOf, phraseOf } from "./description.ts";
import type { Noun } from "./noun.ts";
import type { Predicate } from "./predicate.ts";

/**
 * A description of what was so at a time. Behind one relation that starts at a name the time stands by itself; what
 * else it is said of is set off by a comma, as the time holds for all of it.
 */
export function timed(description: Description, time: string, isOfOneRelation: boolean): Description {
  if (time === "") return description;
  if (description.is === "THINGS") {
    const [predicate, ...more] = description.predicates;
    if (isOfOneRelation && predicate !== undefined && more.length === 0) return withTime(description, predicate, time);
  } else if (description.noun.is === "NAME" && description.conditions.length === 1) {
    // "E was mayor of F in 1970".
    return { ...description, conditions: description.conditions.map((each) => timedPredicate(each, time)) };
  } else if (isOfOneRelation && description.counted !== undefined && description.conditions.length === 0) {
    return whenSaid(description, time);
  }
  const { singular: _singular, ...noun } = nounOf(description);
  return {
    ...phraseOf({ ...noun, text: `${noun.text}, ${time}`, joins: "COMMAS", isOpen: true }),
    kind: description.kind,
  };
}

function withTime(things: Things, predicate: Predicate, time: string): Things {
  return { ...things, predicates: [timedPredicate(predicate, time)] };
}

function timedPredicate({ reduced, own, many, one }: Predicate, time: string): Predicate {
  return {
    ...(reduced === undefined ? {} : { reduced: `${reduced} ${time}` }),
    ...(own === undefined ? {} : { own: `${own} ${time}` }),
    many: `${many} ${time}`,
    one: `${one} ${time}`,
    joins: "NONE",
    isOpen: false,
  };
}

const PAST = "in the past";

/** "the former wife of E", "the mayor of E in 1970" */
function whenSaid({ noun, alone, counted, predicate, kind, conditions }: Phrase, time: string): Phrase {
  const say = (text: string): string =>
    time === PAST && text.startsWith("the ") && !/^the (?:one|ones) /u.test(text)
      ? `the former ${text.slice("the ".length)}`
      : `${text} ${time}`;
  const said = (each: Noun): Noun => ({ ...each, text: say(each.text), isOpen: false });
  return {
    is: "PHRASE",
    noun: said(noun),
    alone: say(alone),
    ...(counted === undefined ? {} : { counted: said(counted) }),
    predicate: timedPredicate(predicate, time),
    kind,
    conditions,
  };
}
