import * as Effect from "effect/Effect"
import { useModel } from "@preact/signals-react/runtime"
import { useCallback, useEffect } from "react"
import { opensOrCloses } from "../../contract/companies/companyDeliveries.ts"
import { dashboard, type DashboardPart, dashboardPartsOf } from "../../contract/dashboard/dashboard.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { frameWords } from "../../frame/words.ts"
import { failure } from "../../frame/remote.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { useWrites } from "../../frame/useWrites.ts"
import { Button } from "../../ui/button/Button.tsx"
import { lock, refreshCw } from "../../ui/icon/icons.ts"
import { Panel } from "../../ui/panel/Panel.tsx"
import { PanelBody } from "../../ui/panel/PanelBody.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { DashboardBody } from "./DashboardBody.tsx"
import { DashboardHead } from "./DashboardHead.tsx"
import type { DashboardLinks } from "./dashboardLinks.ts"
import { DashboardModel } from "./dashboardModel.ts"
import { dashboardWords } from "./words.ts"
import { type Shortcut, Welcome } from "./Welcome.tsx"

/** Parts a host wants; all by default, as far as the user may see them. */
export type DashboardFeatures = {
  readonly [Part in DashboardPart]?: boolean
} & {
  /** Heading with the subject and time of the figures, and the button to reload them. */
  readonly title?: boolean
}

export interface DashboardPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: DashboardFeatures | undefined
  /** Addresses of the lists behind the figures; figures without an address are plain text. */
  readonly links?: DashboardLinks | undefined
  /** The user's screens, offered where the server counts no figures. */
  readonly shortcuts?: ReadonlyArray<Shortcut> | undefined
}

const none: ReadonlyArray<Shortcut> = []
interface FiguresProps {
  readonly showsTitle: boolean
  readonly parts: ReadonlyArray<DashboardPart>
  readonly links: DashboardLinks
  readonly shortcuts: ReadonlyArray<Shortcut>
}

const Figures = ({ showsTitle, parts, links, shortcuts }: FiguresProps) => {
  const { client, loadFailed } = usePanel()
  const say = useWords("dashboard", dashboardWords)
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const retry = useTask<never>()
  const model = useModel(() => new DashboardModel(client.api))
  const figures = useValue(model.figures)
  const isOffered = useValue(model.isOffered)
  usePolling(
    useCallback(() => Effect.runCallback(model.load()), [model]),
    limits.dashboard,
  )
  const update = useTask<never>().run
  useWrites(
    opensOrCloses,
    useCallback(() => update(model.load()), [update, model]),
  )
  const error = failure(figures)
  useEffect(() => {
    if (error) loadFailed(error)
  }, [error, loadFailed])
  const readAgain = () => retry.run(model.load())
  if (error && !figures.data)
    return (
      <EmptyState
        tone="danger"
        title={say("loadFailed")}
        text={explain(error)}
        action={
          <Button icon={refreshCw} busy={retry.busy} onPress={readAgain}>
            {frame("retry")}
          </Button>
        }
      />
    )
  if (!isOffered) return <Welcome shortcuts={shortcuts} />
  const here = figures.data
  return (
    <Panel label={say("title")}>
      {showsTitle && <DashboardHead figures={here} problem={error} busy={retry.busy} onRead={readAgain} />}
      <PanelBody>
        <DashboardBody
          parts={here ? parts.filter((part) => here[part]) : parts}
          figures={here}
          links={links}
        />
      </PanelBody>
    </Panel>
  )
}

const everything: DashboardFeatures = {}

const Dashboard = ({ features = everything, shortcuts = none, ...props }: DashboardPanelProps) => {
  const links = useHostCallback(props.links)
  const { client } = usePanel()
  const say = useWords("dashboard", dashboardWords)
  const state = useValue(client.session.state)
  const visibleParts = state._tag === "Loaded" ? dashboardPartsOf(state.user) : []
  const parts = visibleParts.filter((part) => features[part] !== false)
  const showsTitle = features.title !== false
  if (parts.length === 0) return <EmptyState icon={lock} title={say("emptyTitle")} text={say("emptyText")} />
  return <Figures key={parts.join()} {...{ showsTitle, parts, links, shortcuts }} />
}

/**
 * Today's figures of what the user may see: companies open, delivery people online, orders by status, sales by hour,
 * open tickets (specification, section 2). Money is in BRL; hours are in the time zone the API names. Read anew every
 * minute and when one comes back to the page.
 */
export const DashboardPanel = (props: DashboardPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={dashboard.read.access}>
      <Dashboard {...props} />
    </PanelGate>
  </PanelFrame>
)
