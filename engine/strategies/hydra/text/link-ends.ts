import { linkWords } from "../../../documents/said-answer.ts";
import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import type { QueryGraph } from "../../../graph/fused-graph.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import { normalise } from "../../../text/normalise.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import { TEXT_BOUNDS } from "./bounds.ts";
import { isFormOfName } from "./name-forms.ts";
import type { ReadText } from "./standing.ts";
import { namesOfTopic, topicNamed } from "./topic-names.ts";

/** Does a page about a topic call it so, by a fuller or shorter form of its name? */
function isMeant(topic: Topic, words: string, text: ReadText): boolean {
  const { about } = text.paragraph;
  if (about !== undefined && topic.entities.length > 0 && !topic.entities.includes(about)) return false;
  return isFormOfName(words, namesOfTopic(topic), text, about !== undefined && topic.entities.includes(about));
}

/** Things of one name that are looked at. */
const MOST_NAMESAKES = 8;

/** An end of a step, as what it stands for. */
export interface LinkedEnd {
  readonly node: FactNode;
  /** Equal for ends that are the same. */
  readonly key: string;
  /** All by which it may be called in a text. */
  readonly names: readonly string[];
  readonly isTopic: boolean;
}

/**
 * Links the ends of what was read: topics to their own entities, other words to the one thing of the graph that is
 * called so (`linkWords`). Every name is looked up once; beyond the bound of look-ups words stay words.
 */
export class EndLinker {
  /** What the graph calls the entities that were linked, by IRI. */
  readonly labels: Record<string, string> = {};
  readonly #topics: readonly Topic[];
  readonly #graph: QueryGraph;
  readonly #context: UpstreamContext;
  readonly #found = new Map<string, FactNode>();
  #lookUps = 0;

  constructor(topics: readonly Topic[], graph: QueryGraph, context: UpstreamContext) {
    this.#topics = topics;
    this.#graph = graph;
    this.#context = context;
  }

  /** @param text Where the name of a topic may mean several, it means what the page is about. */
  async link(words: string, text: ReadText): Promise<LinkedEnd> {
    const { about } = text.paragraph;
    const topic = topicNamed(words, this.#topics);
    if (topic !== undefined) return this.#topicEnd(topic, words, about);
    const node = await this.#lookedUp(words);
    const own = this.#topics.find(({ entities }) => node.kind === "iri" && entities.includes(node.value));
    if (own !== undefined) return { ...this.#topicEnd(own, words, about), node };
    const meant = node.kind === "iri" ? [] : this.#topics.filter((each) => isMeant(each, words, text));
    if (meant.length === 1 && meant[0] !== undefined) return this.#topicEnd(meant[0], words, about);
    const key = node.kind === "iri" ? nodeKey(node) : `'${normalise(words)}'`;
    return { node, key, names: [words], isTopic: false };
  }

  /**
   * The country that a word for its people stands for: the one thing of the graph that has it for another name. A
   * language may be called so too, as its own name; without a country "American" says of no place that it is meant.
   */
  async linkDemonym(words: string): Promise<LinkedEnd | undefined> {
    if (this.#lookUps >= TEXT_BOUNDS.links) return undefined;
    this.#lookUps += 1;
    const found = await this.#graph.searchEntities(words, MOST_NAMESAKES, this.#context);
    const named = found.filter(({ match, via }) => match !== "FUZZY" && via === "ALIAS");
    const [country, other] = [...new Map(named.map((each) => [each.iri, each])).values()];
    if (country === undefined || other !== undefined) return undefined;
    this.labels[country.iri] = country.label;
    const node: FactNode = { kind: "iri", value: country.iri };
    const topic = this.#topics.find(({ entities }) => entities.includes(country.iri));
    if (topic !== undefined) return { ...this.#topicEnd(topic, words, country.iri), node };
    return { node, key: nodeKey(node), names: [words], isTopic: false };
  }

  #topicEnd(topic: Topic, words: string, about: string | undefined): LinkedEnd {
    const entity = topic.entities.find((iri) => iri === about) ?? topic.entities[0];
    if (entity !== undefined) this.labels[entity] = topic.label;
    return {
      node: entity === undefined ? { kind: "words", text: topic.label } : { kind: "iri", value: entity },
      // Whatever its name means, one path is about one of the meanings: they are one end here.
      key: `topic ${this.#topics.indexOf(topic)}`,
      names: [...new Set([...namesOfTopic(topic), words])],
      isTopic: true,
    };
  }

  async #lookedUp(words: string): Promise<FactNode> {
    const known = this.#found.get(words);
    if (known !== undefined) return known;
    if (this.#lookUps >= TEXT_BOUNDS.links) return { kind: "words", text: words };
    this.#lookUps += 1;
    const { node, labels } = await linkWords(words, this.#graph, this.#context);
    Object.assign(this.labels, labels);
    this.#found.set(words, node);
    return node;
  }
}
