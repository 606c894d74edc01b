import { describe, expect, test } from "vitest";
import type { Skyline } from "../../../engine/question/skyline/skyline.ts";
import { chain } from "./pages.ts";
import { readAlong } from "./read-along.ts";

/** The first relation of a chain, with what a graph may mean by it. */
function meant(skyline: Skyline, label: string, direction: "FORWARD" | "BACKWARD", score = 0.95): Skyline {
  const candidates = [{ iri: `urn:t:${label}`, label, direction, score }];
  return { ...skyline, relations: skyline.relations.map((each, at) => (at === 0 ? { ...each, candidates } : each)) };
}

describe("a thing that one has", () => {
  const mascot = chain("Tall Tapir", ["has a mascot named", "BACKWARD"], "?team");
  const found = ["Varde Gulls has a mascot named Tall Tapir"];

  test.each([
    ["The Tall Tapir is the team mascot of the Varde Gulls, a club.", found],
    ["The mascot of the Varde Gulls is the Tall Tapir.", found],
    ["The Tall Tapir, the mascot of the Varde Gulls, was late.", found],
    ["We met Tall Tapir, mascot of the Varde Gulls.", found],
    ["The mascot of the Varde Gulls, the Tall Tapir, will be there.", found],
    ["The Tall Tapir is not the mascot of the Varde Gulls.", []],
    ["Is the Tall Tapir the mascot of the Varde Gulls?", []],
    ["Some say that the Tall Tapir is the mascot of the Varde Gulls.", []],
    ["The Tall Tapir bit the mascot of the Varde Gulls.", []],
    ["The Tall Tapir is the former mascot of the Varde Gulls.", []],
    ["The mascot of the rival of the Varde Gulls is the Tall Tapir.", []],
    ["The Tall Tapir is the sponsor of the Varde Gulls.", []],
  ])("%s", async (text, expected) => {
    expect(await readAlong(mascot, { Notes: text })).toEqual(expected);
  });
});

describe("what is in another", () => {
  const inRing = meant(chain("?team", ["is in"], "Northern Ring"), "league", "FORWARD", 0.8);
  const found = ["Varde Gulls is in Northern Ring"];

  test.each([
    ["The Varde Gulls are in the Northern Ring.", found],
    ["The Varde Gulls are a member of the Northern Ring.", found],
    ["The Varde Gulls are part of the Northern Ring.", found],
    ["The Varde Gulls play in Top Ball as a member of the Northern Ring.", found],
    ["The Varde Gulls are not in the Northern Ring.", []],
    ["The Varde Gulls are a former member of the Northern Ring.", []],
    ["The Varde Gulls may be in the Northern Ring.", []],
    ["The Northern Ring is in Tarnland.", []],
    ["The Northern Ring is part of the Great Ring.", []],
    ["The Varde Gulls play against a member of the Northern Ring.", []],
    ["The stadium of the Varde Gulls is in the Northern Ring.", []],
  ])("%s", async (text, expected) => {
    expect(await readAlong(inRing, { Notes: text })).toEqual(expected);
  });
});

describe("who is in a work", () => {
  const inMovie = chain("Ada Krall", ["movie was in"], "?movie");
  const found = ["Ada Krall movie was in Ember"];

  test.each([
    ['Ada Krall was in the film "Ember".', found],
    ["Ada Krall next starred in Jon Ek's war film, Ember; in the film she is a nurse.", found],
    ["Ada Krall starred in Jon Ek's “Ember”.", found],
    ['Ada Krall appeared in "Ember".', found],
    ["Ada Krall was in Paris.", []],
    ['Ada Krall did not star in "Ember".', []],
    ['Ada Krall tried to star in "Ember".', []],
    ["The brother of Ada Krall starred in “Ember”.", []],
  ])("%s", async (text, expected) => {
    expect(await readAlong(inMovie, { Notes: text })).toEqual(expected);
  });

  test.each([
    ["Ember is a war film of 2014.", "Jon Ek, Ada Krall and Ben Holm play the members of the crew.", found],
    ["Ember is a war film of 2014.", "Ada Krall plays a lonely soldier.", found],
    ["Ember is a war film of 2014.", "Ada Krall stars as a nurse.", found],
    ["Ember is a war film of 2014.", "Jon Ek and Ada Krall play the piano.", []],
    ["Ember is a war film of 2014.", "Ada Krall does not play a soldier.", []],
    ["Ember is a war film of 2014.", "Ada Krall might play a soldier.", []],
    ["Ember is a war film of 2014.", "The sons of Ada Krall play the members of the crew.", []],
    ["Ember is a war film of 2014.", "In 2012 Ada Krall plays a nurse.", []],
    ["Ember is a town in Tarnland.", "Ada Krall plays a lonely soldier.", []],
  ])("on the page of a thing: %s %s", async (first, second, expected) => {
    expect(await readAlong(inMovie, { Ember: `${first} ${second}` })).toEqual(expected);
  });

  test("another work that is named is the one that is meant", async () => {
    const text = "Ember is a war film of 2014. Ada Krall stars as a nurse in “Cinder”.";
    expect(await readAlong(inMovie, { Ember: text })).toEqual(["Ada Krall movie was in Cinder"]);
  });
});

describe("the people that somebody is one of", () => {
  const nationality = chain("Ada Krall", ["nationality of"], "?nationality");
  const found = ["Ada Krall nationality of Danish"];

  test.each([
    ["Ada Krall is a Danish wrestler.", found],
    ["Ada Krall (born 1980) is a former Danish professional wrestler.", found],
    ["The Danish wrestler Ada Krall was here.", found],
    ["Ada Krall, the Danish wrestler who swore, was late.", found],
    ["Ben Holm met Ada Krall, a Danish wrestler.", found],
    ["Ada Krall is not a Danish wrestler.", []],
    ["Ada Krall may be a Danish wrestler.", []],
    ["Ada Krall, some say, is a Danish wrestler.", []],
    ["Is Ada Krall a Danish wrestler?", []],
    ["Ada Krall is a French teacher.", []],
    ["Ada Krall is an American football player.", []],
    ["Ada Krall married a Danish wrestler.", []],
    ["The wife of Ada Krall is a Danish wrestler.", []],
    ["Ada Krall's father, a Danish wrestler, was late.", []],
    ["The Danish wrestler Ada Krall's father was late.", []],
    ["Ada Krall is a Harvard professor.", []],
  ])("%s", async (text, expected) => {
    expect(await readAlong(nationality, { Notes: text })).toEqual(expected);
  });

  test("is not what another relation asks for", async () => {
    expect(await readAlong(chain("Ada Krall", ["teacher of"], "?"), { N: "Ada Krall is a Danish wrestler." })).toEqual(
      [],
    );
  });
});

describe("names that a text gives to a thing", () => {
  const fought = chain("?person", ["fought in", "FORWARD"], "Battle of Tarn");
  const found = ["Ada Krall fought in Battle of Tarn"];

  test.each([
    ["The Battle of Tarn, or Siege of Tarn, was long. Ada Krall fought in the Siege of Tarn.", found],
    ["The Siege of Tarn, or Battle of Tarn, was long. Ada Krall fought in the Battle of Tarn.", found],
    ["The Battle of Tarn is also called the Siege of Tarn. Ada Krall fought in the Siege of Tarn.", found],
    ["The Battle of Tarn, also known as the Long Night, was lost. Ada Krall fought in the Long Night.", found],
    ["The Battle of Tarn, or Siege of Visby, was long. Ada Krall fought in the Siege of Visby.", []],
    ["The mascot of the Battle of Tarn, also called the Siege, was a moose. Ada Krall fought in the Siege.", []],
    ["The Battle of Tarn is not also called the Siege of Tarn. Ada Krall fought in the Siege of Tarn.", []],
    ["The Battle of Tarn was long. Ada Krall fought in the Siege of Tarn.", []],
  ])("%s", async (text, expected) => {
    expect(await readAlong(fought, { Notes: text })).toEqual(expected);
  });
});

describe("the noun that a graph has for a verb", () => {
  const arranged = chain("Night Show", ["put together", "BACKWARD"], "?");
  const text = { Notes: "The curator of the Night Show was Ada Krall." };

  test("is read where it is plainly meant", async () => {
    expect(await readAlong(meant(arranged, "curator", "FORWARD"), text)).toEqual(["Ada Krall put together Night Show"]);
  });

  test.each([
    ["is said of the other end", meant(arranged, "curator", "BACKWARD")],
    ["is hardly meant", meant(arranged, "curator", "FORWARD", 0.6)],
    ["is another", meant(arranged, "sponsor", "FORWARD")],
    ["is none", arranged],
  ])("is not read where it %s", async (_why, skyline) => {
    expect(await readAlong(skyline, text)).toEqual([]);
  });
});
