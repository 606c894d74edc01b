import type { ClauseGap } from "../../../engine/text/clause-gap.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { read } from "../read-passages.ts";
import { askedRelation } from "../relation-extraction/asked-relation.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { unitsOf } from "../relation-extraction/sentence-units.ts";
import { SENTENCES } from "../weights.ts";
import { beingInSaid } from "./bare-in.ts";
import { asksForCast, worksWith } from "./casts.ts";
import { asksForCountry, demonymsOf } from "./demonyms.ts";
import { nounsOf, saysBeing, tradeSaidOf } from "./trades.ts";
import { namesOf, type FoundEnd, type KnownEnd, type Paragraphs } from "./spoken.ts";
import { isInnerOf, wordingsOf, type WalkedRelation, type Wording } from "./wordings.ts";

/** Others that may stand at the far end of a noun's relation: looked at one by one, so that they are few. */
const MOST_HOLDERS = 8;

/**
 * What sentences say stands at the other end of a relation of a known thing, by any of its wordings; by the question's
 * own first.
 */
export function readRelation(known: KnownEnd, relation: WalkedRelation, paragraphs: Paragraphs): readonly FoundEnd[] {
  const about = pagesNaming(known, paragraphs);
  if (about.length === 0) return [];
  const { text, knownFirst } = relation;
  const wordings = wordingsOf(relation);
  const worded = wordings.flatMap((wording) => {
    const natural = knownFirst === undefined && wording.text !== text ? wording.knownFirst : undefined;
    return readWording(known, wording, about).map((end) =>
      natural === undefined ? end : { ...end, knownFirst: natural },
    );
  });
  const inner = isInnerOf(relation);
  const others = [
    ...(inner === undefined ? [] : beingInSaid(known, inner.isInner, inner.expects, about)),
    ...(asksForCountry(text) ? demonymsOf(known, about) : []),
    ...(saysBeing(text) && knownFirst !== true ? thoseWhoAre(known, about) : []),
    ...(wordings.some((each) => each.knownFirst !== false && asksForCast(each.text)) ? worksWith(known, about) : []),
  ];
  const distinct = new Map<string, FoundEnd>();
  for (const end of [...worded, ...others]) {
    const key = JSON.stringify([normalise(end.text), end.sentence]);
    if (!distinct.has(key)) distinct.set(key, end);
  }
  return [...distinct.values()];
}

/**
 * What sentences say stands at the other end of words, from a known thing, read as `read-passages` reads it. A verb
 * is told by `knownFirst` on which side of it the answer stands. The words "mascot of" ask for whoever is it of a known
 * thing; asked of the mascot itself, every other name is tried as the thing that it may be the mascot of.
 */
function readWording(known: KnownEnd, wording: Wording, about: Paragraphs): readonly FoundEnd[] {
  const { text, knownFirst, expects } = wording;
  if (knownFirst === undefined) return findings(known, { text, expects }, about);
  const gap: ClauseGap = knownFirst ? "BEHIND" : "BEFORE";
  const asked = askedRelation(text, expects, gap);
  if (asked === undefined) return [];
  const acted = asked.shape === "VERB" ? findings(known, { text, expects, gap }, about) : [];
  // A noun alone looks like a verb: "nationality".
  if (acted.length > 0 || askedRelation(text, expects)?.shape !== "NOUN") return acted;
  const namesHolder = asked.last !== undefined;
  return namesHolder === knownFirst ? holdersNaming(known, wording, about) : findings(known, { text, expects }, about);
}

/**
 * The same, of a thing that may stand at the other end: only sentences that name it are read, so that it is not lost
 * behind what others say more plainly.
 */
export function confirmRelation(
  known: KnownEnd,
  relation: WalkedRelation,
  other: KnownEnd,
  paragraphs: Paragraphs,
): readonly FoundEnd[] {
  const names = namesOf(other);
  return readRelation(known, relation, sentencesNaming(names, paragraphs)).filter(({ text }) =>
    names.has(normalise(text)),
  );
}

interface Wanted {
  readonly text: string;
  readonly expects: string | undefined;
  readonly gap?: ClauseGap;
}

/** What each page says by itself, so that several that say one thing are heard; what is said less plainly is not. */
function findings(subject: KnownEnd, { text, expects, gap }: Wanted, paragraphs: Paragraphs): readonly FoundEnd[] {
  const ids = new Map(
    paragraphs.flatMap((paragraph) =>
      paragraph.sentences.map((sentence) => [`${paragraph.id} ${sentence.text}`, sentence.id] as const),
    ),
  );
  const found = [...new Set(paragraphs.map(({ title }) => title))].flatMap((page) => {
    const passages = paragraphs.filter(({ title }) => title === page);
    const input = { subject, relation: text, expects, gap, passages };
    return read(input, (passage, sentence) => ids.has(`${passage} ${sentence}`)).findings;
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  return found
    .filter(({ score }) => score >= best * SENTENCES.likeBest)
    .map(({ answer, passage, quote, score, unsaid }) => ({
      text: answer,
      sentence: ids.get(`${passage} ${quote}`) ?? "",
      quote,
      score,
      ...(unsaid === undefined ? {} : { unsaid }),
    }));
}

/** Of whom it is said that the known thing is what the words say of them. */
function holdersNaming(known: KnownEnd, { text, expects }: Wording, paragraphs: Paragraphs): readonly FoundEnd[] {
  // No date or number is spoken of as the subject of a sentence.
  if (["DATE", "YEAR", "NUMBER", "TIME"].includes(expectedAnswerType(expects))) return [];
  const own = namesOf(known);
  const naming = sentencesNaming(own, paragraphs);
  return othersBeside(own, naming)
    .slice(0, MOST_HOLDERS)
    .flatMap((label) =>
      findings({ label, names: [] }, { text, expects: undefined }, pagesNaming({ label, names: [] }, naming))
        .filter((found) => own.has(normalise(found.text)))
        .map((found) => ({ ...found, text: label })),
    );
}

/** People who are said to be what is known by a noun. */
function thoseWhoAre(known: KnownEnd, paragraphs: Paragraphs): readonly FoundEnd[] {
  const nouns = nounsOf(known);
  if (nouns.size === 0) return [];
  const naming = sentencesNaming(nouns, paragraphs);
  return othersBeside(namesOf(known), naming)
    .slice(0, MOST_HOLDERS)
    .flatMap((person) => tradeSaidOf(known, person, naming));
}

/** Other names in the sentences that name a thing, and what the pages of these sentences are about. */
function othersBeside(own: ReadonlySet<string>, paragraphs: Paragraphs): readonly string[] {
  const others = new Map<string, string>();
  for (const { title, sentences } of paragraphs)
    for (const { text } of sentences) {
      const named = unitsOf(text).units.filter(({ kind }) => kind === "NAME");
      for (const name of [...named.map((unit) => unit.text), title])
        if (!own.has(normalise(name)) && !others.has(normalise(name))) others.set(normalise(name), name);
    }
  return [...others.values()];
}

/** The paragraphs, of whose sentences only those may be read that name a thing. */
function sentencesNaming(names: ReadonlySet<string>, paragraphs: Paragraphs): Paragraphs {
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    sentences: paragraph.sentences.filter(({ text }) => holdsName(text, names)),
  }));
}

/** The paragraphs of pages that name a thing: others of the page may tell what it is. */
function pagesNaming(known: KnownEnd, paragraphs: Paragraphs): Paragraphs {
  const own = namesOf(known);
  const titles = new Set(
    paragraphs.filter(({ title, text }) => holdsName(`${title} . ${text}`, own)).map(({ title }) => title),
  );
  return paragraphs.filter(({ title }) => titles.has(title));
}

function holdsName(text: string, names: ReadonlySet<string>): boolean {
  const within = ` ${normalise(text)} `;
  return [...names].some((name) => within.includes(` ${name} `));
}
