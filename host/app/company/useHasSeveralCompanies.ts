import { usePanel, useValue } from "balcao"
import { allows, calls } from "balcao/contract"

const { find } = calls.companies

/**
 * True if the user may view several companies: a root, application or franchise user, if the API can list the companies
 * or lets them read the delivery records that name them.
 */
export const useHasSeveralCompanies = (): boolean => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const extras = useValue(client.extras(find.service))
  if (user === undefined) return false
  const isFound = extras?.has("companies") || allows(calls.companyDeliveries.page.access, user)
  return isFound && (user.isRoot || user.isApplication || user.franchises.length > 0)
}
