import type { Form } from "../../question/form/logical-form.ts";
import { QueryBudget } from "../../query/query-budget.ts";
import type { Attempt } from "../../query/attempt.ts";
import type { QueryContext } from "../../query/outcomes.ts";
import type { RankedReading } from "../../query/readings.ts";
import { tryReadings } from "../../query/try-readings.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import type { Draft, Followed, ReadingsToFollow } from "./draft.ts";
import { isSameShape, type Following } from "./following.ts";
import { partsOf } from "./parts.ts";
import { arrange, BELOW_ROOT, fromParts, saidParts } from "./planned-node.ts";
import type { TreeOptions } from "./parameters.ts";

/** What is to be said of the readings besides. */
export interface FollowingNotes {
  /** What was not looked at: sources that failed and what a bound cut off, as sentences. */
  readonly lacking: Set<string>;
  /** How readings fared that were not followed. */
  readonly attempts: Attempt[];
}

/**
 * The drafts in the order in which they are validated, worked out as they are taken. First those whose reading the
 * graphs support as a whole, best supported first; then those that follow no reading; then those of which the graphs
 * leave a part open, for documents to fill.
 */
export async function* followings(
  drafts: readonly Draft[],
  { known, open: toRead }: ReadingsToFollow,
  queryContext: QueryContext,
  options: TreeOptions,
  notes: FollowingNotes,
): AsyncGenerator<Following> {
  const { documents, graph } = queryContext.parts;
  const draftedFor = (followed: readonly Followed[]): readonly Drafted[] =>
    followed.flatMap(({ index, reading }) =>
      drafts
        .filter((draft) => draft.reading === index)
        .slice(0, 1)
        .map((draft) => ({ draft, reading })),
    );
  for (let open = draftedFor(known); open.length > 0;) {
    const { answered, attempts, failures, cuts } = await tryReadings(
      open.map(({ reading }) => reading),
      { ...queryContext, queryBudget: new QueryBudget(graph) },
    );
    for (const each of [...failures, ...cuts]) notes.lacking.add(each);
    notes.attempts.push(...attempts.filter((attempt) => !notes.attempts.includes(attempt)));
    const [best, ...rivals] = answered;
    const followed = open.find(({ reading }) => reading.form === best?.reading.form);
    if (best === undefined || followed === undefined) break;
    yield supported(followed.draft, best, rivals, options);
    open = open.filter((each) => each !== followed);
  }
  for (const draft of drafts.filter(({ reading }) => reading === null)) {
    yield {
      draft,
      reading: undefined,
      form: undefined,
      supported: undefined,
      answered: undefined,
      rivals: [],
    };
  }
  // Where the graph holds the facts and they do not decide, documents are not asked to.
  if (documents.length === 0 || notes.attempts.some(({ status }) => status === "UNDECIDED")) return;
  for (const { draft, reading } of draftedFor(toRead)) {
    yield { draft, reading, form: reading.form, supported: undefined, answered: undefined, rivals: [] };
  }
}

interface Drafted {
  readonly draft: Draft;
  readonly reading: RankedReading;
}

/**
 * A draft whose reading the graphs answer. What is denied is known from what is held instead: then the tree asks for
 * that.
 */
function supported(
  draft: Draft,
  answered: AnsweredReading,
  rivals: readonly AnsweredReading[],
  options: TreeOptions,
): Following {
  const { reading } = answered;
  const held = answered.outcome.form;
  if (isSameShape(held, reading.form)) return { draft, reading, form: reading.form, supported: held, answered, rivals };
  return { draft: draftOf(held, draft, options), reading, form: held, supported: held, answered, rivals };
}

function draftOf(form: Form, { reading }: Draft, options: TreeOptions): Draft {
  const parts = partsOf(form);
  return { reading, ...arrange(fromParts(saidParts(parts)), parts, BELOW_ROOT, options) };
}
