import * as Effect from "effect/Effect"
import { bestArticles } from "../contract/support/bestArticles.ts"
import { faqSuggestions } from "../contract/support/faqSuggestions.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { ResourceMemory } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

/** Finds help articles for who is about to ask; none without a list of them. */
export const faqSuggestionHandlers = ({
  resource,
  table,
}: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (resource.name !== "faqArticles") return []
  const find: Handler = ({ query }) => {
    const { search } = query as { readonly search: string }
    const published = table.found({ filter: { status: ["PUBLISHED"] } }).map(({ _id, values }) => ({
      _id,
      title: String(values["title"]),
      body: String(values["body"]),
      tags: String(values["tags"] ?? ""),
    }))
    return Effect.succeed(
      bestArticles(published, search).map(({ _id, title, body }) => ({ _id, title, body })),
    )
  }
  return [[faqSuggestions.find, find]]
}
