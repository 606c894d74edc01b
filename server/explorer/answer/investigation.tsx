import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { openPanel } from "../asking/address.ts";
import { remember } from "../asking/history.ts";
import type { AskedQuestion } from "../asking/request.ts";
import { Panels } from "../panels/panels.tsx";
import { LiveStages } from "../work/live-stages.tsx";
import { Answer } from "./answer.tsx";
import { AnswerOf, AskQuestion, CancelWork } from "./operations.ts";
import { isCancelled, Problems } from "./problem.tsx";
import { Provenance } from "./provenance.tsx";
import { ShareButton } from "./share-button.tsx";

interface InvestigationProps {
  readonly asked: AskedQuestion;
  readonly panel: string | undefined;
}

/** A question that is asked: its id first, which is free, then the answer and whatever panel is open. */
export function Investigation({ asked, panel }: InvestigationProps) {
  const { text, strategy, wishes } = asked;
  const { data, error, refetch } = useQuery(AskQuestion, { variables: { text, strategy, options: wishes } });
  const id = data?.question?.id;
  return (
    <>
      <div className="question-line">
        <h1>{text}</h1>
        <ShareButton />
      </div>
      {error !== undefined && <Problems error={error} onAgain={() => void refetch()} />}
      {id !== undefined && <Outcome key={id} id={id} asked={asked} panel={panel} />}
    </>
  );
}

function Outcome({ id, asked, panel }: InvestigationProps & { readonly id: string }) {
  const { data, error, loading, refetch } = useQuery(AnswerOf, {
    variables: { id, limits: asked.limits },
    notifyOnNetworkStatusChange: true,
  });
  const [cancel, cancelling] = useMutation(CancelWork, { variables: { id } });
  const answer = data?.questionById?.answer;
  const isOver = !loading && answer == null;
  const again = (): void => void refetch();

  useEffect(() => {
    if (answer != null) remember({ asked, status: answer.status, answer: answer.text });
  }, [answer, asked]);

  return (
    <>
      {loading && (
        <div className="working">
          <LiveStages id={id} />
          <button type="button" disabled={cancelling.loading} onClick={() => void cancel()}>
            Cancel
          </button>
        </div>
      )}
      {isOver && isCancelled(error) && (
        <section className="answer answer-STOPPED" aria-label="Stopped">
          <p className="notice" role="status">
            You stopped this question, so there is no answer yet. What was found until then is kept.
          </p>
          <button type="button" onClick={again}>
            Go on
          </button>
        </section>
      )}
      {error !== undefined && !isCancelled(error) && !loading && <Problems error={error} onAgain={again} />}
      {answer != null && <Answer answer={answer} />}
      {answer != null && <Provenance id={id} limits={asked.limits} />}
      {answer != null && answer.status !== "ANSWERED" && (
        <p>
          <button type="button" onClick={() => openPanel("meaning")}>
            Did you mean something else?
          </button>
        </p>
      )}
      {!loading && <Panels id={id} asked={asked} open={panel ?? (answer == null ? undefined : "paths")} />}
    </>
  );
}
