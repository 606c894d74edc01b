import { quoted } from "../../engine/failure.ts";

/** How a model is asked, for all tasks or for one of them. */
export interface TaskSettings {
  /** Name of the model, as the server calls it. */
  readonly name?: string | undefined;
  /**
   * 0–2. Null is not sent, for models that refuse it. Default 0. For tasks whose replies are samples that are to
   * differ, 0 stands for what the task wants, unless it is set for that task.
   */
  readonly temperature?: number | null | undefined;
  /** Tokens of a reply at most, thoughts included. Default 4 096. */
  readonly maxTokens?: number | undefined;
  /** Milliseconds for one request, its retries included. Default 60 000. */
  readonly timeoutMs?: number | undefined;
  /** Best effort of some servers towards equal replies; not sent when absent. */
  readonly seed?: number | undefined;
  /** Money per million tokens; all prices of one model server in the same currency. */
  readonly prices?: Prices | undefined;
}

interface Prices {
  readonly input: number;
  readonly output: number;
  /** ISO 4217. Default that of the model's other prices, or `USD`. */
  readonly currency?: string | undefined;
}

export interface ModelSettings extends TaskSettings {
  readonly name: string;
  /** Default `https://api.openai.com/v1`. Of other servers it usually ends in `/v1`, too. */
  readonly baseUrl?: string | undefined;
  /** Local servers need none. */
  readonly apiKey?: string | undefined;
  /** Other settings for some tasks, by the task's name (`read-passages`). */
  readonly tasks?: Readonly<Record<string, TaskSettings>> | undefined;
  /** How replies are kept to their form: `auto` tries them in this order and learns from refusals. Default `auto`. */
  readonly replyFormat?: "auto" | ReplyLevel | undefined;
}

/** How a server keeps replies to a form: to a schema, to any JSON, or not at all; the prompt tells it in any case. */
export const REPLY_LEVELS = ["json_schema", "json_object", "none"] as const;
export type ReplyLevel = (typeof REPLY_LEVELS)[number];

/** Settings with every default in place. */
export interface ResolvedSettings {
  readonly name: string;
  readonly temperature: number | null;
  readonly maxTokens: number;
  readonly timeoutMs: number;
  readonly seed: number | undefined;
  readonly prices: (Prices & { readonly currency: string }) | undefined;
}

/** Of prices that name none. */
const DEFAULT_CURRENCY = "USD";

export const DEFAULT_BASE_URL = "https://api.openai.com/v1";

/**
 * The settings for one task.
 * @param sampled the temperature that it wants, where its replies are samples that are to differ
 */
export function settingsFor(task: string, settings: ModelSettings, sampled = 0): ResolvedSettings {
  const own = Object.hasOwn(settings.tasks ?? {}, task) ? (settings.tasks?.[task] ?? {}) : {};
  const name = own.name ?? settings.name;
  const usual = settings.temperature === undefined ? 0 : settings.temperature;
  // Another model has other prices: those of the first would be wrong for it.
  const prices = own.prices ?? (name === settings.name ? settings.prices : undefined);
  return {
    name,
    temperature: own.temperature !== undefined ? own.temperature : usual === 0 ? sampled : usual,
    maxTokens: own.maxTokens ?? settings.maxTokens ?? 4_096,
    timeoutMs: own.timeoutMs ?? settings.timeoutMs ?? 60_000,
    seed: own.seed ?? settings.seed,
    prices: prices && { ...prices, currency: currenciesOf(settings)[0] ?? DEFAULT_CURRENCY },
  };
}

/** The currencies that are named, each once: one at most, once they are checked. */
export function currenciesOf({ prices, tasks = {} }: Pick<ModelSettings, "prices" | "tasks">): readonly string[] {
  const named = [prices, ...Object.values(tasks).map((own) => own.prices)].flatMap((each) => each?.currency ?? []);
  return [...new Set(named)];
}

const CURRENCY = /^[A-Z]{3}$/u;

/** @throws TypeError that names the key, the value and what may stand there */
export function checkSettings(settings: ModelSettings): void {
  const { baseUrl, replyFormat, tasks = {} } = settings;
  if (typeof settings.name !== "string" || settings.name.trim() === "")
    throw bad("model.name", settings.name, "the name of a model, as the server calls it");
  if (baseUrl !== undefined && !/^https?:$/u.test(protocolOf(baseUrl)))
    throw bad("model.baseUrl", baseUrl, "an http: or https: URL, such as http://127.0.0.1:8000/v1");
  if (replyFormat !== undefined && !["auto", ...REPLY_LEVELS].includes(replyFormat))
    throw bad("model.replyFormat", replyFormat, `one of auto, ${REPLY_LEVELS.join(", ")}`);
  checkTask("model", settings);
  for (const [task, own] of Object.entries(tasks)) checkTask(`model.tasks.${task}`, own);
  const currencies = currenciesOf(settings);
  if (currencies.length > 1)
    throw bad("model.prices.currency", currencies.join(", "), "the same in all prices of the model and its tasks");
}

function checkTask(key: string, { temperature, maxTokens, timeoutMs, prices, seed }: TaskSettings): void {
  checkNumber(
    `${key}.temperature`,
    temperature ?? undefined,
    (value) => value >= 0 && value <= 2,
    "a number from 0 to 2, or null",
  );
  checkNumber(
    `${key}.maxTokens`,
    maxTokens,
    (value) => Number.isSafeInteger(value) && value >= 1,
    "a whole number from 1 on",
  );
  checkNumber(
    `${key}.timeoutMs`,
    timeoutMs,
    (value) => Number.isSafeInteger(value) && value >= 1 && value < 2 ** 31,
    "a whole number of milliseconds from 1 on",
  );
  checkNumber(`${key}.seed`, seed, Number.isSafeInteger, "a whole number");
  if (prices?.currency !== undefined && !CURRENCY.test(prices.currency))
    throw bad(`${key}.prices.currency`, prices.currency, "a currency by its three letters (ISO 4217), such as USD");
  checkNumber(`${key}.prices.input`, prices?.input, (value) => value >= 0, "money per million tokens, 0 or more");
  checkNumber(`${key}.prices.output`, prices?.output, (value) => value >= 0, "money per million tokens, 0 or more");
}

function checkNumber(key: string, value: number | undefined, isGood: (value: number) => boolean, wanted: string): void {
  if (value === undefined || (typeof value === "number" && Number.isFinite(value) && isGood(value))) return;
  throw bad(key, value, wanted);
}

function bad(key: string, value: unknown, wanted: string): TypeError {
  return new TypeError(`${key} must be ${wanted}; it is ${quoted(value)}.`);
}

function protocolOf(url: string): string {
  try {
    return new URL(url).protocol;
  } catch {
    return "";
  }
}
