import { counted } from "../../values/counted.ts";

/** What a bound kept out of a search. */
export type Cut =
  | "topics"
  | "meanings"
  | "relations"
  | "entities"
  | "uncounted"
  | "unasked"
  | "facts"
  | "steps"
  | "trails"
  | "joins";

const WORDS: Readonly<Record<Cut, (number: number) => string>> = {
  topics: (number) => `${counted(number, "topic")} beyond the first ${were(number)} not searched from`,
  meanings: (number) =>
    `${counted(number, "entity", "entities")} that a name may mean ${were(number)} not tried as a beginning`,
  relations: (number) => `${counted(number, "less plausible relation")} ${were(number)} not followed`,
  entities: (number) => `the search did not go on from ${counted(number, "entity", "entities")} that it reached`,
  uncounted: (number) => `around ${counted(number, "level")} of the search not all relations could be counted`,
  unasked: (number) => `${counted(number, "relation")} of single entities ${were(number)} not asked for`,
  facts: (number) => `at least ${counted(number, "fact")} around entities with many facts ${were(number)} not fetched`,
  steps: (number) => `${counted(number, "fact")} of long lists ${were(number)} left out`,
  trails: (number) => `${counted(number, "path")} ${were(number)} dropped for better ones on the way`,
  joins: (number) => `${counted(number, "way")} to join paths ${were(number)} not tried`,
};

function were(number: number): string {
  return number === 1 ? "was" : "were";
}

/** Counts what bounds kept out. */
export class Cuts {
  readonly #numbers = new Map<Cut, number>();

  /** @param number 0 or more; 0 says nothing */
  add(cut: Cut, number: number): void {
    if (number > 0) this.#numbers.set(cut, (this.#numbers.get(cut) ?? 0) + number);
  }

  /** In words, in a fixed order. */
  said(): readonly string[] {
    return (Object.keys(WORDS) as Cut[]).flatMap((cut) => {
      const number = this.#numbers.get(cut);
      return number === undefined ? [] : [WORDS[cut](number)];
    });
  }
}
