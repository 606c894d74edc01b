import type { Term } from "../../../engine/rdf/term.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { Reply } from "../endpoint/endpoint.ts";
import { type AskSome, keepsLabels } from "./means-of-asking.ts";
import { NodesByName } from "./nodes-by-name.ts";
import type { NodesOfGraph } from "./nodes-of-graph.ts";

type Row = Reply["rows"][number];

/** Why what is known of an endpoint's nodes may be wrong. */
const OTHERWISE = "it gives its nodes without IRIs other labels than before";

/** The nodes of a graph while its endpoint is asked: told by its labels in replies, once these are known to be good. */
export class AskedNodes {
  readonly nodes: NodesOfGraph;
  readonly #onOtherwise: (reason: string) => void;
  #isSure: boolean;
  readonly #byName: NodesByName | undefined;
  #looking: Promise<boolean> | undefined;

  /**
   * @param isSure Whether the labels are of this session, so that they need not be looked at
   * @param onOtherwise Told that the endpoint gives other labels by now
   */
  constructor(nodes: NodesOfGraph, isSure: boolean, onOtherwise: (reason: string) => void = () => undefined) {
    this.nodes = nodes;
    this.#byName = nodes.means === "NAMES" ? new NodesByName(nodes.written) : undefined;
    this.#isSure = isSure;
    this.#onOtherwise = onOtherwise;
  }

  /**
   * Looks first whether the labels that a query names still are those of the nodes that are meant.
   * @throws HttpProblem `MALFORMED` where they are not
   */
  async beforeAsking(query: string, ask: AskSome): Promise<void> {
    if (this.#isSure || !this.nodes.isNamedIn(query)) return;
    if (!(await this.#look(ask))) throw new HttpProblem("MALFORMED", OTHERWISE);
  }

  /** A reply in which they have the IRIs that were given to them. */
  async inReply(reply: Reply, query: string, select: (query: string) => Promise<Reply>): Promise<Reply> {
    if (this.#byName !== undefined) return this.#byName.inReply(reply, query, select);
    const ask: AskSome = async (looking) => (await select(looking)).rows;
    const hasNodes = (row: Row): boolean => [...row.values()].some((term) => this.#called(term) !== term);
    if (!reply.rows.some(hasNodes) || !(this.#isSure || (await this.#look(ask)))) return reply;
    const called = (row: Row): Row => new Map([...row].map(([name, term]) => [name, this.#called(term)]));
    return { ...reply, rows: reply.rows.map((row) => (hasNodes(row) ? called(row) : row)) };
  }

  #called(term: Term): Term {
    return term.kind === "blank" ? (this.nodes.iriOf(term.id) ?? term) : term;
  }

  /** Once for all who ask. */
  #look(ask: AskSome): Promise<boolean> {
    this.#looking ??= keepsLabels(this.nodes.written, ask).then(
      (keeps) => {
        this.#isSure = keeps;
        if (!keeps) this.#onOtherwise(OTHERWISE);
        return keeps;
      },
      (error: unknown) => {
        this.#looking = undefined;
        throw error;
      },
    );
    return this.#looking;
  }
}
