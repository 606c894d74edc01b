import fc from "fast-check";
import { expect, test } from "vitest";
import { visible, visibleJson, visibleLines, visibleValue } from "../../engine/text/visible.ts";
import { anyText, HOSTILE, unseenIn } from "../support/hostile-text.ts";

test.each([
  ["plain words, naïve 東京 🏔 é", "plain words, naïve 東京 🏔 é"],
  ["שלום עולם", "שלום עולם"],
  ["من هو رئيس اليابان؟", "من هو رئيس اليابان؟"],
  ["a\u001b[31mb", "a\\u{1b}[31mb"],
  ["\u001b]0;title\u0007", "\\u{1b}]0;title\\u{7}"],
  ["one\r\ntwo\tthree\u2028four", "one  two three four"],
  ["invoice\u202egpj.exe", "invoice\\u{202e}gpj.exe"],
  ["\u2066\u2069\u200e\u061c\u200b", "\\u{2066}\\u{2069}\\u{200e}\\u{61c}\\u{200b}"],
  ["half \ud83d of a pair", "half \\u{d83d} of a pair"],
  ["tag\u{e0041}", "tag\\u{e0041}"],
])("%j is shown as %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test("every text is seen whole, and what was seen before stays as it is", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(unseenIn(visible(text))).toEqual([]);
      expect(visible(text)).not.toContain("\n");
      expect(visible(visible(text))).toBe(visible(text));
      expect(unseenIn(visibleLines(text))).toEqual([]);
      expect(visibleLines(text).split("\n")).toHaveLength(text.split("\n").length);
    }),
    { numRuns: 500 },
  );
});

test("JSON is seen whole, and reads as the same value", () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.array(anyText)), (value) => {
      const text = visibleJson(value);
      expect(unseenIn(text)).toEqual([]);
      expect(text).not.toContain("\n");
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 300 },
  );
});

test("all texts of a value are seen, names among them", () => {
  const seen = JSON.stringify(visibleValue({ a: [HOSTILE, { [HOSTILE]: HOSTILE }], n: 1, none: null, not: undefined }));
  expect(unseenIn(JSON.parse(seen).a[0])).toEqual([]);
  expect(seen).not.toMatch(/[^\\]\\u|\\n/);
});

test("a megabyte is done in one pass", () => {
  for (const unit of ["\u001b", "\u202e", "a", "\n", " ", "\ud800"])
    expect(visible(unit.repeat(1_000_000)).length).toBeGreaterThanOrEqual(1_000_000);
});
