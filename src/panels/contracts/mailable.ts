import type { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { type Signer, signersWaiting } from "../../contract/contracts/signersWaiting.ts"
import { identify } from "../../contract/resource/listItems.ts"
import type { AcceptanceRequest, TextOfContract } from "./useContractText.ts"

/** The last that was asked of a signer about the last version. */
export const lastRequest = ({ versions }: TextOfContract, { email }: Signer): AcceptanceRequest | undefined =>
  versions[0]?.requests.findLast((request) => identify(request.email) === identify(email))

const over: ReadonlySet<string> = new Set(["CANCELED", "ENDED"])

/** The signers a contract may be mailed to: those who have not accepted what it says now. */
export const mailable = (
  { status = "" }: RowOf<typeof contracts>,
  signers: ReadonlyArray<Signer>,
  { template, missing, isIssued, versions }: TextOfContract,
): ReadonlyArray<Signer> => {
  if (!template || missing.length > 0 || over.has(status)) return []
  const [last] = versions
  const accepted = (last?.requests ?? []).flatMap(({ state, email }) => (state === "ACCEPTED" ? [email] : []))
  const version = (last?.number ?? 0) + (isIssued ? 0 : 1)
  return signersWaiting(signers, { version, accepted: isIssued ? accepted : [] })
}
