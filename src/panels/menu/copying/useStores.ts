import { useMemo } from "react"
import { findCompanies } from "../../../api/findCompanies.ts"
import type { ListedCompany } from "../../../contract/companies/companies.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"

const sellsByMenu = ({ shoppingFlow, type }: ListedCompany) =>
  shoppingFlow ? shoppingFlow === "MENU" : type === "restaurant"

interface StoresWanted {
  /** Part of the name. */
  readonly text: string
  /** The store being viewed, which is not among them. */
  readonly viewed: RecordId
  /** Without stores whose menu has no item yet, as far as the server tells. */
  readonly hasMenu: boolean
}

/** The stores that sell by a menu, within the reader's reach. */
export const useStores = ({ text, viewed, hasMenu }: StoresWanted) => {
  const { client } = usePanel()
  const load = useMemo(() => findCompanies(client.api, text.trim()), [client, text])
  const { remote, reload } = useRemote(load)
  const stores = remote.data?.filter(
    (one) => sellsByMenu(one) && !sameId(one._id, viewed) && !(hasMenu && one.hasMenu === false),
  )
  return { stores, problem: failure(remote), reload }
}
