import { useQuery } from "@apollo/client/react";
import { costWords } from "../../answer/cost-line.tsx";
import { AnswerOf } from "../../answer/operations.ts";
import { Problems } from "../../answer/problem.tsx";
import { StatusBadge } from "../../answer/status.tsx";
import { goTo } from "../../asking/address.ts";
import { plainDescription } from "../../asking/described.tsx";
import type { AskedQuestion } from "../../asking/request.ts";
import { LiveStages } from "../../work/live-stages.tsx";
import { workWords } from "../cost/work-words.ts";
import { EstimateFor } from "./operations.ts";

interface StrategyColumnProps {
  readonly asked: AskedQuestion;
  readonly description: string;
  readonly isAsked: boolean;
  onAsk(): void;
}

/** What one strategy would cost, or what it says. */
export function StrategyColumn({ asked, description, isAsked, onAsk }: StrategyColumnProps) {
  const { text, strategy, wishes, limits } = asked;
  const priced = useQuery(EstimateFor, { variables: { text, strategy, options: wishes } });
  const id = priced.data?.question?.id;
  const said = useQuery(AnswerOf, { variables: { id: id ?? "", limits }, skip: !isAsked || id === undefined });
  const estimate = priced.data?.question?.estimate;
  const answer = said.data?.questionById?.answer;
  return (
    <section aria-label={strategy} className="column">
      <h3 title={plainDescription(description)}>{strategy}</h3>
      {priced.error !== undefined && <Problems error={priced.error} />}
      {!isAsked && (
        <>
          {estimate != null && (
            <p className="quiet">
              {estimate.typical != null && <>Usually {workWords(estimate.typical)}. </>}
              <small>Upper bound: {workWords(estimate.most)}.</small>
            </p>
          )}
          <button type="button" disabled={id === undefined} aria-label={`Ask ${strategy}`} onClick={onAsk}>
            Ask
          </button>
        </>
      )}
      {isAsked && said.loading && id !== undefined && <LiveStages id={id} />}
      {said.error !== undefined && <Problems error={said.error} onAgain={() => void said.refetch()} />}
      {answer != null && (
        <>
          <StatusBadge status={answer.status} />
          <p className="said">{answer.text}</p>
          <p className="quiet">{Math.round(100 * answer.confidence)} % confidence</p>
          <p>{answer.explanation}</p>
          <p className="quiet">{costWords(answer.cost)}</p>
          <button type="button" className="link" onClick={() => goTo(asked)}>
            Look at the reasons of {strategy}
          </button>
        </>
      )}
    </section>
  );
}
