/** Texts of a block: of the first all is written, of each other what is not as in the one before it. */
export const BLOCK = 16;

/** Code units with which two texts begin alike; the halves of a character are not parted. */
export function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  const last = length === 0 ? 0 : a.charCodeAt(length - 1);
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}
