import { inEachSituation } from "../visit.ts"
import type { Condition } from "./Condition.ts"

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a global
  var violations: Array<string>
}

const listen = () => {
  globalThis.violations = []
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    globalThis.violations.push(`${effectiveDirective}: ${blockedURI}`)
  })
}

export const policy: Condition = {
  columns: ["CSP", "Trusted Types"],
  says: `The page has the Content-Security-Policy \`${directives.join("; ")}\`; what the browser reports as a violation while the panel loads and opens what it opens is counted.`,
  measure: async (visit) => {
    await visit.page.addInitScript(listen)
    await visit.load({ policy: directives.join("; ") })
    await visit.draw()
    const violations = await inEachSituation(visit, () =>
      visit.page.evaluate(() => globalThis.violations.splice(0)),
    )
    const isOfTypes = (line: string) => /trusted-types/.test(line)
    return [violations.filter((line) => !isOfTypes(line)), violations.filter(isOfTypes)]
  },
}
