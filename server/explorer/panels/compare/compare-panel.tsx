import { useState } from "react";
import { AnswerOf } from "../../answer/operations.ts";
import { useStrategies } from "../../asking/strategies.ts";
import type { Strategy } from "../../generated/graphql.ts";
import type { PanelProps } from "../panel.ts";
import { ShownQuery } from "../shown-query.tsx";
import { EstimateFor } from "./operations.ts";
import { StrategyColumn } from "./strategy-column.tsx";

/** The same question put to several strategies, side by side. They share the stages that they have in common. */
export default function ComparePanel({ id, asked }: PanelProps) {
  const strategies = useStrategies();
  const [chosen, setChosen] = useState<ReadonlySet<Strategy>>(new Set([asked.strategy]));
  const add = (...more: readonly Strategy[]): void => setChosen(new Set([...chosen, ...more]));
  return (
    <>
      <p>
        The strategies share the work that they have in common. None of them runs until you ask it.{" "}
        <button
          type="button"
          disabled={strategies.every(({ name }) => chosen.has(name))}
          onClick={() => add(...strategies.map(({ name }) => name))}
        >
          Ask all
        </button>
      </p>
      <div className="columns">
        {strategies.map(({ name, description }) => (
          <StrategyColumn
            key={name}
            asked={{ ...asked, strategy: name }}
            description={description ?? ""}
            isAsked={chosen.has(name)}
            onAsk={() => add(name)}
          />
        ))}
      </div>
      <ShownQuery document={AnswerOf} variables={{ id, limits: asked.limits }} />
      <ShownQuery
        document={EstimateFor}
        variables={{ text: asked.text, strategy: asked.strategy, options: asked.wishes }}
        of="the estimates"
      />
    </>
  );
}
