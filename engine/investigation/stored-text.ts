import { assertJson, isPlain } from "./assert-json.ts";
import type { Turn } from "./turn.ts";

/** Lists of more than so many things are written and read one thing at a time. */
const LONG = 20;

/** Characters of a text up to which it is stored: what is longer takes more than it saves, and a string has an end. */
const LONGEST_TEXT = 4 * 1024 * 1024;

/** The way to a value inside another. */
type Path = readonly (string | number)[];

/** The same way, of which most is shared with the ways to its neighbours: hardly any is ever told. */
interface Place {
  readonly in: Place | undefined;
  readonly step: string | number;
}

/** Where a long list stands, and of how many things it is. */
type LongList = readonly [path: Path, length: number];

/**
 * A value as text that `valueOf` reads back as the same value. Members that are undefined are left out: they read the
 * same when they are absent. The first line is the value in JSON. Where it holds long lists, they are empty there, the
 * second line says where they stand and how long they are, and each of their things has a line of its own: so neither
 * writing nor reading holds anything else up, however long they are. Undefined for a value whose text is too long to be
 * stored.
 * @throws TypeError for what JSON would change or lose without saying so (a Map, a Date, NaN, undefined in an array);
 * it names the place. The signal's reason of the turn.
 */
export async function storedText(value: unknown, turn: Turn): Promise<string | undefined> {
  const long: { readonly path: Path; readonly list: readonly unknown[] }[] = [];
  const frame = JSON.stringify(shortened(value, undefined, (place, list) => long.push({ path: wayTo(place), list })));
  if (long.length === 0) return frame.length > LONGEST_TEXT ? undefined : frame;
  let length = frame.length;
  const lines = [frame, JSON.stringify(long.map(({ path, list }): LongList => [path, list.length]))];
  for (const { path, list } of long) {
    // Not for…of over entries, which passes over holes: JSON turns them into null.
    for (let index = 0; index < list.length; index += 1) {
      if (turn.isOver) await turn.next();
      assertJson(list[index], () => placeOf([...path, index]));
      if (length > LONGEST_TEXT) continue;
      const line = JSON.stringify(list[index]);
      length += line.length + 1;
      lines.push(line);
    }
  }
  if (length > LONGEST_TEXT) return undefined;
  await turn.rest();
  return lines.join("\n");
}

/** Reads what `storedText` wrote. @throws SyntaxError for anything else */
export async function valueOf(text: string, turn: Turn): Promise<unknown> {
  const [frame = "", places, ...things] = text.split("\n");
  const value: unknown = JSON.parse(frame);
  if (places === undefined) return value;
  let read = 0;
  for (const [path, length] of JSON.parse(places) as readonly LongList[]) {
    const list = path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
    for (const last = read + length; read < last; read += 1) {
      if (turn.isOver) await turn.next();
      (list as unknown[]).push(JSON.parse(things[read] ?? ""));
    }
  }
  if (read !== things.length) throw new SyntaxError("It has more lines than its lists are long.");
  return value;
}

/**
 * The value with long lists emptied, save those inside of long ones: a copy of what they stand in, and itself where
 * there are none.
 */
function shortened(
  value: unknown,
  place: Place | undefined,
  found: (place: Place | undefined, list: readonly unknown[]) => void,
): unknown {
  if (Array.isArray(value)) {
    if (value.length > LONG) {
      found(place, value);
      return [];
    }
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const each: unknown = value[index];
      const short = shortened(each, { in: place, step: index }, found);
      if (short !== each) (copy ??= [...(value as readonly unknown[])])[index] = short;
    }
    return copy ?? value;
  }
  if (typeof value !== "object" || value === null || !isPlain(value)) {
    assertJson(value, () => placeOf(wayTo(place)));
    return value;
  }
  const members = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(members)) {
    const member = members[name];
    if (member === undefined) continue;
    const short = shortened(member, { in: place, step: name }, found);
    if (short !== member) (copy ??= { ...members })[name] = short;
  }
  return copy ?? value;
}

function wayTo(place: Place | undefined): Path {
  const way: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.in) way.push(at.step);
  return way.reverse();
}

function placeOf(path: Path): string {
  return path.reduce<string>((place, step) => place + (typeof step === "number" ? `[${step}]` : `.${step}`), "$");
}
