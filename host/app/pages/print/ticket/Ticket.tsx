import { idKey } from "balcao/contract"
import { QrCode } from "balcao/ui"
import { qr } from "../codes/codes.css.ts"
import type { PaperWidth } from "../printOptions.ts"
import { Sheet } from "../Sheet.tsx"
import { codeOf, type OrderProps, SheetHead, useSheetName } from "../SheetHead.tsx"
import { centered, part, small } from "../sheet.css.ts"
import { usePrintFormats } from "../usePrintFormats.ts"
import { usePrintWords } from "../usePrintWords.ts"
import type { PrintedOrder } from "../usePrintedOrders.ts"
import { TicketItems } from "./TicketItems.tsx"
import { TicketPayment } from "./TicketPayment.tsx"
import { TicketReceiver } from "./TicketReceiver.tsx"

interface Props extends OrderProps {
  readonly template: string
  readonly width: PaperWidth
  /** Time of printing. */
  readonly at: string
}

/** Returns the panel's URL for an order. */
const addressOf = ({ _id, company }: PrintedOrder): string => {
  const type = company?.type === "supermarket" ? "supermarket" : "restaurant"
  return `${location.origin}/shopping-cart/${type}?order=${encodeURIComponent(idKey(_id))}`
}

/** An order for the kitchen, for who delivers it or for the counter: each knows of it what they need. */
export const Ticket = ({ template, width, at, ...props }: Props) => {
  const { order } = props
  const say = usePrintWords()
  const { moment } = usePrintFormats(order)
  const isKitchen = template === "KITCHEN"
  const code = codeOf(order)
  return (
    <Sheet label={useSheetName(props)} width={width}>
      <SheetHead {...props} />
      <TicketItems items={order.items ?? []} isLarge={isKitchen} />
      {!isKitchen && <TicketPayment order={order} />}
      <TicketReceiver order={order} />
      <footer className={`${part} ${centered}`}>
        <div className={qr}>
          <QrCode text={addressOf(order)} label={say("openOrder", { code })} size="28mm" />
        </div>
        <p className={small}>{say("printedAt", { at: moment(at) })}</p>
      </footer>
    </Sheet>
  )
}
