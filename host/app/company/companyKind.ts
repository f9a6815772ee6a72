import type { useShellWords } from "../shell/shellWords.ts"

const known = ["restaurant", "supermarket", "partner"] as const

/** What kind of company it is, in the reader's language; a neutral word for a kind we have no word for. */
export const companyKind = (say: ReturnType<typeof useShellWords>, type: string): string =>
  say(known.find((one) => one === type) ?? "otherCompany")
