import { saysAnswer, type AnswerForms } from "../normalise/answer-forms.ts";

export interface Matching {
  /** For each answer in its order: does it say any gold answer? */
  readonly hits: readonly boolean[];
  /** Size of the largest set of pairs (answer, gold) in which an answer says its gold and none stands in two pairs. */
  readonly pairs: number;
}

/**
 * Matches answers with gold answers one to one: a maximum matching of a bipartite graph, by augmenting paths. Wherever
 * aliases overlap, taking the first that fits would depend on the order.
 */
export function matchAnswers(answers: readonly AnswerForms[], gold: readonly AnswerForms[]): Matching {
  const goldNamed = new NamedGold(gold);
  const fits = answers.map((answer) => goldNamed.saidBy(answer));
  const takenBy = new Map<number, number>();

  const assign = (answer: number, seen: Set<number>): boolean => {
    for (const candidate of fits[answer] ?? []) {
      if (seen.has(candidate)) continue;
      seen.add(candidate);
      const holder = takenBy.get(candidate);
      if (holder !== undefined && !assign(holder, seen)) continue;
      takenBy.set(candidate, answer);
      return true;
    }
    return false;
  };

  return {
    hits: fits.map(({ length }) => length > 0),
    pairs: answers.filter((_, index) => assign(index, new Set())).length,
  };
}

/** Gold answers by their names: sets of thousands are matched without comparing each with each. */
class NamedGold {
  readonly #gold: readonly AnswerForms[];
  readonly #byName = new Map<string, number[]>();
  /** Dates and numbers are equal in more ways than by name. */
  readonly #values: readonly number[];

  constructor(gold: readonly AnswerForms[]) {
    this.#gold = gold;
    this.#values = gold.flatMap((one, index) => (one.dates.length + one.numbers.length > 0 ? [index] : []));
    for (const [index, one] of gold.entries()) {
      for (const name of [...one.texts, ...one.iris])
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), index]);
    }
  }

  saidBy(answer: AnswerForms): readonly number[] {
    const named = [...answer.texts, ...answer.iris].flatMap((name) => this.#byName.get(name) ?? []);
    const values = answer.dates.length + answer.numbers.length > 0 ? this.#values : [];
    return [...new Set([...named, ...values])].filter((index) => {
      const gold = this.#gold[index];
      return gold !== undefined && saysAnswer(answer, gold);
    });
  }
}
