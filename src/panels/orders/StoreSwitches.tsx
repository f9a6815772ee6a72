import type { OrderSettings } from "../../contract/orders/orderSettings.ts"
import { useWords } from "../../frame/useWords.ts"
import { Switch } from "../../ui/switch/Switch.tsx"
import { ordersWords } from "./words.ts"
import * as css from "./StoreSwitches.css.ts"

/** Automatic handling of a store's orders, and functions to change it. */
export interface StoreControls {
  readonly settings: OrderSettings
  /** True if this browser prints. */
  readonly printsHere: boolean
  readonly setAutoAccept: (isOn: boolean) => void
  readonly setAutoPrint: (isOn: boolean) => void
  readonly setPrintsHere: (isOn: boolean) => void
}

interface Props {
  readonly controls: StoreControls
  /** Shoppers accept a supermarket's orders. */
  readonly mayAccept: boolean
  readonly mayPrint: boolean
}

/** Switches for accepting and printing a store's orders automatically. */
export const StoreSwitches = ({ controls, mayAccept, mayPrint }: Props) => {
  const say = useWords("orders", ordersWords)
  const { settings, printsHere, setAutoAccept, setAutoPrint, setPrintsHere } = controls
  const { autoAccept, autoPrint, prepMinutes } = settings
  return (
    <span className={css.switches}>
      {mayAccept ? (
        <Switch
          size="small"
          label={autoAccept ? say("autoAcceptIn", { count: prepMinutes }) : say("autoAccept")}
          isSelected={autoAccept}
          onChange={setAutoAccept}
        />
      ) : null}
      {mayPrint ? (
        <Switch size="small" label={say("autoPrint")} isSelected={autoPrint} onChange={setAutoPrint} />
      ) : null}
      {mayPrint && autoPrint ? (
        <Switch size="small" label={say("printsHere")} isSelected={printsHere} onChange={setPrintsHere} />
      ) : null}
    </span>
  )
}
