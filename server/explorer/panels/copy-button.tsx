import { useState } from "react";

interface CopyButtonProps {
  text(): string;
  readonly children: string;
}

const SAID_MS = 2_000;

/** Puts a text on the clipboard, and says that it did. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid("Copied");
    } catch {
      setSaid("The browser does not allow it");
    }
    setTimeout(() => setSaid(undefined), SAID_MS);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{said ?? children}</span>
    </button>
  );
}
