/** A number of things in words: "1 row", "2 rows". The plural is regular unless it is given. */
export function counted(number: number, thing: string, plural = `${thing}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? thing : plural}`;
}
