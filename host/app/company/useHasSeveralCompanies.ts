import { usePanel, useValue } from "balcao"
import { allows, calls } from "balcao/contract"

const { find } = calls.companies

/**
 * Whether this person has several companies to look for: root, application and franchise users do, where the API finds
 * them, or lets them read the delivery records that name them.
 */
export const useHasSeveralCompanies = (): boolean => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const extras = useValue(client.extras(find.service))
  if (user === undefined) return false
  const isFound = extras?.has("companies") || allows(calls.companyDeliveries.page.access, user)
  return isFound && (user.isRoot || user.isApplication || user.franchises.length > 0)
}
