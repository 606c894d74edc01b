import type { Json } from "../json.ts";

/**
 * Asserts that a value reads back from its JSON text as the same value. Members that are undefined are left out there:
 * they read the same when they are absent.
 * @throws TypeError for what JSON would change or lose without saying so (a Map, a Date, NaN, undefined in an array);
 * it names the place.
 * @param place Where the value itself stands, where it is part of another
 */
export function assertJson(value: unknown, place: () => string = () => "$"): asserts value is Json {
  const found = misfit(value);
  if (found === undefined) return;
  throw new TypeError(
    `A stage's inputs and stored values are JSON, and ${place()}${found.path} is ${describe(found.value)}.`,
  );
}

/** What in a value is no JSON, and the way to it. */
interface Misfit {
  readonly path: string;
  readonly value: unknown;
}

/** The way is put together only when there is something at its end: nearly always, there is nothing. */
function misfit(value: unknown): Misfit | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    // Not forEach, which passes over holes: JSON turns them into null.
    for (let index = 0; index < value.length; index++) {
      const found = misfit(value[index]);
      if (found !== undefined) return { ...found, path: `[${index}]${found.path}` };
    }
    return undefined;
  }
  if (typeof value !== "object" || !isPlain(value)) return { path: "", value };
  for (const name of Object.keys(value)) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    const found = member === undefined ? undefined : misfit(member);
    if (found !== undefined) return { ...found, path: `.${name}${found.path}` };
  }
  return undefined;
}

/** Is an object one of the language itself, and of no class? */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return `a ${value.constructor.name}`;
  return typeof value === "number" || value === undefined ? String(value) : `a ${typeof value}`;
}
