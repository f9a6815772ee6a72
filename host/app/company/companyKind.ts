import type { useShellWords } from "../words/words.ts"

const known = ["restaurant", "supermarket", "partner"] as const

/** The kind of a company in the user's language; a neutral word for an unknown kind. */
export const companyKind = (say: ReturnType<typeof useShellWords>, type: string): string =>
  say(known.find((one) => one === type) ?? "otherCompany")
