import PQueue from "p-queue";
import { beforeAll, describe, expect, test } from "vitest";
import { SECRETS } from "./faults.ts";
import { BAD_CONFIGURATIONS, type BadConfiguration } from "./configurations.ts";
import { drawRefusals } from "./draw-refusals.ts";
import { drawTable } from "./draw-table.ts";
import { IDS, observe } from "./observe.ts";
import { type AtHand, NETWORK, openAtHand } from "./open-gateway.ts";
import { refusalOf, type Refusal } from "./refusal-of.ts";
import type { Observation, Row } from "./row.ts";
import { SOURCES } from "./row.ts";
import { table } from "./table.ts";

/**
 * What a client sees of every fault of every source. `docs/faults.md` is drawn from what was seen:
 * `npm run faults:write` after a change.
 */
const ROWS = table();
const observed = new Map<Row, Observation | Error>();
const refusals = new Map<BadConfiguration, Refusal>();
let atHand: AtHand;

beforeAll(async () => {
  atHand = await openAtHand();
  const queue = new PQueue({ concurrency: 24 });
  const look = async (row: Row): Promise<void> =>
    void observed.set(
      row,
      await observe(row, atHand).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
  await Promise.all(ROWS.map((row) => queue.add(() => look(row))));
  for (const each of BAD_CONFIGURATIONS) refusals.set(each, await refusalOf(each));
}, 120_000);

function seen(row: Row): Observation {
  const observation = observed.get(row);
  if (observation === undefined || observation instanceof Error) throw observation ?? new Error("not observed");
  return observation;
}

describe.each(SOURCES)("%s", (source) => {
  test.each(ROWS.filter((row) => row.source === source).map((row) => [row.fault, row] as const))(
    "%s",
    (_fault, row) => {
      const { status, errors, answer, complete, explanation, topicEntities, attempts, health, userAgents, sent } =
        seen(row);
      expect(status).toBe(200);
      // What needs the source alone is there.
      expect(topicEntities).not.toEqual([]);
      expect({ answer, complete }).toEqual({ answer: row.answer, complete: row.complete });

      const named = errors.filter((error) => error.source === IDS[source]);
      expect(named.map(({ code }) => code)).toEqual(row.code === null ? [] : [row.code]);
      expect(errors).toEqual(named);
      const [error] = named;
      expect(error?.message ?? explanation).toMatch(row.says);
      if (error !== undefined) expect(error.message).toContain(`"${IDS[source]}"`);
      // An error of a field where nothing could be had; else beside an answer that says what it lacks.
      expect(error?.path).toBe(row.answer === null ? "question.answer" : undefined);
      if (row.complete === false && error !== undefined) expect(explanation).toContain(`"${IDS[source]}"`);

      expect(attempts).toBe(row.attempts);
      if (health !== undefined)
        expect(health).toMatchObject({
          usable: row.usable ?? false,
          problem: expect.stringMatching(/\S/u),
          code: row.checkCode === undefined ? row.code : row.checkCode,
        });
      for (const agent of userAgents) expect(agent).toContain(NETWORK.contact);
      for (const secret of SECRETS) expect(sent + (health?.problem ?? "")).not.toContain(secret);
    },
  );
});

describe("a bad configuration is refused before the port opens:", () => {
  test.each(BAD_CONFIGURATIONS.map((each) => [JSON.stringify(each.file ?? each.environment), each] as const))(
    "%s",
    (_name, each) => {
      const { message, isOpen } = refusals.get(each) ?? expect.unreachable();
      expect(isOpen).toBe(false);
      expect(message).toMatch(each.says);
      expect(message).not.toContain("\n");
      for (const secret of SECRETS) expect(message).not.toContain(secret);
    },
  );
});

test("docs/faults.md shows what was seen", async () => {
  const seenOfSources = drawTable(ROWS.map((row) => [row, seen(row)]));
  await expect(seenOfSources + drawRefusals([...refusals])).toMatchFileSnapshot("../../docs/faults.md");
});
