import { type ReactNode, useId, useRef, useState } from "react";
import type { CitationFragment } from "../generated/graphql.ts";
import { QuoteInContext } from "./quote-in-context.tsx";
import { KindBadge } from "./status.tsx";

/** A number in the text that shows what it stands for to whoever points at it, moves the focus to it, or presses it. */
export function CitationMark({ number, cited }: { readonly number: number; readonly cited: CitationFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const card = useId();
  const mark = useRef<HTMLButtonElement>(null);
  return (
    <span
      className="citation"
      onMouseEnter={() => setIsOpen(true)}
      onMouseLeave={({ currentTarget }) => setIsOpen(currentTarget.contains(document.activeElement))}
      // Of the links in it as well: it stays open while the focus is anywhere in it.
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsOpen(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        mark.current?.focus();
        setIsOpen(false);
      }}
    >
      <button ref={mark} type="button" aria-label={`Evidence ${number}`} aria-expanded={isOpen} aria-controls={card}>
        {number}
      </button>
      <span id={card} role="note" className="citation-card" hidden={!isOpen}>
        <Cited cited={cited} quote={isOpen && isQuote(cited) ? <QuoteInContext cited={cited} /> : undefined} />
      </span>
    </span>
  );
}

/** What a source returned, in its words, with where it stands. */
export function Cited({ cited, quote }: { readonly cited: CitationFragment; readonly quote?: ReactNode }) {
  const { kind, text, title, url, quotedFrom, retrievedAt, licence, attribution, validFrom, validUntil, source } =
    cited;
  return (
    <span className="cited">
      {quote ?? (isQuote(cited) ? <q>{text}</q> : <span className="triple">{text}</span>)}
      <small>
        <KindBadge kind={kind} /> {source?.title ?? "A source that is no longer configured"}
        {title != null && (
          <>
            {" · "}
            {url == null ? <cite>{title}</cite> : <SafeLink url={url}>{title}</SafeLink>}
          </>
        )}
        {quotedFrom != null && ` · passage ${quotedFrom}`}
        {(validFrom != null || validUntil != null) && ` · holds ${validFrom ?? "…"} to ${validUntil ?? "today"}`}
        {` · asked ${new Date(retrievedAt).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })}`}
        {licence != null && (
          <>
            {" · "}
            <Licence licence={licence} />
          </>
        )}
        {attribution != null && ` · ${attribution}`}
      </small>
    </span>
  );
}

function isQuote({ kind }: CitationFragment): boolean {
  return kind === "DOCUMENTS" || kind === "WEB";
}

/** A licence by its name, or by a link where its source states an address. */
function Licence({ licence }: { readonly licence: string }) {
  return isOfTheWeb(licence) ? <SafeLink url={licence}>licence</SafeLink> : licence;
}

function isOfTheWeb(url: string): boolean {
  return /^https?:\/\//iu.test(url);
}

/** A link to where a source says that its text stands; only to the web, since a source may say anything. */
function SafeLink({ url, children }: { readonly url: string; readonly children: string }) {
  if (!isOfTheWeb(url)) return <cite>{children}</cite>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
