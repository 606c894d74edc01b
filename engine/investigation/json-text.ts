import type { Json } from "../json.ts";

/**
 * The JSON text of a value that reads back as the same value. Members that are undefined are left out: they read the
 * same when they are absent.
 * @throws TypeError for what JSON would change or lose without saying so (a Map, a Date, NaN, undefined in an array); it
 * names the place.
 */
export function jsonText(value: unknown): string {
  check(value, "$");
  return JSON.stringify(value);
}

/** @throws TypeError unless the value survives JSON unchanged; see `jsonText`. */
export function assertJson(value: unknown): asserts value is Json {
  check(value, "$");
}

function check(value: unknown, path: string): void {
  if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    // Not forEach, which passes over holes: JSON turns them into null.
    for (let index = 0; index < value.length; index++) check(value[index], `${path}[${index}]`);
  } else if (typeof value === "object" && isPlain(value)) {
    for (const [name, member] of Object.entries(value)) if (member !== undefined) check(member, `${path}.${name}`);
  } else throw new TypeError(`A stage's inputs and stored values are JSON, and ${path} is ${describe(value)}.`);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return `a ${value.constructor.name}`;
  return typeof value === "number" || value === undefined ? String(value) : `a ${typeof value}`;
}
