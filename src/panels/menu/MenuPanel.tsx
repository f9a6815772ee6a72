import { Suspense, useCallback, useEffect } from "react"
import * as Effect from "effect/Effect"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { failure } from "../../frame/remote.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useValue } from "../../frame/useValue.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import type { MenuModel } from "./menuModel.ts"
import type { MenuPanelProps } from "./MenuPanelProps.ts"
import { MenuSkeleton } from "./MenuSkeleton.tsx"
import { storeMenuOf } from "./menuQueue.ts"
import { usePanelWords } from "./panelWords.ts"

const Places = lazily(() => import("./places/Places.tsx"))
const fetchEditor = () => import("./MenuEditor.tsx")
const MenuEditor = lazily(fetchEditor)

/** A menu that could not be read is asked for again after this time. */
const retryMs = 60_000
/** Others' changes are seen within this time. */
const versionPolling = { refreshMs: 3000 }

const Loaded = ({ model, ...props }: MenuPanelProps & { readonly model: MenuModel }) => {
  const say = usePanelWords()
  const loaded = useValue(model.loaded)
  const load = useCallback(() => Effect.runCallback(Effect.andThen(model.load(), model.send())), [model])
  const refresh = useCallback(() => Effect.runCallback(model.refresh()), [model])
  const isMissing = useCallback(() => model.loaded.peek().data === undefined, [model])
  usePolling(load, { refreshMs: retryMs, minIntervalMs: 10_000, isNeeded: isMissing })
  usePolling(refresh, versionPolling)
  // The editor comes while the menu does. What keeps it from coming is said once it is drawn.
  useEffect(() => void (props.menu === undefined && fetchEditor().catch(() => {})), [props.menu])
  const skeleton = <MenuSkeleton label={say("loading")} />
  const problem = failure(loaded)
  return (
    <Panel label={say("title")}>
      {loaded.data ? (
        <Suspense fallback={skeleton}>
          {props.menu === undefined ? (
            <MenuEditor {...props} model={model} />
          ) : (
            <Places model={model} menu={props.menu} />
          )}
        </Suspense>
      ) : problem ? (
        <LoadFailure title={say("loadFailed")} error={problem} onRetry={load} />
      ) : (
        skeleton
      )}
    </Panel>
  )
}

const OfStore = (props: MenuPanelProps) => {
  const say = usePanelWords()
  const { client } = usePanel()
  const company = useValue(client.session.company)
  const extras = useValue(client.extras("main"))
  if (extras && !extras.has("catalog"))
    return <EmptyState title={say("notOffered")} text={say("notOfferedText")} />
  if (!company) return <EmptyState title={say("noCompany")} text={say("noCompanyText")} />
  return <Loaded key={company._id} {...props} model={storeMenuOf(client).model} />
}

/**
 * The menu of the store being viewed (specification, section 2, food-menu): categories, items and prices, what is sold
 * out, and the options of items. Changes show at once and are sent one after the other; what is done without a
 * connection is sent once it is back. Needs accessToFoodMenu.
 */
export const MenuPanel = (props: MenuPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={calls.editor.access}>
      <OfStore {...props} />
    </PanelGate>
  </PanelFrame>
)
