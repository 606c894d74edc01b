import { plural } from "./noun.ts";

/** A class in words. */
export interface Kind {
  readonly singular: string;
  /** Does one say "who" of its members? */
  readonly isPersonal: boolean;
}

/** What people are called by graphs. */
const PEOPLE: ReadonlySet<string> = new Set(["human", "human being", "person", "people"]);

export function arePeople(classLabel: string): boolean {
  return PEOPLE.has(classLabel.toLowerCase());
}

/** What members of a class are called. */
export function kindsOf({ singular }: Kind): string {
  return arePeople(singular) ? "people" : plural(singular);
}
