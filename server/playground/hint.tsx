import { useMonaco } from "@graphiql/react";
import { useEffect } from "react";

/** What the foot of the playground says. It also sets up the editors, which GraphiQL leaves no other place for. */
export function Hint() {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    const options = {
      wordWrap: "on",
      // Paths are written with dashes and arrows; the editor would mark them as suspicious characters.
      unicodeHighlight: { ambiguousCharacters: false },
    } as const;
    for (const editor of monaco?.editor.getEditors() ?? []) editor.updateOptions(options);
    const subscription = monaco?.editor.onDidCreateEditor((editor) => editor.updateOptions(options));
    return () => subscription?.dispose();
  }, [monaco]);

  return (
    <p className="hint">
      Run with ▶ or Ctrl-Enter. What you do not select is never computed; <code>extensions.cost</code> says what it
      cost.
    </p>
  );
}
