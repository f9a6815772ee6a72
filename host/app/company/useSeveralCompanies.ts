import { usePanel, useValue } from "balcao"

/** Whether this person has several companies to look for: root, application and franchise users do. */
export const useSeveralCompanies = (): boolean => {
  const user = useValue(usePanel().client.session.user)
  return user !== undefined && (user.isRoot || user.isApplication || user.franchises.length > 0)
}
