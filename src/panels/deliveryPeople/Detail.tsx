import type { ReactNode } from "react"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

/** Fields of what a server may keep beyond the specification, shown where it does. */
export const Detail = ({ children }: { readonly children: ReactNode }) =>
  useValue(usePanel().client.extras(deliveryPeople.save.service))?.has("details") ? children : null
