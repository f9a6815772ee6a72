import type { ApiError } from "../../api/errors.ts"
import type { Dashboard } from "../../contract/dashboard/dashboard.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { type Say, useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { refreshCw } from "../../ui/icon/icons.ts"
import { Status } from "../../ui/status/Status.tsx"
import { muted, pushToEnd } from "../../ui/theme/text.css.ts"
import { about, head } from "./DashboardPanel.css.ts"
import { dashboardWords } from "./words.ts"
import { useFormats } from "./useFormats.ts"

interface Props {
  readonly figures: Dashboard | undefined
  /** Reason the last read failed; earlier figures stay on screen. */
  readonly problem: ApiError | undefined
  readonly busy: boolean
  readonly onRead: () => void
}

const scopeName = (say: Say<typeof dashboardWords>, { kind, name }: Dashboard["scope"]): string =>
  name ?? say(kind === "none" ? "scope.none" : "scope.platform")

/** The scope and time of the figures, at a constant height. */
export const DashboardHead = ({ figures, problem, busy, onRead }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const explain = useExplain()
  const { day, time } = useFormats(figures?.timeZone)
  const at = figures && { day: day(figures.readAt), time: time(figures.readAt) }
  return (
    <header className={head}>
      <div className={about}>
        <h2 aria-label={figures === undefined ? say("title") : undefined}>
          {figures ? scopeName(say, figures.scope) : <Skeleton width={160} />}
        </h2>
        <p className={muted}>
          {at === undefined ? <Skeleton width={220} /> : problem ? null : say("until", at)}
          {at !== undefined && problem && (
            <span role="alert">
              <Status tone="warning">
                {say("stale", at)} {explain(problem)}
              </Status>
            </span>
          )}
        </p>
      </div>
      <span className={pushToEnd}>
        <IconButton icon={refreshCw} label={say("refresh")} busy={busy} onPress={onRead} />
      </span>
    </header>
  )
}
