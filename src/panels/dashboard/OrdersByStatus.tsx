import type { Dashboard } from "../../contract/dashboard/dashboard.ts"
import { type OrderStage, type OrderStatus, stageOf } from "../../contract/dashboard/orders.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { pushToEnd, subtle } from "../../ui/theme/text.css.ts"
import { type Count, Counts } from "./Counts.tsx"
import type { DashboardLinks } from "./dashboardLinks.ts"
import { dashboardWords } from "./words.ts"
import { Part } from "./Part.tsx"
import { useFormats } from "./useFormats.ts"
import { factsText } from "../../contract/isolateText.ts"

interface Props {
  readonly orders: Dashboard["orders"]
  readonly links: DashboardLinks
}

const tones: Readonly<Record<OrderStage, Count["tone"]>> = {
  new: "plain",
  scheduled: "neutral",
  company: "warning",
  preparation: "plain",
  courier: "plain",
  noCourier: "danger",
  route: "info",
  done: "plain",
  canceled: "neutral",
}

const stages = Object.keys(tones) as ReadonlyArray<OrderStage>
const inOrder = Object.keys(stageOf) as ReadonlyArray<OrderStatus>

/** Today's orders by stage; a stage with several statuses shows each of them too. */
export const OrdersByStatus = ({ orders, links }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const name = useWords("statuses", statusWords)
  const company = useValue(usePanel().client.session.company)
  const isPicking = company?.type === "supermarket"
  const { number } = useFormats()
  const rows = stages.map((stage): Count => {
    const statuses = inOrder.filter((status) => stageOf[status] === stage)
    const there =
      orders && statuses.flatMap((status) => orders.byStatus.filter((one) => one.status === status))
    const named =
      there?.map(
        ({ status, count }) =>
          `${name(orderStatusKey({ status, company }) ?? `order.${status}`)} ${number(count)}`,
      ) ?? []
    return {
      id: stage,
      label: say(stage === "preparation" && isPicking ? "stage.preparation.supermarket" : `stage.${stage}`),
      count: there?.reduce((sum, { count }) => sum + count, 0),
      tone: tones[stage],
      detail: named.length > 1 ? factsText(named) : undefined,
      to: { part: "orders", statuses },
    }
  })
  return (
    <Part
      title={say("ordersByStatus")}
      end={
        orders && (
          <span className={`${subtle} ${pushToEnd}`}>
            {say("countToday", { count: number(orders.total) })}
          </span>
        )
      }
    >
      <Counts rows={rows} links={links} />
    </Part>
  )
}
