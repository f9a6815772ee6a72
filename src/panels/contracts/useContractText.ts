import type { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMemo } from "react"
import { contractTexts } from "../../contract/contracts/contractTexts.ts"
import type { Success } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"

/** A contract's text and its versions. */
export type TextOfContract = Success<typeof contractTexts.read>
/** One version that was sent. */
export type ContractVersion = TextOfContract["versions"][number]
/** That one signer was asked, and what they said. */
export type AcceptanceRequest = ContractVersion["requests"][number]

/** Loads a contract's text; anew once the contract is another one. */
export const useContractText = ({ _id: id, version }: RowOf<typeof contracts>) => {
  const { client } = usePanel()
  const load = useMemo(
    () => client.api.call(contractTexts.read, { params: { id } }),
    // oxlint-disable-next-line react/exhaustive-deps -- a saved contract says something else
    [client, id, version],
  )
  return useRemote(load)
}
