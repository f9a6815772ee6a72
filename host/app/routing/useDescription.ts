import { usePanel, useValue } from "balcao"
import type { Route } from "../routes.ts"

/** The sentence below a screen's title: of the store where one looks at a single one. */
export const useDescription = (route: Route | undefined): string | undefined => {
  const { client, locale } = usePanel()
  const isOfStore = useValue(client.session.company) !== undefined
  return ((isOfStore ? route?.ofStore : undefined) ?? route?.description)?.[locale]
}
