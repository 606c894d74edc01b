import ways from "../language/data/phrase-book/ways.json" with { type: "json" };
import { verbForms } from "../language/inflection.ts";

/** What people do, what happens and what things are called, of which questions are made in the usual ways. */
export interface Said {
  /** Verbs of whoever is asked for: "build", "put up", "look after E". */
  readonly who?: readonly string[];
  /** What they do: "the building work". */
  readonly deeds?: readonly string[];
  /** What they, or a value, are called: "the builder". */
  readonly nouns?: readonly string[];
  /** Verbs of what is done to the thing when it is asked for: "shut down". */
  readonly done?: readonly string[];
  /** Verbs of what the thing itself does then: "go out of use". */
  readonly goes?: readonly string[];
  /** What happens then: "closure". */
  readonly events?: readonly string[];
}

const THING = "E";

/** All questions that are made in the usual ways of what a row of the book has: each a line as people ask it. */
export function askedOf(said: Said): readonly string[] {
  const verbs = (lines: readonly string[] | undefined, templates: readonly string[]): readonly string[] =>
    listed(lines).flatMap((verb) => ofVerb(verb, templates));
  const nouns = (lines: readonly string[] | undefined, templates: readonly string[]): readonly string[] =>
    listed(lines).flatMap((noun) => templates.map((template) => template.replace("{noun}", noun)));
  return [
    ...verbs(said.who, listed(ways.who)),
    ...nouns(said.deeds, listed(ways.deeds)),
    ...nouns(said.nouns, listed(ways.nouns)),
    ...verbs(said.done, listed(ways.done)),
    ...verbs(said.goes, listed(ways.goes)),
    ...nouns(said.events, listed(ways.events)),
  ];
}

/** The same of what somebody did, who is named: "what did E build", "what is E the builder of". */
export function askedBack({ who, deeds, nouns }: Said): readonly string[] {
  const put = (lines: readonly string[] | undefined, templates: readonly string[]): readonly string[] =>
    listed(lines).flatMap((noun) => templates.map((template) => template.replace("{noun}", noun)));
  const verbs = listed(who).filter((verb) => !verb.split(" ").includes(THING) || verb.endsWith(` ${THING}`));
  return [
    ...verbs.flatMap((verb) => ofVerb(verb, listed(ways.whoBack))),
    ...put(deeds, listed(ways.deedsBack)),
    ...put(nouns, listed(ways.nounsBack)),
  ];
}

/** What stands in lines between semicolons. */
export function listed(lines: readonly string[] = []): readonly string[] {
  return lines.flatMap((line) => line.split("; "));
}

/** A verb in each template; where the thing stands with it, it stands in one place or the other: "put E up". */
function ofVerb(verb: string, templates: readonly string[]): readonly string[] {
  const [base = "", ...behind] = verb.split(" ");
  const [own, third = base, past = base, participle = base, gerund = base] = verbForms(base);
  const places = behind.includes(THING)
    ? [behind]
    : [
        [THING, ...behind],
        [...behind, THING],
      ];
  const alone = behind.filter((word) => word !== THING);
  const forms = { base: own ?? base, s: third, ed: past, done: participle, ing: gerund };
  return [...new Set(places.map((place) => place.join(" ")))].flatMap((place) =>
    templates.map((template) => {
      const passive = template
        .replace("{en}", [participle, ...alone].join(" "))
        .replace("{went}", [past, ...alone].join(" "))
        .replace("{goes}", [third, ...alone].join(" "));
      const bare = passive.replace("{go}", [base, ...alone].join(" "));
      return Object.entries(forms).reduce((line, [form, word]) => line.replace(`{${form}}`, `${word} ${place}`), bare);
    }),
  );
}
