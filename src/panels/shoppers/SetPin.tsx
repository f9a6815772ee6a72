import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { isGuessable, makePin, pinDigits } from "../../contract/orders/pin.ts"
import { picking } from "../../contract/orders/picking.ts"
import { digitsOf } from "../../contract/people/phone.ts"
import { shoppers } from "../../contract/resources/shoppers.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import { useShopperWords } from "./words.ts"

interface Props {
  readonly row: RowOf<typeof shoppers>
  readonly onChanged: () => void
  readonly onDone: () => void
}

const useSettingPin = ({ row, onChanged, onDone }: Props, name: string) => {
  const { client, before, emit } = usePanel()
  const say = useShopperWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError>()
  /** Sets it, or takes it away. Hosts hear that, and never the PIN. */
  const set = (pin: string | null) => {
    const detail = { id: row._id }
    const call = client.api.call(picking.setPin, { params: detail, body: { pin } })
    const work = Effect.map(call, () => {
      emit({ panel: "shoppers", type: pin === null ? "pinRemoved" : "pinSet", detail })
      showSnackbar(say(pin === null ? "pinRemoved" : "pinDone", { name }))
      onChanged()
      onDone()
    })
    const type = pin === null ? "removePin" : "setPin"
    run(Effect.andThen(before({ panel: "shoppers", type, detail }), work))
  }
  return { busy, error: error && explain(error), set }
}

/** Returns the problem of a PIN; undefined if it is valid. */
const useProblem = (pin: string): string | undefined => {
  const say = useShopperWords()
  if (pin.length < pinDigits.min || pin.length > pinDigits.max) return say("pinLength", { ...pinDigits })
  return isGuessable(pin) ? say("pinGuessable") : undefined
}

/** Sets a shopper's PIN, typed or made here, in place of the one they may have, or takes that away. */
const SetPin = (props: Props) => {
  const { row, onDone } = props
  const say = useShopperWords()
  const moment = useMoment(row.owner)
  const name = titleOf(shoppers, row)
  const { pinSetAt } = row
  const { busy, error, set } = useSettingPin(props, name)
  const [pin, setPin] = useState("")
  const [isTried, setTried] = useState(false)
  const problem = useProblem(pin)
  const save = () => (problem === undefined ? set(pin) : setTried(true))
  return (
    <ActDialog
      width="delete"
      title={say("pinTitle", { name })}
      isSecret
      isUnsaved={pin !== ""}
      cancelLabel={say("cancel")}
      label={say(busy ? "pinSetting" : "pinSet")}
      isBusy={busy}
      error={error}
      onCancel={onDone}
      onPress={save}
    >
      <div className={stack}>
        <p>{say("pinText")}</p>
        <TextField
          label={say("pin")}
          hint={say("pinHint", { ...pinDigits })}
          value={pin}
          onChange={(text) => setPin(digitsOf(text).slice(0, pinDigits.max))}
          error={isTried ? problem : undefined}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          isReadOnly={busy}
          labelEnd={
            <Button size="small" tone="quiet" isDisabled={busy} onPress={() => setPin(makePin())}>
              {say("pinMake")}
            </Button>
          }
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; its one field gets it
          autoFocus
        />
        {pinSetAt && (
          <div>
            <p>{say("pinSince", { at: moment(pinSetAt) })}</p>
            <Button size="small" tone="quietDanger" isDisabled={busy} onPress={() => set(null)}>
              {say("pinRemove")}
            </Button>
          </div>
        )}
      </div>
    </ActDialog>
  )
}

export default SetPin
