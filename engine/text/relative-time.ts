const UNIT =
  "seasons?|years?|months?|weeks?|weekend|quarters?|centur(?:y|ies)|decades?|spring|summer|autumn|winter|night";
/** In lower case: a title is written in capitals. "The last season" is the final one. */
const RELATIVE = new RegExp(
  `(?<!\\b(?:the|a|his|her|its|their|every|each) )\\b(?:(?:last|this|next|past) (?:${UNIT})(?! of\\b)|(?:\\p{N}{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a few|some) (?:${UNIT}) ago|yesterday|tomorrow|tonight)\\b`,
  "u",
);

/**
 * Words for a time that is told by the day on which they are said alone: "last season", "two years ago". A text was
 * written on another day, and does not say which. Undefined where there are none; "today" and "now" ask how things
 * stand, which texts do say.
 */
export function relativeTimeIn(question: string): string | undefined {
  return RELATIVE.exec(question)?.[0];
}
