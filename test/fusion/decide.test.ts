import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide, isContested } from "../../engine/strategies/fusion/decide.ts";
import { claimsOf, type Claim, type Party } from "../../engine/strategies/fusion/party.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { answering, torn } from "./parties.ts";

const UNCHECKED = { complete: false, unchecked: "CONDITION" } as const;

function decided(parties: readonly Party[], isDecided = false, heavy?: string) {
  const claims = parties.flatMap(claimsOf);
  const weigh = (alike: readonly Claim[]): number =>
    alike.some(({ values }) => values.some(({ node }) => node.label === heavy)) ? 0.8 : 0.2;
  const { status, sides, beyond } = decide(claims, weigh, { isDecided });
  const [first] = sides;
  return {
    status,
    taken: status === "ANSWERED" ? first?.first.values.map(({ node }) => node.label) : undefined,
    by: status === "ANSWERED" ? first?.first.party.strategy : undefined,
    sides: sides.map(({ values }) => values.map(({ node }) => node.label).join()),
    beyond: beyond.map(({ node }) => node.label),
  };
}

describe("what strategies say against each other", () => {
  test("is no answer where nobody says anything", () => {
    expect(decided([answering("QUERY", []), answering("HYDRA", [])])).toMatchObject({ status: "NOT_KNOWN", sides: [] });
  });

  test("is one answer where they agree, told by the first of them", () => {
    const [query, hydra] = [answering("QUERY", ["Orby"], UNCHECKED), answering("HYDRA", ["Orby"])];
    expect(decided([query, hydra])).toMatchObject({ status: "ANSWERED", taken: ["Orby"], by: "QUERY" });
  });

  test("is CONFLICTING where nobody could check what they say, whatever the paths weigh", () => {
    const parties = [answering("HYDRA", ["Orby"], UNCHECKED), answering("FIDELIS", ["Lund"], UNCHECKED)];
    expect(decided(parties, false, "Lund")).toMatchObject({ status: "CONFLICTING", sides: ["Lund", "Orby"] });
    expect(decided(parties, false, "Orby")).toMatchObject({ status: "CONFLICTING", sides: ["Orby", "Lund"] });
  });

  test("is CONFLICTING where two have checked different answers", () => {
    expect(decided([answering("HYDRA", ["Orby"]), answering("FIDELIS", ["Lund"])])).toMatchObject({
      status: "CONFLICTING",
    });
  });

  test("is the one answer that was checked, beside those that were not", () => {
    const parties = [answering("QUERY", ["Orby"], UNCHECKED), answering("HYDRA", ["Lund"])];
    expect(decided(parties, false, "Orby")).toMatchObject({
      status: "ANSWERED",
      taken: ["Lund"],
      sides: ["Lund", "Orby"],
    });
  });

  test("takes nothing from what QUERY has decided", () => {
    const parties = [answering("QUERY", ["Orby"]), answering("HYDRA", ["Lund"]), answering("FIDELIS", ["Lund"])];
    expect(decided(parties, true, "Lund")).toMatchObject({
      status: "ANSWERED",
      taken: ["Orby"],
      sides: ["Orby", "Lund"],
    });
  });

  test("is the checked list of lists that share members; what else others name is told", () => {
    const parties = [answering("QUERY", ["Orby", "Lund"], UNCHECKED), answering("HYDRA", ["Orby", "Vik"])];
    expect(decided(parties)).toMatchObject({ status: "ANSWERED", taken: ["Orby", "Vik"], beyond: ["Lund"] });
  });

  test("stays open where readings fit as well, and no source was found that checks one", () => {
    const parties = [torn("QUERY", "Orby", "Lund"), answering("HYDRA", ["Orby"], UNCHECKED)];
    expect(decided(parties)).toMatchObject({ status: "CONFLICTING", sides: ["Orby", "Lund"] });
  });

  test("is no answer of a page of the web alone against what else is said", () => {
    const web = answering("HYDRA", ["Lund"], { support: ["WEB"] });
    expect(decided([answering("QUERY", ["Orby"], UNCHECKED), web])).toMatchObject({ status: "CONFLICTING" });
  });
});

const towns = fc.uniqueArray(fc.constantFrom("Orby", "Lund", "Vik", "Sund"), { maxLength: 3 });
const party = fc
  .tuple(fc.constantFrom("QUERY", "TREEQA", "HYDRA", "FIDELIS"), towns, fc.boolean())
  .map(([strategy, names, isChecked]) => answering(strategy, names, isChecked ? {} : UNCHECKED));

test("whatever is said: an answer is what somebody says, and a conflict has sides that share nothing", () => {
  fc.assert(
    fc.property(fc.array(party, { minLength: 1, maxLength: 5 }), (parties) => {
      const { status, taken, sides } = decided(parties);
      const said = parties.map(({ result }) => result.values.map(({ node }) => node.label));
      const all = sides.flatMap((side) => side.split(","));
      expect(new Set(all).size).toBe(all.length);
      expect(new Set(all)).toEqual(new Set(said.flat()));
      if (status === "ANSWERED") expect(said).toContainEqual(taken);
      if (status === "CONFLICTING") expect(sides.length).toBeGreaterThan(1);
      if (status === "NOT_KNOWN") expect(said.flat()).toEqual([]);
      expect(isContested(parties.flatMap(claimsOf))).toBe(sides.length > 1);
    }),
    { numRuns: propertyRuns(200) },
  );
});
