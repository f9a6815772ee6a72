import { type OrderException, orderExceptions } from "../../contract/orders/orderExceptions.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import * as css from "./BoardTools.css.ts"
import type { BoardModel } from "./boardModel.ts"
import { ordersWords } from "./words.ts"

/** Tones of the exceptions. */
export const exceptionTones: Readonly<Record<OrderException, StatusTone>> = {
  LATE: "danger",
  NOT_ACCEPTED: "danger",
  NO_COURIER: "danger",
  COMING_BACK: "warning",
  PAYMENT_PENDING: "neutral",
  CUSTOMER_WAITING: "warning",
}

interface Props {
  readonly model: BoardModel
  readonly chosen: OrderException | undefined
  readonly onChoose: (exception: OrderException | undefined) => void
}

/** Exceptions with their numbers of orders; each filters the board. Empty if there are none. */
export const ExceptionStrip = ({ model, chosen, onChoose }: Props) => {
  const say = useWords("orders", ordersWords)
  const tallies = useValue(model.tallies)
  const shown = orderExceptions.filter((one) => tallies[one] > 0 || one === chosen)
  if (shown.length === 0) return null
  return (
    <fieldset className={css.exceptions} aria-label={say("exceptions")}>
      {shown.map((one) => (
        <BareButton
          key={one}
          className={css.exception}
          aria-pressed={one === chosen}
          onPress={() => onChoose(one === chosen ? undefined : one)}
        >
          <Status tone={exceptionTones[one]}>{say(`exception.${one}`)}</Status>
          <strong>{tallies[one]}</strong>
        </BareButton>
      ))}
    </fieldset>
  )
}
