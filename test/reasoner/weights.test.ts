import { describe, expect, test } from "vitest";
import * as weights from "../../reasoners/english/weights.ts";

const { LIKENESS, LINKING, NAMES, NOUNS, ORDERS, QUESTIONS, READINGS, RELATIONS, SENTENCES, TIMES, VERBS } = weights;

describe("what is dearer is less likely", () => {
  test.each<readonly [string, number, number]>([
    ["a class than a kind said by a relation", NOUNS.aClass, NOUNS.kind],
    ["a class than those who hold a role", NOUNS.aClass, NOUNS.roleHolders],
    ["the name of a thing for it than its work", NOUNS.naming, NOUNS.metonym],
    ["a noun for anyone than one that is unknown", NOUNS.anyone, NOUNS.unknownKindWithoutClasses],
    ["an unknown noun without classes than with", NOUNS.unknownKindWithoutClasses, NOUNS.unknownKind],
    ["each of two than the two as one phrase", VERBS.ofEach, NOUNS.joined],
    ["two owned by one than the nearer one only", NOUNS.sharedOwner, NOUNS.joined],
    ["a preposition behind the object than another word", VERBS.splitByPreposition, VERBS.splitByOther],
    ["what is said at a time than things at a time", VERBS.timed, VERBS.atATime],
    ["denying what is said than denying a name", VERBS.negated, VERBS.negatedSame],
    ["a class before a verb than behind which", VERBS.beginsWithClass, VERBS.beginsWithAsked],
    ["a common noun as a name than with a clause", NAMES.commonNoun, NAMES.commonNounWithClause],
    ["an unknown name than a name left out", NAMES.unknown, NAMES.lost],
    ["what a preposition usually says than anything", RELATIONS.usual, RELATIONS.any],
    ["any relation than one that no graph has", RELATIONS.any, RELATIONS.open],
    ["the whole question than an open relation in it", QUESTIONS.whole, RELATIONS.open],
    ["an open relation than what is a guess", RELATIONS.open, READINGS.mostCost],
    ["a name left out than what is a guess", NAMES.lost, READINGS.mostCost],
    ["a noun with its verb than without", QUESTIONS.nounAndVerb, QUESTIONS.nounAlone],
    ["a date by its verb than the thing's own", TIMES.verb, TIMES.unknownVerb],
    ["an order told by a comma than one without", ORDERS.behindComma, ORDERS.withoutComma],
  ])("%s", (_, likelier, less) => expect(likelier).toBeLessThan(less));
});

describe("what weighs more is surer", () => {
  test.each<readonly [string, number, number]>([
    ["a related word than a stranger", LIKENESS.almost, LIKENESS.least],
    ["a family than a related one", LIKENESS.sameFamily, LIKENESS.almost],
    ["a word of the same family says a phrase whole", LIKENESS.sameFamily, LINKING.whole],
    ["a related word does not say a phrase whole", LINKING.whole, LIKENESS.almost],
    ["an alias than a description", LINKING.alias, LINKING.description],
    ["a description is told from other names", LINKING.leastName, LINKING.description],
    [
      "an alias with something left out is told from a description",
      LINKING.alias * LINKING.withoutParentheses,
      LINKING.leastName,
    ],
    ["the phrase than what the name has besides", LINKING.ofPhrase, LINKING.ofName],
    ["a symmetric relation's other way than another's", LINKING.otherWaySymmetric, LINKING.otherWay],
    ["a part of a name than a noun for it", SENTENCES.shortName, SENTENCES.definiteNoun],
    ["a noun than a pronoun", SENTENCES.definiteNoun, SENTENCES.pronoun],
  ])("%s", (_, surer, less) => expect(surer).toBeGreaterThan(less));
});

test("what a phrase and a name say of each other makes one", () => {
  expect(LINKING.ofPhrase + LINKING.ofName).toBe(1);
});

test("an open relation that any other cost comes to is still handed on, a name left out beside it is not", () => {
  const ordinary = RELATIONS.hop + NOUNS.determiner + NAMES.named + QUESTIONS.identity;
  expect(RELATIONS.open + ordinary).toBeLessThan(READINGS.mostCost);
  expect(RELATIONS.open + NAMES.lost).toBeGreaterThan(READINGS.mostCost);
});

test("nothing is free, or worth more than all", () => {
  for (const [group, numbers] of Object.entries(weights)) {
    for (const [name, value] of Object.entries(numbers)) expect(value, `${group}.${name}`).toBeGreaterThan(0);
  }
  const shares = { ...LIKENESS, ...weights.ENDS, ...SENTENCES };
  for (const [name, value] of Object.entries(shares)) expect(value, name).toBeLessThan(1);
});
