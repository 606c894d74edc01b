import fc from "fast-check";

/**
 * What a terminal would obey, or a reader not see, but for line feeds; a list by code point, apart from what it checks.
 */
export function isUnseen(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const within = (from: number, to: number): boolean => code >= from && code <= to;
  return (
    (within(0, 0x1f) && code !== 0x0a) ||
    within(0x7f, 0x9f) ||
    code === 0xad ||
    code === 0x61c ||
    code === 0x180e ||
    within(0x200b, 0x200f) ||
    within(0x2028, 0x202e) ||
    within(0x2060, 0x206f) ||
    within(0xd800, 0xdfff) ||
    code === 0xfeff ||
    within(0xfff9, 0xfffb) ||
    within(0xe0000, 0xe007f)
  );
}

export function unseenIn(text: string): readonly string[] {
  return [...text].filter(isUnseen);
}

/**
 * Clears the screen, names the window, goes back, rings, styles, turns the writing, ends the line, and forges another.
 */
export const HOSTILE = `\u001b[2J\u001b]0;owned\u0007\u009b31mA\b\rB\u007f\u202egnp.exe\u2066\u200f\u061c\u2028\u0085\u001b[1mbold\u200b\ufeff\n2026-01-01T00:00:00.000Z error: forged`;

/** Texts of any code points, halves of pairs among them, and of those that terminals obey more often than not. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ..."\u001b[]0;1m\u0007\b\r\n\t\u007f\u009b\u009d\u202a\u202e\u2066\u2069\u200e\u200b\u2028\ud83d\udd75ab שלום",
      ),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit)),
    ),
  }),
  fc.constant(HOSTILE),
);
