import { OrdersPanel, type OrdersView } from "balcao/orders"
import { usePanel, useValue } from "balcao"
import { useMemo } from "react"
import { ofCompany } from "../../company/useCompanyInQuery.ts"
import { mayUse } from "../../routing/guard.ts"
import { useParams, useSearchParams } from "../../routing/navigation.ts"
import { useBareShell } from "../../shell/bareShell.ts"
import { ordersViewOf, withOrdersView } from "./ordersInUrl.ts"

const ticketHref = (subject: string) =>
  `/helpdesk/tickets?open=new&with.category=ORDER&with.orderCode={order}&with.subject=${subject} {order}`

const itemHref = `${ofCompany("/food-menu")}&open={item}`

/** The orders of restaurants or of supermarkets; the view and the open order are kept in the address. */
const OrdersPage = () => {
  const type = useParams()["type"] === "supermarket" ? "supermarket" : "restaurant"
  const [query, setQuery] = useSearchParams()
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const view = useMemo(() => ordersViewOf(query), [query])
  useBareShell(view.layout === "kitchen")
  const onViewChange = (next: OrdersView) =>
    // An order or another layout adds an entry to come back to; typing and filters replace theirs.
    setQuery((former) => withOrdersView(former, next), {
      replace: next.order === view.order && next.layout === view.layout,
    })
  return (
    <OrdersPanel
      key={type}
      type={type}
      view={view}
      printHref="/shopping-cart/{page}?close={close}#{token}"
      ticketHref={
        user && mayUse(user, "/helpdesk/tickets")
          ? ticketHref(locale === "ptBr" ? "Pedido" : "Order")
          : undefined
      }
      itemHref={user && mayUse(user, "/food-menu") ? itemHref : undefined}
      onViewChange={onViewChange}
    />
  )
}

export default OrdersPage
