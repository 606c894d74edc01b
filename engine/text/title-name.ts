import { normalise } from "./normalise.ts";

/** A title as a name, normalised: "Mercury (planet)" is Mercury. */
export function nameOfTitle(title: string): string {
  const bracket = title.endsWith(")") ? title.lastIndexOf(" (") : -1;
  return normalise(bracket > 0 ? title.slice(0, bracket) : title);
}

/** Is something called just as a title is? */
export function isNameOfTitle(words: string, title: string): boolean {
  const name = nameOfTitle(title);
  return name !== "" && [name, normalise(title)].includes(normalise(words));
}
