import { type ReactNode, useEffect, useRef } from "react"
import { pageRules } from "./pageRules.ts"
import type { PrintOptions } from "./printOptions.ts"
import { sheets } from "./sheet.css.ts"

const millimetersPerPixel = 25.4 / 96

/** Names the page each sheet is printed on; answers how high the sheets are. */
const nameSheets = (place: HTMLElement): ReadonlyArray<number> =>
  [...place.children].map((sheet, at) => {
    if (sheet instanceof HTMLElement) sheet.style.setProperty("page", `sheet-${at}`)
    return Math.ceil(sheet.getBoundingClientRect().height * millimetersPerPixel)
  })

/** Sets the sizes of the pages once the letters have their final widths, then prints. */
const lay = async (
  place: HTMLElement,
  { width, isAutomatic, closes }: PrintOptions,
  rules: CSSStyleSheet,
) => {
  await document.fonts.ready
  rules.replaceSync(pageRules(width, nameSheets(place)))
  if (!isAutomatic || !document.adoptedStyleSheets.includes(rules)) return
  if (closes) addEventListener("afterprint", () => globalThis.close(), { once: true })
  globalThis.print()
}

/** All sheets, on pages of the paper's size, printed at once unless the address says otherwise. */
export const Paper = ({
  options,
  children,
}: {
  readonly options: PrintOptions
  readonly children: ReactNode
}) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const rules = new CSSStyleSheet()
    document.adoptedStyleSheets.push(rules)
    void lay(place.current, options, rules)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    }
  }, [options])
  return (
    <main ref={place} className={sheets}>
      {children}
    </main>
  )
}
