import { Suspense } from "react"
import { type BoardColumn, columnOf } from "../../../contract/orders/board.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { sinceOf } from "../../../contract/orders/timeline.ts"
import { formatPhone } from "../../../contract/people/phone.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { usePart } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { Avatar } from "../../../ui/avatar/Avatar.tsx"
import { button } from "../../../ui/button/button.css.ts"
import { Icon } from "../../../ui/icon/Icon.tsx"
import { phone as phoneIcon } from "../../../ui/icon/listIcons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import type { BoardModel } from "../boardModel.ts"
import { ordersWords } from "../words.ts"
import { useOrderTimes, wholeMinutes } from "../useOrderTimes.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { type LiveCourier, useLiveCourier } from "./useLiveCourier.ts"
import { factsText } from "../../../contract/isolateText.ts"

const SheetMap = lazily(() => import("./SheetMap.tsx"))

const nobody: LiveCourier = { position: undefined, isSilent: false, heardAt: undefined }
const withThem: ReadonlySet<BoardColumn | undefined> = new Set(["courier", "onRoute"])

interface Props {
  readonly order: Order
  readonly now: BoardModel["now"]
}

type Courier = NonNullable<Order["deliveryPerson"]>

const Where = ({ order, courier }: { readonly order: Order; readonly courier: LiveCourier }) =>
  order.fulfillment === "DELIVERY" ? (
    <Suspense fallback={<div className={css.map} />}>
      <SheetMap {...{ order, courier }} />
    </Suspense>
  ) : null

const doings = {
  ACCEPT_DELIVERYMAN: "accepted",
  DELIVERY_AT_STORE: "atStore",
  DELIVERY_GOBACK: "comingBack",
} as const

/** Returns the delivery person's current activity with the order, and its duration. */
const useDoing = ({ order: { status, timeline }, now }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const times = useOrderTimes()
  const since = Date.parse(sinceOf(timeline, status) ?? "")
  const minutes = usePart(now, (at) => wholeMinutes(at - since))
  if (Number.isNaN(since) || !withThem.has(columnOf(status))) return undefined
  const doing = entryOf(doings, status) ?? "onRoute"
  return minutes > 0 ? say(`${doing}For`, { time: times.minutes(minutes) }) : say(`${doing}Now`)
}

const Facts = (props: Props & { readonly person: Courier; readonly live: LiveCourier }) => {
  const { person, live, now } = props
  const say = useWords("orderSheet", sheetWords)
  const words = useWords("orders", ordersWords)
  const times = useOrderTimes()
  const name = person.name ?? words("courier")
  const silent = usePart(now, (at) =>
    live.isSilent && live.heardAt !== undefined ? wholeMinutes(at - live.heardAt) : undefined,
  )
  const facts = [
    person.typeOfVehicle ? wordOf(say, "vehicle", person.typeOfVehicle) : words("courier"),
    useDoing(props),
    silent === undefined
      ? undefined
      : silent > 0
        ? say("silentFor", { time: times.minutes(silent) })
        : say("silentNow"),
  ]
  return (
    <section className={css.courier} aria-label={words("courier")}>
      <Avatar name={name} size={32} />
      <span>
        <strong>{name}</strong>
        <span className={css.hint}>{factsText(facts)}</span>
      </span>
      {person.phone ? (
        <a
          className={`${button({ tone: "secondary", size: "medium", square: true })} ${css.call}`}
          href={`tel:${person.phone}`}
          aria-label={say("call", { name, phone: formatPhone(person.phone) })}
        >
          <Icon shape={phoneIcon} />
        </a>
      ) : null}
    </section>
  )
}

const Followed = (
  props: Props & { readonly person: Courier; readonly name: string; readonly id: RecordId },
) => {
  const live = useLiveCourier({ id: props.id, name: props.name, order: props.order._id }, props.now)
  return (
    <>
      <Where order={props.order} courier={live} />
      <Facts {...props} live={live} />
    </>
  )
}

/** Delivery person of an order, their position while they have it, and the destination. */
export const SheetCourier = (props: Props) => {
  const { order } = props
  const { deliveryPerson: person } = order
  if (person?.name && withThem.has(columnOf(order.status)))
    return <Followed key={idKey(person._id)} {...{ ...props, person }} id={person._id} name={person.name} />
  return (
    <>
      <Where order={order} courier={nobody} />
      {person?.name ? <Facts {...{ ...props, person }} live={nobody} /> : null}
    </>
  )
}
