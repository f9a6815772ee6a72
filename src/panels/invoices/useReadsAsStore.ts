import { worksForCompanies } from "../../contract/access/access.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

/** True if the reader works for the store an invoice is about, and so reads what it pays and gets. */
export const useReadsAsStore = (): boolean => {
  const user = useValue(usePanel().client.session.user)
  return user !== undefined && !worksForCompanies(user)
}

/** Returns a function that gives the sentence for what an invoice leaves to be paid, by who pays whom. */
export const useOwedKey = () => {
  const readsAsStore = useReadsAsStore()
  return (direction: unknown) => {
    if (readsAsStore) return direction === "PAYOUT" ? "youGetSum" : "youPaySum"
    return direction === "PAYOUT" ? "toPay" : "toReceive"
  }
}
