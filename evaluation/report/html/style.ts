import { trusted } from "./html.ts";

const LIGHT = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#b5489a",
  "#b58900",
  "#3d9fd6",
  "#7a5195",
  "#8c5a2b",
  "#c0392b",
  "#4f7f1f",
  "#5d6d7e",
  "#a0a7ad",
];
const DARK = [
  "#56a8e0",
  "#f2894a",
  "#3fc99b",
  "#e58bc8",
  "#e6bd3c",
  "#8fd0f5",
  "#b596dc",
  "#cfa06e",
  "#f1948a",
  "#a3cf62",
  "#a9b6c3",
  "#70777d",
];

/** Number of colours that plots can tell series apart by: `var(--c1)` and so on. The last is grey. */
export const COLOURS = LIGHT.length;

const variables = (colours: readonly string[]): string =>
  colours.map((colour, index) => `--c${index + 1}:${colour};`).join("");
const light = `--page:#fff;--ink:#1c2126;--soft:#57606a;--line:#d5dae0;--fill:#f4f6f8;--link:#0757a8;--wrong:#a8321a;--right:#17683c;${variables(LIGHT)}`;
const dark = `--page:#14181c;--ink:#e4e8ec;--soft:#a3adb7;--line:#343c45;--fill:#1d2329;--link:#7db8f2;--wrong:#f39b84;--right:#7fcf9f;${variables(DARK)}`;

/** The report's style sheet. Untrusted text is isolated, so that its marks of direction turn nothing around it. */
export const STYLE = trusted(`
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem clamp(.8rem,3vw,2.5rem) 4rem;max-width:88rem;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .3rem}
h2{font-size:1.3rem;margin:2.6rem 0 .6rem;padding-top:.5rem;border-top:1px solid var(--line)}
h3{font-size:1.05rem;margin:1.6rem 0 .5rem}
a{color:var(--link)}
nav ul{padding:0;margin:.6rem 0;list-style:none}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem 2rem}
.note,.lead{color:var(--soft);font-size:.9rem;margin:.4rem 0;max-width:70rem}
.scroll{overflow-x:auto;max-width:100%}
table{border-collapse:collapse;font-size:.86rem;font-variant-numeric:tabular-nums}
th,td{padding:.28rem .7rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);unicode-bidi:isolate;overflow-wrap:normal;max-width:32rem}
.long{overflow-wrap:anywhere;min-width:9rem}
.short,.number{white-space:nowrap}
small{display:block;color:var(--soft);font-size:.82em}
tbody th{position:sticky;left:0;background:var(--page)}
thead th{background:var(--fill);color:var(--soft);font-weight:600;vertical-align:bottom}
tbody th{font-weight:500}
.number{text-align:right}
thead .number{white-space:normal}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));gap:1rem;align-items:start}
figure{margin:0;padding:.8rem;border:1px solid var(--line);border-radius:6px;min-width:0;break-inside:avoid}
figcaption{font-weight:600;margin-bottom:.4rem}
svg.plot{display:block;width:100%;max-width:34rem;height:auto;overflow:visible;--plot-background:var(--page)}
svg.plot text{white-space:pre}
.legend{display:flex;flex-wrap:wrap;gap:.15rem .9rem;list-style:none;margin:.4rem 0 0;padding:0;font-size:.82rem}
.legend svg{display:inline-block;width:14px;height:14px;vertical-align:-2px;margin-right:.3rem}
summary{cursor:pointer}
figure summary{color:var(--soft);font-size:.82rem;margin-top:.5rem}
.question{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:.35rem .7rem}
.question[open]{padding-bottom:.8rem}
.question bdi{unicode-bidi:isolate}
.class{display:inline-block;font-size:.72rem;font-weight:600;letter-spacing:.02em;padding:0 .4rem;border:1px solid currentColor;border-radius:4px;color:var(--wrong)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.6rem 0 0;font-size:.92rem}
dt{color:var(--soft)}
dd{margin:0;min-width:0;unicode-bidi:isolate}
dd.gold{color:var(--right)}
dd ol,dd ul{margin:0;padding-left:1.2rem}
dd li{unicode-bidi:isolate;margin-bottom:.25rem}
.source{color:var(--soft);font-size:.85em}
@media (max-width:34rem){body{font-size:15px}dl{grid-template-columns:1fr;gap:0}dt{margin-top:.5rem}}
@page{size:landscape}
@media print{body{max-width:none;padding:0;font-size:10pt}:root{${light}}.scroll{overflow:visible}table{font-size:7.5pt}th,td{padding:.15rem .3rem;min-width:0}nav,figure details,section>.note:has(a){display:none}.plots{grid-template-columns:1fr 1fr}tr,.question{break-inside:avoid}}
`);
