import { callWords } from "../work/call-words.ts";
import type { ShownCostFragment } from "../generated/graphql.ts";

/** What an operation cost, in one line. */
export function CostLine({ cost }: { readonly cost: ShownCostFragment }) {
  return <p className="quiet cost-line">Cost: {costWords(cost)}</p>;
}

/** What an operation cost; an answer that was there already cost nothing. */
export function costWords({
  stages,
  stagesFromStore,
  upstream,
  inputTokens,
  outputTokens,
  ...rest
}: ShownCostFragment) {
  const { tokensEstimated, money } = rest;
  const calls = callWords(upstream);
  const tokens = inputTokens + outputTokens;
  if (stages === 0 && stagesFromStore === 0 && calls === "" && tokens === 0)
    return "nothing, because the answer was stored";
  return [
    counted(stages, "stage", "computed"),
    stagesFromStore > 0 ? `${stagesFromStore} from the store` : undefined,
    calls === "" ? "no calls to sources" : calls,
    tokens > 0 ? `${tokensEstimated ? "about " : ""}${tokens.toLocaleString("en")} tokens` : undefined,
    tokens > 0 ? moneyWords(money) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

function counted(count: number, what: string, done: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"} ${done}`;
}

/** What models were paid. Without prices in the configuration nobody knows, and none is made up. */
export function moneyWords(money: ShownCostFragment["money"]): string {
  return money == null ? "price not known" : `${money.amount.toPrecision(2)} ${money.currency}`;
}
