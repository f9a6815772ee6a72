import { useMemo } from "react"
import { findCompanies } from "../../../api/findCompanies.ts"
import type { ListedCompany } from "../../../contract/companies/companies.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"

const sellsByMenu = ({ shoppingFlow, type }: ListedCompany) =>
  shoppingFlow ? shoppingFlow === "MENU" : type === "restaurant"

/** The stores with a menu that the reader may view, by a part of their name; the one that is viewed is not among them. */
export const useStores = (text: string, viewed: RecordId) => {
  const { client } = usePanel()
  const load = useMemo(() => findCompanies(client.api, text.trim()), [client, text])
  const { remote, reload } = useRemote(load)
  const stores = remote.data?.filter((one) => sellsByMenu(one) && !sameId(one._id, viewed))
  return { stores, problem: failure(remote), reload }
}
