import { describe, expect, test } from "vitest";
import { literalLabel } from "../../engine/values/literal-value.ts";
import { XSD } from "../../engine/rdf/term.ts";

describe("a text in the notation of a data base is shown as people write it", () => {
  test.each([
    ["+1947-00-00T00:00:00Z", "1947"],
    ["+1969-07-20T00:00:00Z", "20 July 1969"],
    ["-0043-00-00T00:00:00Z", "44 BC"],
    ["+43 minute", "43 minutes"],
    ["+1 hour", "1 hour"],
    ["-12.5 metre", "-12.5 metres"],
  ])("%s: %s", (lexical, label) => {
    expect(literalLabel({ kind: "literal", lexical, datatype: `${XSD}string` })).toBe(label);
  });

  test.each(["+376", "+43 660 1234567", "+44 Trinity", "43 minute", "1947-00-00T00", "Apollo 11", "-", "+", ""])(
    "%s is left",
    (lexical) => {
      expect(literalLabel({ kind: "literal", lexical, datatype: `${XSD}string` })).toBe(lexical);
    },
  );
});
