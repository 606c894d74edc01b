import { isWritable } from "../../../engine/rdf/write-term.ts";
import { type Node, termOf } from "../../graph-index/statistics/pairs.ts";

/** A fact of a node as it is told by whoever compares nodes. */
export interface WrittenFact {
  /** The same for the same fact of another node. */
  readonly line: string;
  readonly predicate: string;
  /** Whether the node is the object of the triple. */
  readonly isObject: boolean;
  /** The other end, as N-Triples writes it. */
  readonly other: Node;
}

/** What is true of a node, or never. */
export interface KeyFact extends Omit<WrittenFact, "line"> {
  readonly isAbsent?: boolean;
}

/** A longer end may be written otherwise by the endpoint, and would go into every query. */
const LONGEST_END = 500;
/** Of a node that shares its rarest fact with more, no others are looked at. */
const MOST_RIVALS = 1_000;

/** Finds for a node those of its facts that tell it from all others, few where few will do. */
export class KeyFinder {
  readonly #facts: ReadonlyMap<Node, readonly WrittenFact[]>;
  readonly #labels: ReadonlySet<string>;
  readonly #holders = new Map<string, Set<Node>>();

  /**
   * @param facts Of each node that has a name
   * @param labels Predicates of names: by these they are told from nodes without any
   * @param untold Other ends that no query can name
   */
  constructor(
    facts: ReadonlyMap<Node, readonly WrittenFact[]>,
    labels: readonly string[],
    untold: ReadonlySet<Node> = new Set(),
  ) {
    this.#labels = new Set(labels);
    const canBeTold = (fact: WrittenFact): boolean => !untold.has(fact.other) && canBeAsked(fact);
    this.#facts = new Map([...facts].map(([node, own]) => [node, own.filter(canBeTold)]));
    for (const [node, own] of this.#facts)
      for (const { line } of own) {
        const holders = this.#holders.get(line) ?? new Set();
        this.#holders.set(line, holders.add(node));
      }
  }

  /** Undefined where no such facts are found. */
  keyOf(node: Node): readonly KeyFact[] | undefined {
    const own = (this.#facts.get(node) ?? []).toSorted((a, b) => this.#count(a) - this.#count(b));
    const name = own.find(({ predicate, isObject }) => !isObject && this.#labels.has(predicate));
    const [first] = own;
    if (name === undefined || first === undefined) return undefined;
    const isNameRarest = this.#count(name) === this.#count(first);
    const rarest = isNameRarest ? name : first;
    if (this.#count(rarest) > MOST_RIVALS) return undefined;
    const rivals = [...(this.#holders.get(rarest.line) ?? [])].filter((each) => each !== node && this.#has(each, name));
    return this.#told(own, isNameRarest ? [name] : [name, rarest], rivals);
  }

  #told(
    own: readonly WrittenFact[],
    first: readonly WrittenFact[],
    all: readonly Node[],
  ): readonly KeyFact[] | undefined {
    const key: KeyFact[] = first.map(keyFact);
    let rivals = all;
    while (rivals.length > 0) {
      const found = this.#ownAgainst(own, rivals) ?? this.#absentAgainst(own, rivals);
      if (found === undefined) return undefined;
      key.push(found.fact);
      rivals = found.left;
    }
    return key;
  }

  /** The fact that the fewest of the others have, too. */
  #ownAgainst(own: readonly WrittenFact[], rivals: readonly Node[]): Step | undefined {
    const steps = own.map((fact) => ({
      fact: keyFact(fact),
      left: rivals.filter((each) => this.#has(each, fact)),
    }));
    const best = steps.reduce<Step | undefined>(
      (least, each) => (each.left.length < (least?.left.length ?? rivals.length) ? each : least),
      undefined,
    );
    return best;
  }

  /** A fact of another that this one does not have. */
  #absentAgainst(own: readonly WrittenFact[], [rival = "", ...others]: readonly Node[]): Step | undefined {
    const lines = new Set(own.map(({ line }) => line));
    const absent = this.#facts.get(rival)?.find(({ line }) => !lines.has(line));
    if (absent === undefined) return undefined;
    return {
      fact: { ...keyFact(absent), isAbsent: true },
      left: others.filter((each) => !this.#has(each, absent)),
    };
  }

  #has(node: Node, { line }: WrittenFact): boolean {
    return this.#holders.get(line)?.has(node) === true;
  }

  #count({ line }: WrittenFact): number {
    return this.#holders.get(line)?.size ?? 0;
  }
}

interface Step {
  readonly fact: KeyFact;
  /** Those from which it does not tell the node. */
  readonly left: readonly Node[];
}

function canBeAsked({ other }: WrittenFact): boolean {
  if (other.startsWith("_:") || other.length > LONGEST_END) return false;
  const term = termOf(other);
  return term !== undefined && term.kind !== "blank" && isWritable(term);
}

function keyFact({ predicate, isObject, other }: WrittenFact): KeyFact {
  return { predicate, isObject, other };
}
