import { handlesTickets } from "../../../contract/support/ticketHandling.ts"
import { useUser } from "../../../resource/described/useReserved.ts"

/** True if the user works on tickets for the companies that open them. */
export const useIsDesk = (): boolean => {
  const user = useUser()
  return user !== undefined && handlesTickets(user)
}
