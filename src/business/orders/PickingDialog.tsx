import { useId, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { codeOf, type MoveDialogProps } from "./moveDialog.ts"
import { countsBags, hasUntouched, type PickedOrder, untouchedItems } from "./untouchedItems.ts"

/** Answer: the move, with the bags that were counted. */
interface PickingAnswer {
  readonly to: "RELEASE_SHOPPER"
  readonly bags?: number
}

interface Props extends Omit<MoveDialogProps<PickingAnswer>, "order"> {
  readonly orders: ReadonlyArray<PickedOrder>
}

const max = limits.orders.maxBags
/** Most names that are listed. */
const maxNamed = 5

/** Items nobody has picked yet, by name for one order. */
const Untouched = ({ say, orders }: Pick<Props, "say" | "orders">) => {
  const items = orders.flatMap(untouchedItems)
  if (items.length === 0) return null
  const names = items.slice(0, maxNamed).map(({ name }) => name)
  const rest = items.length - names.length
  return (
    <Notice tone="warning">
      {say("untouched", { count: items.length })}
      {orders.length === 1 ? (
        <ul>
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may have one name
            <li key={at}>{name}</li>
          ))}
          {rest > 0 ? <li>{say("untouchedMore", { count: rest })}</li> : null}
        </ul>
      ) : null}
    </Notice>
  )
}

/** Asks before picking is finished: about items nobody touched, and how many bags it makes. */
const PickingDialog = ({ say, orders, isBusy = false, problem, onAnswer, onClose }: Props) => {
  const frame = useWords("frame", frameWords)
  const id = useId()
  const [text, setText] = useState("")
  const [first] = orders
  const isOne = orders.length === 1
  const isCounted = isOne && orders.some(countsBags)
  const bags = Number(text)
  const isFit = text === "" || (Number.isInteger(bags) && bags >= 1 && bags <= max)
  const isIncomplete = hasUntouched(orders)
  return (
    <Dialog
      isOpen
      width="status"
      title={
        isOne && first
          ? say("pickingTitleOf", { code: codeOf(first) })
          : say("pickingTitle", { count: orders.length })
      }
      closeLabel={frame("close")}
      isLocked={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button tone="plain" isDisabled={isBusy} onPress={onClose}>
            {say(isIncomplete ? "keepPicking" : "back")}
          </Button>
          <Button tone="primary" type="submit" form={id} busy={isBusy} isDisabled={!isFit}>
            {say(isIncomplete ? "finishAnyway" : "to.RELEASE_SHOPPER")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit) onAnswer({ to: "RELEASE_SHOPPER", ...(text !== "" && { bags }) })
        }}
      >
        <Untouched {...{ say, orders }} />
        {isCounted ? (
          <PanelNumberField
            label={say("bags")}
            hint={say("optional")}
            digits={0}
            value={text}
            error={isFit ? problem : say("bagsRange", { max: String(max) })}
            onChange={setText}
          />
        ) : problem ? (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

export default PickingDialog
