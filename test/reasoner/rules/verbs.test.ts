import { describe, expect, test } from "vitest";
import { applied, type Parse, type Predicate } from "../../../reasoners/english/grammar/parse.ts";
import { BEHIND_OBJECT_RULES, behindObject } from "../../../reasoners/english/grammar/verb-phrase/behind-object.ts";
import { clauseOf, GAP_RULES } from "../../../reasoners/english/grammar/verb-phrase/object-gap.ts";
import { VERB_RULES } from "../../../reasoners/english/grammar/verb-phrase/verb-and-object.ts";
import { verbsAt } from "../../../reasoners/english/grammar/verb-phrase/verb.ts";
import { wordsOf } from "../../../reasoners/english/language/words.ts";
import type { EndKind } from "../../../reasoners/english/linking/phrase-to-link.ts";
import { showForm } from "../show-form.ts";
import { worldOf } from "../world.ts";
import * as harbour from "../harbour.ts";
import { type Examples, first, grammarOf, round, THINGS } from "./example.ts";

/** Ponds of a kind: in the harbour nothing is said to be of one. */
const ponds = worldOf({ Alpine: "kind" }, { pond: [], kind: [] }, [["type", "pond", "kind"]]);

/** Said of things of any kind, by all verbs that the words may begin with. */
const VERBS: Examples<typeof VERB_RULES> = {
  same: [["is the Grey Heron", "Grey Heron & all things", 0.3]],
  "of a kind": [["are Alpine", "^type(Alpine) & all things", 0.14]],
  sharing: [
    ["has the same captain as the Grey Heron", "^captain(captain(Grey Heron)) & all things except Grey Heron", 0.14],
    ["shares captains with the Grey Heron", "^captain(captain(Grey Heron)) & all things except Grey Heron", 0.19],
  ],
  "each of two objects": [
    ["built the Grey Heron and the Blue Tern", "all things & built by(Blue Tern) & built by(Grey Heron)", 0.16],
  ],
  "one of several objects": [
    ["built the Grey Heron or the Blue Tern", "all things & built by(Blue Tern) | built by(Grey Heron)", 0.16],
    ["built either the Grey Heron or the Blue Tern", "all things & built by(Blue Tern) | built by(Grey Heron)", 0.16],
  ],
  "one object, but not the other": [
    [
      "built the Grey Heron but not the Blue Tern",
      "all things & built by(Grey Heron) except built by(Blue Tern)",
      0.29,
    ],
    [
      "built neither the Grey Heron nor the Blue Tern",
      "all things except built by(Grey Heron) except built by(Blue Tern)",
      0.34,
    ],
  ],
  object: [
    ["built the Grey Heron", "all things & built by(Grey Heron)", 0.07],
    ["was built by Piet Brand", "^built by(Piet Brand) & all things", 0.06],
  ],
  "all objects, or no others": [
    [
      "built every ship captained by Anna Holm",
      "all things where ^built by every (^captain(Anna Holm) & all ship)",
      0.3,
    ],
    ["built only Grey Heron", "all things where ^built by only (Grey Heron)", 0.21],
  ],
  "so many objects": [
    ["built the most ships", "max 1 of all things by count of ^built by among (all ship)", 0.19],
    ["built at least two ships", "all things where count of ^built by among (all ship) >= 2", 0.19],
    ["was built by exactly one person", "all things where count of built by among (all person) = 1", 0.19],
  ],
};

const BEHIND_OBJECT: Examples<typeof BEHIND_OBJECT_RULES> = {
  "verb around its object": [["commanded Grey Heron in", "all things & captain(Grey Heron)", 0.22]],
  "two objects": [
    ["built the Grey Heron for Anna Holm", '"built for"(Anna Holm) & all things & built by(Grey Heron)', 2.63],
    [
      "built the Grey Heron with Anna Holm",
      "all things & built by(Grey Heron & ^built by(Anna Holm)) except Anna Holm",
      0.13,
    ],
  ],
};

/** Said by a clause of things of any kind, which are its object. */
type Gap = readonly [words: string, form: string, cost: number, fronted: string, wanted: EndKind];

const GAPS: Examples<typeof GAP_RULES, Gap> = {
  role: [["Anna Holm is the captain of", "^captain(Anna Holm) & all things", 0.06, "", "ENTITY"]],
  "each of two subjects": [
    ["Anna Holm and Piet Brand built", "^built by(Anna Holm) & ^built by(Piet Brand) & all things", 0.14, "", "ENTITY"],
  ],
  "one of several subjects": [
    ["Anna Holm or Piet Brand built", "^built by(Anna Holm) | ^built by(Piet Brand) & all things", 0.14, "", "ENTITY"],
  ],
  "subject and verb": [
    ["Piet Brand built", "^built by(Piet Brand) & all things", 0.06, "", "ENTITY"],
    ["Anna Holm was born", "all things & place of birth(Anna Holm)", 0.09, "in", "ENTITY"],
  ],
  "so many subjects": [
    ["the most persons built", "max 1 of all things by count of built by among (all person)", 0.19, "", "ENTITY"],
  ],
  "all subjects, or no others": [
    [
      "every person born in Norby built",
      "all things where built by every (^place of birth(Norby) & all person)",
      0.28,
      "",
      "ENTITY",
    ],
    ["only Anna Holm built", "all things where built by only (Anna Holm)", 0.21, "", "ENTITY"],
  ],
  place: [["Anna Holm studied", "all things & located in(educated at(Anna Holm))", 0.46, "", "PLACE"]],
};

describe.each(Object.entries(VERBS))("verb: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const grammar = grammarOf(text, name === "of a kind" ? ponds : harbour);
    const rule = VERB_RULES[name as keyof typeof VERB_RULES];
    const said = verbsAt(grammar, 0, grammar.words.length).flatMap((verb) => rule(grammar, verb));
    expect(shown(first(said, text))).toEqual([form, expected]);
  });
});

describe.each(Object.entries(BEHIND_OBJECT))("words behind an object: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected) => {
    const grammar = grammarOf(text);
    const rule = BEHIND_OBJECT_RULES[name as keyof typeof BEHIND_OBJECT_RULES];
    const verbs = verbsAt(grammar, 0, grammar.words.length);
    const said = verbs.flatMap((verb) => behindObject(grammar, verb, [rule]));
    expect(shown(first(said, text))).toEqual([form, expected]);
  });
});

describe.each(Object.entries(GAPS))("clause without its object: %s", (name, examples) => {
  test.each(examples)("%s: %s, for %d", (text, form, expected, fronted, wanted) => {
    const grammar = grammarOf(text);
    const clause = clauseOf(grammar, 0, grammar.words.length, wordsOf(fronted), wanted);
    const said = GAP_RULES[name as keyof typeof GAP_RULES](grammar, clause);
    expect(shown(first(said, text))).toEqual([form, expected]);
  });
});

function shown({ value, cost }: Parse<Predicate>): readonly [form: string | undefined, cost: number] {
  const said = applied(THINGS, value);
  return [said === undefined ? undefined : showForm(said), round(cost)];
}
