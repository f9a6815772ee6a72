import type { Fault } from "./Fault.ts"

/** The directives that what panels do is under. */
const needed = /^(connect|script|style|img|font|media)-src|trusted-types/

const faultOf = (directive: string, blocked: string): Fault => ({
  kind: "blockedByPolicy",
  directive: directive.replace(/-(elem|attr)$/, ""),
  blocked,
})

type Blocked = Fault & { readonly kind: "blockedByPolicy" }

/**
 * Returns the resources the page's policy blocks while `during` runs and, if the browser records it, those blocked
 * before.
 */
export const followBlocked = async (during: () => Promise<void>): Promise<ReadonlyArray<Blocked>> => {
  const found = new Map<string, Blocked>()
  const note = (directive: string, blocked: string, disposition: string) => {
    const fault = faultOf(directive, blocked) as Blocked
    if (disposition === "enforce" && needed.test(directive)) found.set(JSON.stringify(fault), fault)
  }
  const hear = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) =>
    note(effectiveDirective, blockedURI, disposition)
  document.addEventListener("securitypolicyviolation", hear)
  await during()
  for (const report of await pastReports()) {
    const { effectiveDirective, blockedURL, disposition } = report.toJSON().body
    note(effectiveDirective, blockedURL, disposition)
  }
  document.removeEventListener("securitypolicyviolation", hear)
  return [...found.values()]
}

interface CspReport {
  toJSON(): {
    readonly body: {
      readonly effectiveDirective: string
      readonly blockedURL: string
      readonly disposition: string
    }
  }
}

/** The browser delivers what it remembers in a task of its own. */
const pastReports = async (): Promise<ReadonlyArray<CspReport>> => {
  if (typeof ReportingObserver === "undefined") return []
  const reports: Array<CspReport> = []
  const take = (delivered: ReadonlyArray<unknown>) => void reports.push(...(delivered as typeof reports))
  const observer = new ReportingObserver(take, { buffered: true, types: ["csp-violation"] })
  observer.observe()
  await new Promise((resolve) => setTimeout(resolve))
  take(observer.takeRecords())
  observer.disconnect()
  return reports
}
