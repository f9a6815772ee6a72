import * as Effect from "effect/Effect"
import { useCallback, useEffect, useMemo, useRef } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { allows } from "../../contract/access/access.ts"
import { phoneKeyOf } from "../../contract/people/phone.ts"
import type { Endpoint } from "../../contract/wire/endpoint.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import type { Chat } from "../../business/conversation/chat.ts"

/** Records that are shown at most. */
const maxShown = 5
/** Number of records to read: some have the same digits with another area code, or belong to other stores. */
export const pageSize = 4 * maxShown
/** As many digits of a phone as every way to write it ends with. */
const commonDigits = 8
const nothing = Effect.succeed(undefined)
/** Orders and tickets move on while one writes to their customer. */
const polling = { refreshMs: 20_000, minIntervalMs: 5000 }

/** Returns the end of a phone number that all its spellings share. */
export const endOfPhone = (phone: string): string => phoneKeyOf(phone).slice(-commonDigits)

/** A list whose records name a customer's phone and a company. */
export interface ListByPhone<A> {
  readonly find: Endpoint
  /** The latest records with this phone, and maybe others. */
  readonly read: (api: Api, phone: string) => Effect.Effect<{ readonly items: ReadonlyArray<A> }, ApiError>
  readonly phoneOf: (record: A) => string | null | undefined
  readonly companyOf: (record: A) => RecordId | undefined
}

/**
 * The latest records of a list with the contact's phone at their company. `found` is undefined where the platform has no
 * such list or one may not see it.
 */
export const useFoundByPhone = <A>({ phone, company }: Chat, list: ListByPhone<A>) => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const key = phoneKeyOf(phone)
  const isOpen = user !== undefined && allows(list.find.access, user) && key.length >= commonDigits
  const load = useMemo(
    () =>
      isOpen
        ? Effect.flatMap(client.api.offers(list.find), (has) =>
            has ? list.read(client.api, phone) : nothing,
          )
        : nothing,
    [client, isOpen, phone, list],
  )
  const { remote, reload } = useRemote(load)
  const isHere = useRef(false)
  useEffect(() => void (isHere.current = remote.data !== undefined), [remote])
  usePolling(
    useCallback(() => void reload(), [reload]),
    { ...polling, isNeeded: useCallback(() => isHere.current, []) },
  )
  const hasPhone = (record: A) =>
    phoneKeyOf(list.phoneOf(record) ?? "") === key &&
    (!company || sameId(list.companyOf(record), company._id))
  return { remote, reload, found: remote.data?.items.filter(hasPhone).slice(0, maxShown) }
}
