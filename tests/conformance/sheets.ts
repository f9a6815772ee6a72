/** Elements and properties set by Bootstrap 5.3's reboot: at `:root`, on `*` and on elements. */
const bootstrap = `
:root { --bs-body-color: #212529; --bs-link-color: #0d6efd }
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; font: 400 1rem/1.5 system-ui, sans-serif; color: #212529; background: #fff; -webkit-text-size-adjust: 100% }
hr { margin: 1rem 0; color: inherit; border: 0; border-top: 1px solid; opacity: .25 }
h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2 }
h1 { font-size: 2.5rem } h2 { font-size: 2rem } h3 { font-size: 1.75rem }
p, ol, ul, dl { margin-top: 0; margin-bottom: 1rem }
ol, ul { padding-left: 2rem } dt { font-weight: 700 } dd { margin-bottom: .5rem; margin-left: 0 }
b, strong { font-weight: bolder } small { font-size: .875em }
a { color: rgb(13, 110, 253); text-decoration: underline } a:hover { color: rgb(10, 88, 202) }
a:not([href]):not([class]), a:not([href]):not([class]):hover { color: inherit; text-decoration: none }
pre, code, kbd, samp { font-family: monospace; font-size: 1em } kbd { padding: .1875rem .375rem; color: #fff; background: #212529 }
img, svg { vertical-align: middle }
table { caption-side: bottom; border-collapse: collapse } th { text-align: -webkit-match-parent }
thead, tbody, tfoot, tr, td, th { border: 0 solid; border-color: inherit }
label { display: inline-block } button { border-radius: 0 } button:focus:not(:focus-visible) { outline: 0 }
input, button, select, optgroup, textarea { margin: 0; font: inherit; line-height: inherit }
button, select { text-transform: none } [role=button] { cursor: pointer }
select { word-wrap: normal } select:disabled { opacity: 1 }
button, [type=button], [type=reset], [type=submit] { -webkit-appearance: button }
button:not(:disabled), [type=button]:not(:disabled) { cursor: pointer }
textarea { resize: vertical } fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
legend { float: left; width: 100%; margin-bottom: .5rem; font-size: 1.5rem }
[type=search] { -webkit-appearance: textfield; outline-offset: -2px }
::file-selector-button { font: inherit; -webkit-appearance: button }
output { display: inline-block } summary { display: list-item; cursor: pointer } progress { vertical-align: baseline }`

/** The common part of the preflights of Tailwind 3 and 4. */
const preflight = `
html { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif, sans-serif; -webkit-tap-highlight-color: transparent }
hr { height: 0; color: inherit; border-top-width: 1px } abbr[title] { text-decoration: underline dotted }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
a { color: inherit; text-decoration: inherit } b, strong { font-weight: bolder }
code, kbd, samp, pre { font-family: ui-monospace, monospace; font-size: 1em } small { font-size: 80% }
table { text-indent: 0; border-color: inherit; border-collapse: collapse }
progress { vertical-align: baseline } summary { display: list-item } ol, ul, menu { list-style: none }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
img, video { max-width: 100%; height: auto } ::placeholder { opacity: 1; color: #9ca3af } textarea { resize: vertical }
button, input, select, optgroup, textarea { font: inherit; letter-spacing: inherit; color: inherit; background-color: transparent }
::-webkit-search-decoration { -webkit-appearance: none }`

const tailwind3 = `
*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
::before, ::after { --tw-content: "" } body { margin: 0; line-height: inherit } ${preflight}
button, input, optgroup, select, textarea { margin: 0; padding: 0 } button, select { text-transform: none }
button, input:where([type=button], [type=submit]) { -webkit-appearance: button; background-image: none }
blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0 }
fieldset, legend, ol, ul, menu, dialog { margin: 0; padding: 0 } [type=search] { -webkit-appearance: textfield }
button, [role=button] { cursor: pointer } :disabled { cursor: default }`

const tailwind4 = `@layer theme, base, components, utilities; @layer base {
*, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
${preflight}
button, input, select, optgroup, textarea, ::file-selector-button { border-radius: 0; opacity: 1 }
button, [type=button], [type=submit], ::file-selector-button { appearance: button } }`

/** Rules of normalize.css 8 for elements that panels use. */
const normalize = `
html { line-height: 1.15; -webkit-text-size-adjust: 100% } body { margin: 0 } h1 { font-size: 2em; margin: .67em 0 }
a { background-color: transparent } abbr[title] { border-bottom: none; text-decoration: underline dotted }
b, strong { font-weight: bolder } code, kbd, samp { font-family: monospace, monospace; font-size: 1em } small { font-size: 80% }
img { border-style: none } button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0 }
button, input { overflow: visible } button, select { text-transform: none }
button, [type=button], [type=reset], [type=submit] { -webkit-appearance: button }
fieldset { padding: .35em .75em .625em } legend { display: table; padding: 0 } progress { vertical-align: baseline }
textarea { overflow: auto } [type=checkbox], [type=radio] { box-sizing: border-box; padding: 0 }
[type=search] { -webkit-appearance: textfield; outline-offset: -2px } details { display: block } summary { display: list-item }`

/** Sample of a WordPress theme's rules: for an entry's text, and by position in the page. */
const theme = `
html { font-size: 62.5% } body { font: 1.8rem/1.8 Georgia, serif; color: #404040; letter-spacing: .02em; word-wrap: break-word; text-transform: none; hyphens: auto }
main h2, main h3 { clear: both; margin: 1.5em 0 .75em; font-weight: 800; letter-spacing: -.02em; text-transform: uppercase }
main p, main ul, main ol, main table { margin: 0 0 1.25em; max-width: 580px } main li { margin: .5em 0 0 2rem }
main a { color: #cd2653; text-decoration: underline } main a:focus { background: #fff; outline: thin dotted }
#page main table { border: .1rem solid #dcd7ca; border-collapse: collapse; font-size: 1.6rem } #page main :is(th, td) { border: .1rem solid #dcd7ca; padding: .5em }
main input[type=text], main input[type=search], main input[type=email], main input[type=password], main textarea, main select { padding: 1.5rem 1.8rem; border: .1rem solid #dcd7ca; border-radius: 0; background: #fff; box-shadow: none }
main button, main [type=submit] { padding: 1.1em 1.44em; background: #cd2653; color: #fff; border-radius: 0; font-weight: 600; text-transform: uppercase }
main svg { fill: currentColor; display: inline-block; height: auto } main img { max-width: 100%; height: auto } fieldset { border: .2rem solid #dcd7ca; padding: 2rem } ::placeholder { color: #ccc }`

/** The style sheets of pages that panels are tried under, by their names. */
export const sheets: Readonly<Record<string, string>> = {
  "Bootstrap 5": bootstrap,
  "Tailwind 3 preflight": tailwind3,
  "Tailwind 4 preflight": tailwind4,
  "normalize.css": normalize,
  "a WordPress theme": theme,
  "a reset of `*`": "* { margin: 0; padding: 0; box-sizing: border-box }",
  "`* { all: unset }`": "* { all: unset }",
}

/** Sheets only a shadow root keeps out: the page's `!important` rules apply in the page itself. */
export const importantSheets: Readonly<Record<string, string>> = {
  "`* { all: unset !important }`": "* { all: unset !important }",
  "a set of `!important`": `html, body, main, *, *::before, *::after { margin: 7px !important; padding: 5px !important; color: red !important;
font: 700 30px/2 serif !important; letter-spacing: 3px !important; text-transform: uppercase !important; direction: rtl !important;
text-align: end !important; white-space: pre !important; cursor: wait !important; box-sizing: content-box !important;
background: yellow !important; border: 4px dotted !important; opacity: .9 !important; color-scheme: dark !important }`,
}
