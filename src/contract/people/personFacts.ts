import type { people } from "../resources/people.ts"
import type { BodyOf, RowOf } from "../resource/resource.ts"

/** A merge tells the moment of the answer it takes over. */
type PersonChange = Partial<BodyOf<typeof people>> & { readonly marketingAt?: string | null }
type Before = Pick<RowOf<typeof people>, "documents" | "addresses" | "acceptsMarketing" | "marketingAt">

/** Returns the fields of a person that the server writes; `now` in ISO 8601. */
export const personFacts = (change: PersonChange, before: Before | undefined, now: string) => {
  const documents = change.documents ?? before?.documents ?? []
  const addresses = change.addresses ?? before?.addresses ?? []
  const { marketingAt: answeredAt } = change
  const isAnswered = (change.acceptsMarketing ?? null) !== null
  const isNewAnswer = isAnswered && change.acceptsMarketing !== (before?.acceptsMarketing ?? false)
  return {
    hasPendingDocument: documents.some(({ check }) => check === "PENDING"),
    city: addresses.find(({ city }) => city)?.city ?? null,
    marketingAt: answeredAt === undefined ? (isNewAnswer ? now : (before?.marketingAt ?? null)) : answeredAt,
  }
}
