/** The console's one style sheet. */
export const STYLE = `
:root {
  color-scheme: dark light;
  --ground: light-dark(#f5f6f8, #101318);
  --panel: light-dark(#fff, #181c23);
  --line: light-dark(#dde1e7, #2a303a);
  --text: light-dark(#161a20, #e8ebf0);
  --quiet: light-dark(#5a6472, #98a3b3);
  --accent: light-dark(#0b6e69, #4fd1c5);
  --on-accent: light-dark(#fff, #06201e);
  --danger: light-dark(#b3261e, #ff8f87);
  --warning: light-dark(#8a5a00, #f5c057);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 15px/1.5 ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', sans-serif;
}
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
code { font: 0.92em ui-monospace, 'SF Mono', 'Cascadia Code', monospace; overflow-wrap: anywhere; }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 26px; letter-spacing: -0.02em; line-height: 1.2; }
h2 { font-size: 16px; letter-spacing: -0.01em; }
ul { list-style: none; }
.money { font-variant-numeric: tabular-nums; }
th:has(> .money), td:has(> .money) { text-align: end; }
.quiet, .heading p { color: var(--quiet); }
.bar {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px;
  padding: 12px max(16px, (100vw - 1080px) / 2);
  border-bottom: 1px solid var(--line); background: var(--panel);
}
.product { display: flex; align-items: center; gap: 10px; font-weight: 650; color: inherit; text-decoration: none; }
.emblem { width: 20px; height: 20px; border-radius: 6px; background: conic-gradient(from 210deg, var(--accent), #7c6cf0, #f0a35e, var(--accent)); }
.bar nav { display: flex; flex-wrap: wrap; gap: 4px; }
.bar nav a { white-space: nowrap; padding: 7px 12px; border-radius: 8px; color: var(--quiet); text-decoration: none; }
.bar nav a:hover, .bar nav [aria-current] { color: var(--text); background: var(--ground); }
main > * { min-width: 0; }
main { max-width: 1112px; margin: 0 auto; padding: 32px 16px 72px; display: grid; gap: 28px; }
section { display: grid; gap: 14px; min-width: 0; }
.heading { display: grid; gap: 4px; }
.sites { display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.site, .panel {
  background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 18px;
}
.site { display: grid; grid-template-columns: auto 1fr; gap: 14px; align-items: center; position: relative; }
.site:hover { border-color: var(--accent); }
.site h2 { font-size: 18px; }
.site h2 a { color: inherit; text-decoration: none; }
.site h2 a::after { content: ''; position: absolute; inset: 0; border-radius: 14px; }
.site > p { grid-column: 1 / -1; min-height: 24px; }
.site > p a { position: relative; }
.mark { width: 48px; height: 48px; display: block; font-family: inherit; border-radius: 12px; }
dl { grid-column: 1 / -1; display: grid; grid-template-columns: auto 1fr; gap: 3px 14px; font-size: 14px; }
dt { color: var(--quiet); }
dd [lang] { white-space: nowrap; }
.scroll { overflow-x: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 18px; text-align: start; white-space: nowrap; }
th { font-weight: 500; color: var(--quiet); font-size: 13px; }
tbody tr { border-top: 1px solid var(--line); }
.scopes { display: flex; flex-wrap: wrap; gap: 6px; max-height: 148px; overflow-y: auto; padding: 2px; }
.scopes a {
  padding: 6px 13px; border: 1px solid var(--line); border-radius: 99px; background: var(--panel);
  color: var(--text); text-decoration: none;
}
.scopes a:hover { border-color: var(--accent); }
.scopes [aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.dot { display: inline-block; width: 7px; height: 7px; border-radius: 50%; background: var(--warning); vertical-align: 2px; margin-inline-start: 3px; }
.panels { display: grid; gap: 14px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
.panel { display: grid; gap: 14px; align-content: start; min-width: 0; }
.choices { display: grid; gap: 8px; }
button {
  font: inherit; font-weight: 550; color: var(--text); cursor: pointer; min-height: 40px;
  padding: 7px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground);
}
button:hover { border-color: var(--accent); }
.danger { color: var(--danger); }
.choice { display: grid; text-align: start; padding: 11px 14px; }
.choice strong { font-weight: 600; }
.choice span { font-weight: 400; font-size: 14px; color: var(--quiet); }
.choice[aria-pressed='true'] { border-color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
.status-1[aria-pressed='true'] { border-color: var(--warning); box-shadow: inset 3px 0 var(--warning); }
.status-2[aria-pressed='true'] { border-color: var(--danger); box-shadow: inset 3px 0 var(--danger); }
.row { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: end; justify-content: space-between; }
.row > label { display: grid; gap: 4px; color: var(--quiet); font-size: 14px; flex: 1; }
.row > p { flex: 1 1 180px; align-self: center; }
.spread { align-items: center; }
input, select, textarea {
  font: inherit; color: var(--text); background: var(--ground); width: 100%;
  min-height: 40px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 10px;
}
.badge { font-size: 12px; font-weight: 600; white-space: nowrap; padding: 1px 8px; border-radius: 99px; background: var(--warning); color: var(--ground); }
.hints { list-style: disc; padding-inline-start: 36px; gap: 6px; }
.unsent { background: var(--danger); }
td.wrap { white-space: normal; min-width: 260px; }
.rules { display: grid; gap: 14px 16px; margin-top: 14px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); }
.rules label { display: grid; gap: 4px; align-content: space-between; color: var(--quiet); font-size: 14px; }
.rules .wide { grid-column: 1 / -1; }
textarea { resize: vertical; font: 13px/1.5 ui-monospace, 'SF Mono', monospace; }
.messages .row > p + p { flex: 0 1 auto; }
.messages { display: grid; gap: 12px; }
.messages .text { white-space: pre-wrap; overflow-wrap: anywhere; user-select: text; }
.faults { margin-top: 12px; border-top: 1px solid var(--line); }
.faults li {
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(160px, 220px); gap: 6px 16px; align-items: center;
  padding: 8px 0; border-bottom: 1px solid var(--line);
}
.faults li:last-child { border-bottom: 0; padding-bottom: 0; }
.faults .active code { color: var(--warning); }
.faults code { font-size: 13px; color: var(--quiet); }
.method { font-size: 11px; font-weight: 650; color: var(--quiet); }
@media (max-width: 560px) { .faults li { grid-template-columns: 1fr; } }
@media (prefers-reduced-motion: no-preference) { a, button, .site { transition: border-color 120ms, background 120ms; } }
`

/** Its tab icon. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0b6e69"/><path d="M7 20c6-7 12 5 18-4v9H7z" fill="#4fd1c5"/><circle cx="21" cy="10" r="3.5" fill="#f0a35e"/></svg>'
