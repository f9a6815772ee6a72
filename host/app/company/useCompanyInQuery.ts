import { findCompany, usePanel, useValue } from "balcao"
import { idFrom, type RecordId } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect } from "react"
import { useSearchParams } from "../routing/navigation.ts"

const name = "company"

/** The address of a screen of one store, for a user who may view several; without one, a template that names it by `{company}`. */
export const ofCompany = (path: string, company?: RecordId): string =>
  `${path}?${name}=${company === undefined ? "{company}" : encodeURIComponent(String(company))}`

const numberOf = (text: string): number | undefined => {
  const id = idFrom(text)
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined
}

/**
 * Views the company that the address names by `company`, if the user belongs to it, and takes it out of the address. True
 * while it is looked for.
 */
export const useCompanyInQuery = (): boolean => {
  const { client } = usePanel()
  const user = useValue(client.session.user)?.id
  const [query, setQuery] = useSearchParams()
  const text = query.get(name)
  useEffect(() => {
    if (text === null || user === undefined) return undefined
    const forget = () =>
      setQuery(
        (former) => {
          const next = new URLSearchParams(former)
          next.delete(name)
          return next
        },
        { replace: true },
      )
    const id = numberOf(text)
    if (id === undefined || client.session.company.peek()?._id === id) return forget()
    let isLeft = false
    const stop = Effect.runCallback(findCompany(client.api, id), {
      onExit: (exit) => {
        // An interrupted search answers nothing: its successor goes by the same address.
        if (isLeft) return
        const company = exit._tag === "Success" ? exit.value : undefined
        if (company) client.session.view(company)
        forget()
      },
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [client, user, text, setQuery])
  return text !== null
}
