/**
 * Characters that are not seen, and that change what is seen or hide a message in it: control characters, soft hyphens,
 * marks of writing direction, zero-width spaces, annotation marks and tags (Unicode §23.2–23.9).
 */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Joiners spell words of some scripts and make up emoji, but mean nothing between Latin letters, digits and signs. */
const LOST_JOINER = /(?<=^|[\p{Script=Latin}\p{N}\p{P}\s\u200c\u200d])[\u200c\u200d]/gu;
/** A sign's variants matter to Han alone; elsewhere they can carry bytes unseen. */
const LOST_VARIANT = /(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;
/** Half of a character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text as passages hold it: nothing in it but what a reader sees. Applied where a document becomes passages, so that
 * what is quoted is located in the very text that was read.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")
    .replace(UNSEEN, "")
    .replace(LOST_JOINER, "")
    .replace(LOST_VARIANT, "")
    .replace(LONE_SURROGATE, "\ufffd");
}

/** A title or heading: the same, in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, " ").trim();
}
