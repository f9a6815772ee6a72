/** On paper: black on white, a heading never alone at the foot of a page. */
const rules = `
@page { margin: 20mm; }
body { font: 11pt/1.5 system-ui, sans-serif; color: #000; background: #fff; margin: 0; }
header { display: grid; gap: 2pt; margin-block-end: 12pt; }
h2 { font-size: 12pt; margin: 14pt 0 4pt; break-after: avoid; }
p { margin: 0 0 8pt; white-space: pre-line; orphans: 3; widows: 3; overflow-wrap: anywhere; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 6pt 12pt; font: inherit; }
tbody th { font-weight: normal; }
caption { text-align: start; font-weight: 600; padding-block-end: 4pt; }
th, td { text-align: start; vertical-align: top; padding: 3pt 6pt 3pt 0; border-block-end: 0.5pt solid #999; }
th:not(:first-child), td:not(:first-child) { text-align: end; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2pt 12pt; margin: 0 0 8pt; }
dd { margin: 0; }
code { font: inherit; overflow-wrap: anywhere; }
svg { display: block; break-inside: avoid; }
footer { margin-block-start: 16pt; font-size: 8pt; overflow-wrap: anywhere; }
@media screen { body { padding: 20mm; } }
`

/**
 * Prints one element alone, whatever stands around it on the page. It is copied into a frame that is gone once it is
 * printed; the rules go in as a constructed sheet, which `style-src 'self'` allows. `ownRules` are those of the element.
 */
export const printDocument = (element: HTMLElement, title: string, ownRules = ""): void => {
  const frame = element.ownerDocument.createElement("iframe")
  frame.hidden = true
  frame.title = title
  element.after(frame)
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!view) return frame.remove()
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(rules + ownRules)
  view.document.adoptedStyleSheets = [sheet]
  view.document.documentElement.lang = element.closest("[lang]")?.getAttribute("lang") ?? ""
  view.document.title = title
  view.document.body.append(view.document.importNode(element, true))
  view.addEventListener("afterprint", () => frame.remove(), { once: true })
  view.focus()
  view.print()
}
