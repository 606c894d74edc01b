import type { Form, SetForm } from "../../../question/form/logical-form.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, DETERMINERS, DO, FILLERS, HAVE, isAuxiliary, isFunctionWord, MARKS, MODAL, NEGATION, PREPOSITIONS, WH } from "../language/function-words.ts";
import { phraseText, type Word } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { canEndIn } from "../linking/end-fit.ts";
import type { EndKind } from "../linking/relation-linker.ts";
import { comparisons } from "./comparison.ts";
import { type Grammar } from "./grammar.ts";
import { belonging, isNounPhrase, isParticiple } from "./nominal.ts";
import { applied, costOf, intersection, parse, type FormParse, type Nominal, type Parse } from "./parse.ts";
import { calledBy, fitted, follow, holders, isLinked, isNamed, saidOf, type Link } from "./phrase.ts";
import { HAS, INCEPTIVE, objectGap, PLACING, placesOf } from "./predicate.ts";
import { extremeRelation, type Measure } from "./scale.ts";
import { timeExpressions } from "./time.ts";
import { wholePhrases } from "./whole-phrase.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** All ways to read the words of a question, in no order. */
export function questions(grammar: Grammar): readonly FormParse[] {
  const { from, to } = trimmed(grammar);
  if (from >= to) return [];
  return [...asked(grammar, from, to), ...askedAtATime(grammar, from, to), ...wholePhrases(grammar, from, to)];
}

function asked(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  return [
    ...extraposed(grammar, from, to),
    ...whQuestions(grammar, from, to),
    ...howQuestions(grammar, from, to),
    ...comparisons(grammar, from, to),
    ...yesOrNo(grammar, from, to),
    ...whInPlace(grammar, from, to),
    // "Fury's director?", "Name a player who …": a noun phrase is a question for its members.
    ...(WH.has(first) || isAuxiliary(first) ? [] : grammar.sets(from, to).filter(({ value }) => !isBareName(value)).map((set) => parse<Form>(set.value, set.cost + 0.1))),
  ];
}

/** "What film was E in that was directed by F?": a clause at the end that belongs to what is asked for. */
function extraposed(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!WH.has(grammar.words[from]?.lower ?? "")) return [];
  const found: FormParse[] = [];
  for (let at = from + 4; at < to - 1; at += 1) {
    const lower = grammar.words[at]?.lower ?? "";
    if (!["that", "which", "who", "where", "whose", "and", "but", "besides", "except", "excluding", "other", "apart"].includes(lower) || grammar.isLowerCase(at - 1, at) === false) continue;
    const start = lower === "and" || lower === "but" ? at + 1 : at;
    const clauses = grammar.predicates(start, to).slice(0, 4);
    if (clauses.length === 0) continue;
    for (const question of [...whQuestions(grammar, from, at)].sort((a, b) => a.cost - b.cost).slice(0, 4)) {
      const { value } = question;
      if (value.kind === "count" || value.kind === "compare" || value.kind === "same" || value.kind === "exists") continue;
      for (const clause of clauses) {
        const set = applied(value, clause.value);
        if (set !== undefined) found.push(parse<Form>(set, question.cost + clause.cost + 0.12));
      }
    }
  }
  return found;
}

/** "Who was president in 1969?": the question, read at a time said at its end. */
function askedAtATime(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 3; at < to; at += 1) {
    if (grammar.words.slice(from, at).some((word) => INCEPTIVE.test(word.lower))) break;
    for (const time of timeExpressions(grammar, at, to)) {
      const end = grammar.words[at - 1]?.lower === "," ? at - 1 : at;
      for (const question of asked(grammar, from, end)) {
        const form = atTime(question.value, time.value);
        if (form !== undefined) found.push(parse(form, question.cost + time.cost + 0.05));
      }
    }
  }
  return found;
}

function atTime(form: Form, time: Extract<SetForm, { kind: "at" }>["time"]): Form | undefined {
  switch (form.kind) {
    case "count":
    case "exists":
      return { ...form, set: { kind: "at", set: form.set, time } };
    case "compare":
    case "same":
      return undefined;
    default:
      return { kind: "at", set: form, time };
  }
}

const POLITE: readonly (readonly string[])[] = [
  "can you tell me", "could you tell me", "would you tell me", "please tell me", "tell me", "do you know", "i want to know", "i would like to know", "i'd like to know",
  "give me", "show me", "please give me", "please name", "find me", "find out", "name", "list", "find", "identify", "state", "please list", "please",
].map((text) => text.split(" ")).sort((a, b) => b.length - a.length);

/** The words between politeness and the question mark. */
function trimmed(grammar: Grammar): { readonly from: number; readonly to: number } {
  let from = 0;
  let to = grammar.words.length;
  while (to > 0 && /^[?!.,;:]$/u.test(grammar.words[to - 1]?.lower ?? "")) to -= 1;
  // "the director of E was …": what is left unsaid is what is asked.
  if (!grammar.words.some((word) => WH.has(word.lower)) && BE.has(grammar.words[to - 1]?.lower ?? "")) to -= 1;
  for (let again = true; again; ) {
    again = false;
    for (const polite of POLITE) {
      if (polite.every((word, index) => grammar.words[from + index]?.lower === word) && from + polite.length < to) {
        from += polite.length;
        again = true;
        break;
      }
    }
    if (MARKS.has(grammar.words[from]?.lower ?? "") && /^[,;:]$/u.test(grammar.words[from]?.lower ?? "")) {
      from += 1;
      again = true;
    }
  }
  return { from, to };
}

/** who, whom, what, which, where, when, and a preposition before them. */
function whQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const words = grammar.words;
  const fronted: Word[] = [];
  let at = from;
  if (PREPOSITIONS.has(words[at]?.lower ?? "") && WH.has(words[at + 1]?.lower ?? "")) {
    fronted.push(...words.slice(at, at + 1));
    at += 1;
  }
  const wh = words[at]?.lower ?? "";
  const rest = at + 1;
  switch (wh) {
    case "who":
    case "whom":
      return [
        ...subjectQuestions(grammar, rest, to, { set: undefined, noun: "person" }, 0),
        ...objectQuestions(grammar, rest, to, fronted, { wanted: "PERSON" }),
        ...identity(grammar, rest, to, "PERSON"),
      ];
    case "where":
      return objectQuestions(grammar, rest, to, [...fronted, ...words.slice(at, at + 1)], { wanted: "PLACE" });
    case "when":
      return objectQuestions(grammar, rest, to, [...fronted, ...words.slice(at, at + 1)], { wanted: "DATE" });
    case "why":
      return objectQuestions(grammar, rest, to, [CAUSE], {});
    case "whose":
      return whoseQuestions(grammar, rest, to);
    case "what":
    case "which":
      return [
        ...subjectQuestions(grammar, rest, to, { set: undefined }, 0.02),
        ...objectQuestions(grammar, rest, to, fronted, {}),
        ...identity(grammar, rest, to, "ENTITY"),
        ...nounQuestions(grammar, rest, to, fronted),
      ];
    default:
      return [];
  }
}

/** "which N verb E", "which N does E verb", "which N is E's". */
function nounQuestions(grammar: Grammar, from: number, to: number, fronted: readonly Word[]): readonly FormParse[] {
  const found: FormParse[] = [];
  // "what language is spoken in E": the noun and what follows are one noun phrase.
  found.push(...grammar.nominals(from, to).flatMap(({ value, cost }) => (value.set === undefined || isBareName(value.set) ? [] : [parse<Form>(value.set, cost + 0.06)])));
  for (let at = from + 1; at < to; at += 1) {
    const next = grammar.words[at]?.lower ?? "";
    const words = grammar.words.slice(from, at);
    const start = grammar.words[from]?.lower === "of" ? from + 1 : from;
    const nominals = grammar.nominals(start, at).filter(({ value }) => value.set?.kind !== "value");
    const kinds = nominals.flatMap(({ value, cost }) => {
      if (value.set?.kind !== "mention") return [parse(value, cost)];
      // "which German": one of those who belong there.
      const members = grammar.isLowerCase(start, at) ? undefined : belonging(grammar, parse(value.set, cost));
      return members === undefined ? [] : [parse<Nominal>({ set: members.value }, members.cost + 0.1)];
    });
    if (wantedBy(words) === undefined && fronted.length === 0) for (const kind of kinds) found.push(...subjectQuestions(grammar, at, to, kind.value, kind.cost));
    if (!isAuxiliary(next) && next !== "'s") continue;
    // "in which city is the headquarters of E": the headquarters may be said to be a city.
    if (fronted.length > 0 && BE.has(next)) {
      for (const same of grammar.sets(at + 1, to)) {
        for (const kind of kinds) {
          if (kind.value.set === undefined || isBareName(same.value)) continue;
          const said = saidOf(kind.value.set, same.value, grammar);
          found.push(parse<Form>(intersection([kind.value.set, said]), kind.cost + same.cost + 0.1 + lostBy(same.value, said)));
        }
      }
    }
    const isRelation = words.length <= 6 && isNounPhrase(words) && grammar.isLowerCase(from, at);
    const noun = words.filter((word) => !isFunctionWord(word.lower) || word.lower === "of");
    const asRelation = isRelation ? objectQuestions(grammar, at, to, [...fronted], { noun: words, wanted: wantedBy(noun) }) : [];
    found.push(...asRelation);
    for (const gap of wantedBy(noun) === undefined ? objectSets(grammar, at, to, fronted, {}) : []) {
      // "which country does E play in": the country of what E plays in.
      const nounOfGap = isBareNoun(grammar, from, at) ? follow(grammar, gap, { words, role: "NOUN", wanted: "ENTITY" }) : undefined;
      const ofGap = nounOfGap !== undefined && linkClass(words, grammar.catalogue).length > 0 ? saysItself(nounOfGap, phraseText(words)) : nounOfGap;
      if (ofGap?.value.kind === "follow" && ofGap.value.relation.candidates.length > 0) found.push(parse<Form>(ofGap.value, ofGap.cost + 0.4));
      for (const kind of kinds) {
        const set = kind.value.set === undefined ? gap.value : intersection([kind.value.set, saidOf(kind.value.set, gap.value, grammar)]);
        const named = kind.value.set === undefined ? calledBy(grammar, set, kind.value.noun) : set;
        const ending = named === undefined ? undefined : endingIn(grammar, named, "ENTITY");
        if (ending !== undefined) found.push(parse<Form>(ending, gap.cost + kind.cost));
      }
    }
  }
  return found;
}

/** What weighing its relations took from a chain. */
function lostBy(before: SetForm, after: SetForm): number {
  if (before.kind !== "follow" || after.kind !== "follow") return 0;
  return costOf(after.relation.candidates[0]?.score ?? 0) - costOf(before.relation.candidates[0]?.score ?? 1);
}

function isBareNoun(grammar: Grammar, from: number, to: number): boolean {
  return to - from <= 2 && grammar.isLowerCase(from, to);
}

/** Nouns that say what kind of thing is wanted rather than which relation. */
function wantedBy(noun: readonly Word[]): EndKind | undefined {
  const last = noun.at(-1)?.lower ?? "";
  if (["year", "date", "day", "month", "years", "dates"].includes(last)) return "DATE";
  if (["number", "amount"].includes(last)) return "NUMBER";
  return ["place", "location"].includes(last) ? "PLACE" : undefined;
}

/** "(N) verb E …": the wanted end is the subject. */
function subjectQuestions(grammar: Grammar, from: number, to: number, kind: Nominal, cost: number): readonly FormParse[] {
  const begins = grammar.words.slice(0, from).some((word) => INCEPTIVE.test(word.lower));
  return grammar.predicates(from, to).flatMap((said) => {
    if (begins && said.value.kind === "at") return [];
    const set = applied(kind.set, fitted(kind.set, said.value, grammar));
    const named = set === undefined || kind.set !== undefined ? set : calledBy(grammar, set, kind.noun);
    const ending = named === undefined ? undefined : endingIn(grammar, named, kind.noun === "person" ? "PERSON" : "ENTITY");
    return ending === undefined || isBareName(ending) ? [] : [parse<Form>(ending, cost + said.cost)];
  });
}

/** The set with those links left out whose other end can not be what is asked for; undefined when nothing is left. */
function endingIn(grammar: Grammar, set: SetForm, wanted: "PERSON" | "ENTITY"): SetForm | undefined {
  if (set.kind === "intersect") {
    const sets = set.sets.map((each) => endingIn(grammar, each, wanted));
    return sets.every((each) => each !== undefined) ? { ...set, sets } : undefined;
  }
  if (set.kind === "at") {
    const inner = endingIn(grammar, set.set, wanted);
    return inner === undefined ? undefined : { ...set, set: inner };
  }
  if (set.kind !== "follow" || set.relation.candidates.length === 0) return set;
  const candidates = set.relation.candidates.filter((candidate) => canEndIn(candidate, wanted, grammar.catalogue));
  return candidates.length === 0 && set.relation.any !== true ? undefined : { ...set, relation: { ...set.relation, candidates } };
}

interface Wanted {
  readonly wanted?: EndKind | undefined;
  /** A noun before the auxiliary that names the relation: "which religion does E follow". */
  readonly noun?: readonly Word[];
}

/** "aux E verb": the wanted end is the object. */
function objectQuestions(grammar: Grammar, from: number, to: number, fronted: readonly Word[], wanted: Wanted): readonly FormParse[] {
  return objectSets(grammar, from, to, fronted, wanted).map(({ value, cost }) => parse<Form>(value, cost));
}

function objectSets(grammar: Grammar, from: number, to: number, fronted: readonly Word[], { wanted, noun }: Wanted): readonly Parse<SetForm>[] {
  const words = grammar.words;
  let at = from;
  const auxiliaries: Word[] = [];
  while (at < to && (isAuxiliary(words[at]?.lower ?? "") || words[at]?.lower === "'s")) auxiliaries.push(...words.slice(at, (at += 1)));
  if (auxiliaries.length === 0 || auxiliaries.some((word) => NEGATION.has(word.lower))) return [];
  const copula = auxiliaries.filter((word) => BE.has(word.lower) || HAVE.has(word.lower));
  const found: Parse<SetForm>[] = [];
  const hasHave = auxiliaries.every((word) => HAVE.has(word.lower));
  const hasDo = auxiliaries.some((word) => DO.has(word.lower));
  for (let end = at + 1; end <= to; end += 1) {
    const behind = words.slice(end, to);
    // "did E verb", "has E verbed": there is a verb.
    if (hasDo && behind.length === 0) continue;
    if (hasHave && !behind.some(isParticiple)) continue;
    if (behind.length > 8 || behind.some((word) => MARKS.has(word.lower) || WH.has(word.lower) || word.lower === "and" || word.lower === "'s" || ["before", "since", "until", "during", "while"].includes(word.lower))) continue;
    if (DETERMINERS.has(behind[0]?.lower ?? "")) {
      const asksIn = PREPOSITIONS.has(behind.at(-1)?.lower ?? "");
      if (copula.length > 0 && (fronted.length > 0 || asksIn)) found.push(...inTheRole(grammar, at, end, asksIn ? behind.slice(1, -1) : behind.slice(1)));
      continue;
    }
    const phrase = [...(noun ?? []), ...copula, ...behind, ...fronted];
    const swallowed = grammar.swallowedNames(end, to);
    const said = noun === undefined || behind.length > 0 ? behind : noun;
    if (noun === undefined && fronted.length === 0 && said.every((word) => FILLERS.has(word.lower)) && wanted !== "PLACE" && wanted !== "DATE") continue;
    found.push(...ofEachSubject(grammar, at, end, { words: [...copula, ...behind, ...fronted], role: "BEFORE", wanted }));
    for (const subject of grammar.sets(at, end)) {
      if (noun === undefined && behind.length > 0 && PLACING.has((fronted[0] ?? behind.at(-1))?.lower ?? "")) {
        found.push(...placesOf(grammar, subject, behind).map((set) => parse(set.value, set.cost + swallowed)));
      }
      // With a noun ("what genre is E") the noun names the relation; without the verb it would be left unsaid.
      const asNoun = noun === undefined || subject.value.kind === "union" ? undefined : nounRelation(grammar, subject, noun, nameless(phrase, wanted), wanted);
      const asVerb = noun === undefined || wanted !== undefined ? follow(grammar, subject, { words: [...copula, ...behind, ...fronted, ...(noun ?? []).filter((word) => wanted === undefined || !isGeneral(word))], role: "BEFORE", wanted }) : undefined;
      if (asNoun !== undefined) found.push(parse(asNoun.value, asNoun.cost + swallowed + 0.03));
      if (asVerb !== undefined) found.push(parse(asVerb.value, asVerb.cost + swallowed));
    }
  }
  return found;
}

/** The chain with those relations only whose name says the noun. */
function saysItself(set: Parse<SetForm>, noun: string): Parse<SetForm> | undefined {
  if (set.value.kind !== "follow") return set;
  const candidates = set.value.relation.candidates.filter(({ label }) => isNamed(label, noun));
  return candidates.length === 0 ? undefined : parse({ ...set.value, relation: { ...set.value.relation, candidates } }, set.cost);
}

/** Dates are not what "which name" or "what religion" asks for. */
function timeless(grammar: Grammar, set: Parse<SetForm> | undefined): Parse<SetForm> | undefined {
  if (set?.value.kind !== "follow" || set.value.relation.candidates.length === 0) return set;
  const candidates = set.value.relation.candidates.filter(
    ({ iri, direction }) => direction === "BACKWARD" || grammar.catalogue.relations.find((each) => each.iri === iri)?.objectKind !== "DATE",
  );
  return candidates.length === 0 ? undefined : parse({ ...set.value, relation: { ...set.value.relation, candidates } }, set.cost);
}

/** "where did both E and F study": what holds of each. */
function ofEachSubject(grammar: Grammar, from: number, to: number, link: Link): readonly Parse<SetForm>[] {
  const start = grammar.words[from]?.lower === "both" ? from + 1 : from;
  const found: Parse<SetForm>[] = [];
  for (let at = start + 1; at < to - 1; at += 1) {
    if (grammar.words[at]?.lower !== "and") continue;
    for (const a of grammar.sets(start, at).slice(0, 3)) {
      for (const b of grammar.sets(at + 1, to).slice(0, 3)) {
        const [left, right] = [follow(grammar, a, link), follow(grammar, b, link)];
        if (left !== undefined && right !== undefined) found.push(parse(intersection([left.value, right.value]), left.cost + right.cost + 0.02));
      }
    }
  }
  return found;
}

/** "which religion does E follow": the noun and its verb name the relation, or else the noun alone. */
function nounRelation(grammar: Grammar, subject: Parse<SetForm>, noun: readonly Word[], words: readonly Word[], wanted: EndKind | undefined): Parse<SetForm> | undefined {
  const whole = wanted === undefined ? timeless(grammar, follow(grammar, subject, { words, role: "NOUN" })) : follow(grammar, subject, { words, role: "NOUN", wanted });
  if (whole !== undefined && linkClass(noun, grammar.catalogue).length > 0 && isLinked(whole.value)) {
    // "in which country was E born": a country, which not every place of birth is.
    return saysItself(whole, phraseText(noun));
  }
  if (whole === undefined || isLinked(whole.value) || wanted !== undefined) return whole;
  const of = noun.findIndex((word) => word.lower === "of");
  const alone = follow(grammar, subject, { words: of > 0 && noun[0]?.roots.includes("genre") === true ? noun.slice(0, of) : noun, role: "NOUN", wanted });
  return alone !== undefined && isLinked(alone.value) ? parse(alone.value, alone.cost + 0.35) : whole;
}

/** "in which film was E the director": that of which E is the director. */
function inTheRole(grammar: Grammar, from: number, to: number, role: readonly Word[]): readonly Parse<SetForm>[] {
  if (!isNounPhrase(role)) return [];
  return grammar.sets(from, to).flatMap((subject) => {
    const linked = follow(grammar, subject, { words: [HAS, ...role], role: "AFTER" });
    return linked === undefined ? [] : [linked];
  });
}

function nameless(words: readonly Word[], wanted: EndKind | undefined): readonly Word[] {
  return wanted === undefined ? words.filter((word) => !DO.has(word.lower)) : words.filter((word) => !isGeneral(word));
}

function isGeneral(word: Word): boolean {
  return ["year", "years", "date", "dates", "day", "month", "time", "place", "location"].includes(word.lower);
}

/** "who is E's wife", "what is the capital of E"; for an office, who holds it. */
function identity(grammar: Grammar, from: number, to: number, wanted: "PERSON" | "ENTITY"): readonly FormParse[] {
  let at = from;
  while (at < to && (BE.has(grammar.words[at]?.lower ?? "") || MODAL.has(grammar.words[at]?.lower ?? ""))) at += 1;
  if (at === from) return [];
  return grammar.sets(at, to).flatMap((set) => {
    if (!isBareName(set.value)) {
      const persons = wanted === "PERSON" ? endingIn(grammar, set.value, wanted) : undefined;
      return [parse<Form>(persons ?? set.value, set.cost + 0.02)];
    }
    const office = set.value.kind === "at" ? parse(set.value.set, set.cost) : set;
    const holder = holders(grammar, office, typesOf(grammar, at, to));
    if (holder === undefined) return [];
    const held: SetForm = set.value.kind === "at" ? { ...set.value, set: holder.value } : holder.value;
    return [parse<Form>(held, holder.cost + 0.2)];
  });
}

/** The classes of the name that the words end in, articles and adjectives aside. */
function typesOf(grammar: Grammar, from: number, to: number): readonly string[] {
  for (let at = from; at < to; at += 1) {
    const types = grammar.typesOfMention(at, to);
    if (types.length > 0) return types;
  }
  return [];
}

/** A name alone, or one narrowed by time: it asks nothing of the graph. */
function isBareName(set: SetForm): boolean {
  if (set.kind === "at") return isBareName(set.set);
  return set.kind === "mention" || set.kind === "value" || set.kind === "instances" || (set.kind === "intersect" && set.sets.every(isBareName));
}

/** "whose father is E". */
function whoseQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!BE.has(grammar.words[at]?.lower ?? "")) continue;
    const words = grammar.words.slice(from, at);
    for (const owned of grammar.sets(at + 1, to)) {
      const linked = follow(grammar, owned, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(parse<Form>(linked.value, linked.cost));
    }
  }
  return found;
}

const CAUSE: Word = { text: "cause", lower: "cause", roots: ["cause"], start: 0, end: 0 };

/** "how many …", "how tall is E". */
function howQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const words = grammar.words;
  if (words[from]?.lower !== "how") return [];
  const second = words[from + 1]?.lower ?? "";
  if (second === "many" || second === "much") return howMany(grammar, from + 2, to);
  const graded = gradedAdjective(second);
  if (graded === undefined && second !== "far") return [];
  const found: FormParse[] = [];
  for (const subject of objectsAfterAuxiliary(grammar, from + 2, to)) {
    const measure = numbersOnly(grammar, extremeRelation(grammar, graded?.base ?? "long", undefined));
    if (measure !== undefined) found.push(parse<Form>({ kind: "follow", from: subject.value, relation: { ...measure.relation, text: second }, expects: "number" }, subject.cost + measure.cost));
  }
  return found;
}

/** "how old" asks for a number of years, which is not the date that "older" is told by. */
function numbersOnly(grammar: Grammar, measure: Measure | undefined): Measure | undefined {
  const candidates = measure?.relation.candidates.filter(({ iri }) => grammar.catalogue.relations.find((each) => each.iri === iri)?.objectKind === "NUMBER") ?? [];
  return measure === undefined || candidates.length === 0 ? undefined : { ...measure, relation: { ...measure.relation, candidates } };
}

function objectsAfterAuxiliary(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  let at = from;
  while (at < to && isAuxiliary(grammar.words[at]?.lower ?? "")) at += 1;
  return at === from ? [] : grammar.sets(at, to);
}

/** The size of a set, or a number that the graph holds ("how many people live in E"). */
function howMany(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  const count = (parses: readonly Parse<Form>[], extra: number): void => {
    for (const { value, cost } of parses) {
      if (value.kind !== "count" && value.kind !== "compare" && value.kind !== "same" && value.kind !== "exists") found.push(parse<Form>({ kind: "count", set: value }, cost + extra));
    }
  };
  // "how many N are there in E" is "N in E".
  const there = grammar.words.findIndex((word, index) => index > from && BE.has(word.lower) && grammar.words[index + 1]?.lower === "there");
  if (there > from) {
    for (const kind of grammar.nominals(from, there)) count(subjectQuestions(grammar, there + 2, to, kind.value, kind.cost), 0.05);
  }
  count(nounQuestions(grammar, from, to, []), 0.05);
  for (let at = from + 1; at < to; at += 1) {
    const noun = grammar.words.slice(from, at);
    if (noun.length > 4 || !grammar.isLowerCase(from, at)) break;
    for (const measured of objectSets(grammar, at, to, [], { noun, wanted: "NUMBER" })) found.push(parse<Form>({ ...measured.value, expects: "number" } as SetForm, measured.cost));
    for (let end = at; end < to; end += 1) {
      const words = grammar.words.slice(from, end);
      if (words.length > 7 || words.some((word) => MARKS.has(word.lower) || WH.has(word.lower))) break;
      for (const place of grammar.sets(end, to)) {
        const linked = follow(grammar, place, { words, role: "NOUN", wanted: "NUMBER" });
        if (linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0) found.push(parse<Form>(linked.value, linked.cost + grammar.swallowedNames(from, end)));
      }
    }
  }
  return found;
}

/** "the films of E were directed by who", "E is the capital of which country". */
function whInPlace(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [...whOfTheObject(grammar, from, to)];
  for (let at = from + 2; at < to; at += 1) {
    const wh = grammar.words[at]?.lower ?? "";
    if (!["who", "whom", "what", "which", "where", "when"].includes(wh)) continue;
    const kinds: readonly Parse<Nominal>[] = at + 1 === to ? [parse({ set: undefined }, 0)] : wh === "what" || wh === "which" ? grammar.nominals(at + 1, to) : [];
    const kindWords = grammar.words.slice(at + 1, to);
    const year = wantedBy(kindWords);
    const wanted = wh === "where" ? "PLACE" : wh === "when" ? "DATE" : (wh === "who" || wh === "whom") ? "PERSON" : year;
    const isCopula = at + 1 === to && BE.has(grammar.words[at - 1]?.lower ?? "") && (wh === "who" || wh === "what");
    if (isCopula) found.push(...grammar.sets(from, at - 1).filter(({ value }) => !isBareName(value)).map((set) => parse<Form>(set.value, set.cost + 0.05)));
    for (const kind of year === undefined ? kinds : [parse<Nominal>({ set: undefined }, 0)]) {
      for (const said of objectGap(grammar, from, at, [], wanted)) {
        const set = applied(kind.value.set, said.value);
        if (set !== undefined) found.push(parse<Form>(says(grammar, from, at, "also") ? others(set) : set, said.cost + kind.cost + 0.05));
      }
    }
    if (year === undefined && kindWords.length > 0 && grammar.isLowerCase(at + 1, to)) {
      for (const said of objectGap(grammar, from, at, kindWords, undefined)) {
        if (said.value.kind === "among") found.push(parse<Form>(says(grammar, from, at, "also") ? others(said.value.set) : said.value.set, said.cost + 0.1));
      }
    }
  }
  return found;
}

/** "E represents a university in which state": the state of the university that E represents. */
function whOfTheObject(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 4; at < to; at += 1) {
    if (!["what", "which"].includes(grammar.words[at]?.lower ?? "") || !PREPOSITIONS.has(grammar.words[at - 1]?.lower ?? "")) continue;
    const link = [...grammar.words.slice(at - 1, at), ...grammar.words.slice(at + 1, to)];
    for (let start = from + 2; start < at - 1; start += 1) {
      if (!DETERMINERS.has(grammar.words[start]?.lower ?? "")) continue;
      for (const kind of grammar.nominals(start, at - 1)) {
        for (const said of objectGap(grammar, from, start, [])) {
          const object = applied(kind.value.set, said.value);
          if (object === undefined) continue;
          const linked = follow(grammar, parse(object, kind.cost + said.cost), { words: link, role: "BEFORE" });
          if (linked !== undefined) found.push(parse<Form>(linked.value, linked.cost + 0.1));
        }
      }
    }
  }
  return found;
}

function says(grammar: Grammar, from: number, to: number, lower: string): boolean {
  return grammar.words.slice(from, to).some((word) => word.lower === lower);
}

/** "the director of E also directed which films": others than E. */
function others(set: SetForm): SetForm {
  const start = startOf(set);
  return start === undefined ? set : { kind: "except", set, without: start };
}

/** The name that a chain of two relations or more starts from. */
function startOf(set: SetForm): SetForm | undefined {
  if (set.kind === "intersect") return set.sets.map(startOf).find((start) => start !== undefined);
  if (set.kind !== "follow" || set.from.kind !== "follow") return undefined;
  let from: SetForm = set.from;
  while (from.kind === "follow") from = from.from;
  return from.kind === "mention" ? from : undefined;
}
