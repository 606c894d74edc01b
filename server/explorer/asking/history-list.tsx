import { goTo } from "./address.ts";
import { forgetHistory, useHistory } from "./history.ts";
import { STATUS_WORDS } from "../answer/status.tsx";

/** What was asked in this browser before. */
export function HistoryList() {
  const history = useHistory();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">Asked before</h2>
      <ul className="offers">
        {history.map(({ asked, status, answer }, index) => (
          <li key={index}>
            <button type="button" className="link" onClick={() => goTo(asked)}>
              {asked.text}
            </button>
            <small>
              {asked.strategy} · {status === "ANSWERED" ? answer : STATUS_WORDS[status]}
            </small>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={forgetHistory}>
          Forget these
        </button>{" "}
        <small className="quiet">They are kept in this browser only.</small>
      </p>
    </section>
  );
}
