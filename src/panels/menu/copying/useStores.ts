import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { findCompanies } from "../../../api/findCompanies.ts"
import type { ApiError } from "../../../api/errors.ts"
import type { ListedCompany } from "../../../contract/companies/companies.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { arrive, loading, type Remote } from "../../../frame/remote.ts"

type Stores = ReadonlyArray<ListedCompany>

const sellsByMenu = ({ shoppingFlow, type }: ListedCompany) =>
  shoppingFlow ? shoppingFlow === "MENU" : type === "restaurant"

/** The stores with a menu that the reader may view, by a part of their name; the one that is viewed is not among them. */
export const useStores = (text: string, viewed: RecordId): Remote<Stores, ApiError> => {
  const { client } = usePanel()
  const [stores, setStores] = useState<Remote<Stores, ApiError>>(loading)
  useEffect(
    () =>
      Effect.runCallback(findCompanies(client.api, text.trim()), {
        onExit: (exit) => setStores((before) => arrive(before, exit)),
      }),
    [client, text],
  )
  return stores.data
    ? { ...stores, data: stores.data.filter((one) => sellsByMenu(one) && !sameId(one._id, viewed)) }
    : stores
}
