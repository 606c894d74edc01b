import { CopyButton } from "../panels/copy-button.tsx";

/** Copies the page's address, which asks the same question. */
export function ShareButton() {
  return <CopyButton text={() => window.location.href}>Copy link</CopyButton>;
}
