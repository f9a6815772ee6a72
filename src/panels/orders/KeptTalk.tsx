import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import type { Order } from "../../contract/orders/order.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"

interface Kept {
  /** The key of the order whose conversation is open across the switch. */
  readonly order: string | undefined
  /** Switches to an order's company and keeps its conversation open. */
  readonly switchTo: (order: Pick<Order, "_id" | "company">) => void
  readonly forget: () => void
}

const KeptContext = createContext<Kept>({
  order: undefined,
  switchTo: () => {},
  forget: () => {},
})

/** Keeps the conversation of an order while the company being viewed changes, which draws the rest anew. */
export const KeptTalk = ({ children }: { readonly children: ReactNode }) => {
  const { session } = usePanel().client
  const [order, setOrder] = useState<string>()
  const talk = useMemo(
    (): Kept => ({
      order,
      switchTo: ({ _id, company }) => {
        if (!company) return
        setOrder(idKey(_id))
        session.view(company)
      },
      forget: () => setOrder(undefined),
    }),
    [order, session],
  )
  return <KeptContext value={talk}>{children}</KeptContext>
}

export const useKeptTalk = (): Kept => useContext(KeptContext)
