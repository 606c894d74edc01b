import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "../../datasources/documents/clean-text.ts";
import { readHtml } from "../../datasources/documents/html.ts";
import { passagesOf } from "../../datasources/documents/passages.ts";
import { splitSentences } from "../../engine/text/sentences.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { passagesWith } from "./collection-under-test.ts";

describe("what readers do not see", () => {
  test.each([
    ["control characters", "Mar\u0007ker\u001b[31m\u009b.", "Marker[31m."],
    ["marks of direction", "Marker \u202Etxet\u202C \u2066x\u2069\u200f.", "Marker txet x."],
    ["zero-width signs", "Mar\u200bker\ufeff wo\u00adrd\u2060.", "Marker word."],
    ["tags", "Marker\u{e0049}\u{e0067}\u{e006e}.", "Marker."],
    ["bytes in variation selectors", "Marker 😀\u{e0100}\u{e0101}.", "Marker 😀."],
    ["joiners between Latin letters", "Mar\u200dker \u200c\u200dword.", "Marker word."],
    ["half characters", "Marker \ud800.", "Marker \ufffd."],
  ])("%s are not in a passage", async (_name, text, expected) => {
    // A file can not hold half a character; what a server sends can.
    const [passage] = passagesOf({ id: "a", title: text, sections: [{ index: 0, title: "S", text }] }, undefined);
    expect(passage).toMatchObject({ text: expected, document: { title: expected } });
  });

  test("joiners and variants that spell words stay", () => {
    for (const text of ["می‌خواهم", "क्‍ष", "👩‍👩‍👧", "葛\u{e0100}城"]) expect(cleanText(text)).toBe(text);
  });

  test("hidden elements of a page say nothing", () => {
    const page = `<body><p>Seen.</p><p hidden>a</p><div style="color:red; display: none">b</div><span style="VISIBILITY:hidden">c</span>
      <p style="font-size:0">d</p><p style="opacity:0;">e</p><p style="opacity:0.5">Half seen.</p><table><tr><td>1</td><td>2</td></tr></table></body>`;
    expect(readHtml(page).headings[0]?.text).toBe("Seen.\n\nHalf seen.\n\n1 2");
  });

  test("a sentence of a passage is found in it, whatever the text was", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom("\u200b", "\u202e", "\u0000", ". ", "\n\n", "Word", "é", "\ud83d", "😀", "\u200d", "1,5"),
            fc.string({ maxLength: 5 }),
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          const text = parts.join("");
          expect(cleanText(cleanText(text))).toBe(cleanText(text));
          for (const passage of passagesOf(
            { id: "a", title: "T", sections: [{ index: 0, title: "S", text }] },
            undefined,
          )) {
            for (const sentence of splitSentences(passage.text)) {
              if (/[\p{L}\p{N}]/u.test(sentence.text)) expect(locateQuote(sentence.text, passage.text)).toBeDefined();
            }
          }
        },
      ),
    ));

  test("a deep page is read", async () =>
    expect((await passagesWith({ "a.html": `${"<div>".repeat(5_000)}Marker.` }, "marker"))[0]?.text).toBe("Marker."));
});
