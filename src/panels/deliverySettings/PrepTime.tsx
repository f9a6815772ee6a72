import * as Effect from "effect/Effect"
import { type FormEvent, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { usePrepTimes } from "../../business/stores/usePrepTimes.ts"
import type { PrepTimes } from "../../contract/companies/prepMinutesAt.ts"
import { prepTimes } from "../../contract/companies/prepTimes.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { Button } from "../../ui/button/Button.tsx"
import { prep } from "./deliveryAreas.css.ts"
import { PrepExceptions } from "./PrepExceptions.tsx"
import { useDeliveryAreaWords } from "./words.ts"

const max = limits.orders.maxPrepMinutes

interface Props {
  readonly company: RecordId
  readonly times: PrepTimes
}

/** The usual time as it is written, and its call; what was typed stays until the server has taken it. */
const useUsualMinutes = ({ company, times }: Props) => {
  const say = useDeliveryAreaWords()
  const explain = useExplain()
  const show = useSnackbar()
  const { api } = usePanel().client
  const { run, busy, error, clear } = useTask<ApiError | { readonly _tag: "NoCompanyViewed" }>()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(times.usualMinutes)
  const usualMinutes = Number(text)
  const isFit = Number.isInteger(usualMinutes) && usualMinutes >= 1 && usualMinutes <= max
  const save = () => {
    if (!isFit || busy) return
    const call = api.call(prepTimes.save, { query: { company }, body: { usualMinutes } })
    const saved = Effect.map(call, () => {
      setTyped(undefined)
      show(say("prepSaved", { minutes: usualMinutes }))
    })
    run(Effect.uninterruptible(saved))
  }
  return {
    text,
    write: (next: string) => {
      clear()
      setTyped(next)
    },
    isChanged: usualMinutes !== times.usualMinutes,
    error: isFit ? error && explain(error as ApiError) : say("prepRange", { max }),
    busy,
    save,
  }
}

const Usual = (props: Props) => {
  const say = useDeliveryAreaWords()
  const { readOnly } = usePanel()
  const { text, write, isChanged, error, busy, save } = useUsualMinutes(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className={prep} noValidate onSubmit={submit}>
      <PanelNumberField
        label={say("prep")}
        hint={say("prepHint")}
        suffix={say("min")}
        digits={0}
        value={text}
        error={error}
        isReadOnly={readOnly || busy}
        onChange={write}
      />
      {!readOnly && isChanged && (
        <Button type="submit" busy={busy}>
          {say(busy ? "pausing" : "prepSave")}
        </Button>
      )}
    </form>
  )
}

/** Minutes a store's kitchen usually takes, with the hours at which it takes others; nothing of servers that keep none. */
export const PrepTime = ({ company }: { readonly company: RecordId | undefined }) => {
  const say = useDeliveryAreaWords()
  const { remote, reload } = usePrepTimes(company)
  const times = remote.data
  const failed = failure(remote)
  if (company === undefined) return null
  if (times)
    return (
      <div>
        <Usual key={String(company)} {...{ company, times }} />
        <PrepExceptions {...{ company, times }} />
      </div>
    )
  return failed ? <LoadFailure title={say("prepFailed")} error={failed} onRetry={reload} /> : null
}
