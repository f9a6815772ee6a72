import * as Effect from "effect/Effect"
import { useState } from "react"
import { menuCopies as calls } from "../../../contract/menu/copying/menuCopies.ts"
import type { MenuPlan } from "../../../contract/menu/copying/menuPlan.ts"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { CopyPlan } from "./CopyPlan.tsx"
import * as css from "./copying.css.ts"
import { type ChosenStore, StorePicker } from "./StorePicker.tsx"
import { useCopyTask } from "./useCopyTask.ts"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly onChanged: () => void
}

const none: ReadonlyArray<ChosenStore> = []

/** The model store of this one, and the way to follow no more. */
const Followed = ({ data: { store, follows }, onChanged }: Props) => {
  const say = useCopyingWords()
  const { client } = usePanel()
  const { busy, error, run } = useCopyTask()
  if (!follows) return null
  const stop = client.api.call(calls.follow, { params: { company: store._id }, body: { model: null } })
  const count = follows.overrides.length
  return (
    <>
      <div className={css.body}>
        <strong>{say("follows", { model: follows.model.name })}</strong>
        <p>{count === 0 ? say("noOwnValues") : say("ownValues", { count })}</p>
        {follows.isBehind && <Notice tone="warning">{say("isBehind")}</Notice>}
        <p className={css.muted}>{say("stopText")}</p>
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </div>
      <footer className={css.foot}>
        <Button isDisabled={busy} onPress={() => run(Effect.map(stop, onChanged))}>
          {say("stop")}
        </Button>
      </footer>
    </>
  )
}

/** Chooses the store whose menu this one has from now on, once the plan of it was seen. */
const ChooseModel = ({ data: { store }, onChanged }: Props) => {
  const say = useCopyingWords()
  const { client } = usePanel()
  const { busy, error, run, clear } = useCopyTask()
  const [chosen, setChosen] = useState(none)
  const [plan, setPlan] = useState<MenuPlan>()
  const [model] = chosen
  const input = { params: { company: store._id }, body: { model: model?._id ?? null } }
  return (
    <CopyPlan
      choice={
        <>
          <p className={css.muted}>{say("modelText")}</p>
          <StorePicker isMany={false} viewed={store._id} value={chosen} onChange={setChosen} />
        </>
      }
      plans={plan && [plan]}
      error={error}
      isBusy={busy}
      isDone={false}
      isReady={model !== undefined}
      label={say("follow", { model: model?.name ?? "" })}
      note={undefined}
      onPlan={() => run(Effect.map(client.api.call(calls.planFollow, input), setPlan))}
      onApply={() => run(Effect.map(client.api.call(calls.follow, input), onChanged))}
      onChange={() => {
        clear()
        setPlan(undefined)
      }}
      onUndo={undefined}
    />
  )
}

/** The model store of this one, or the way to one. */
export const ModelStore = (props: Props) =>
  props.data.follows ? <Followed {...props} /> : <ChooseModel {...props} />
