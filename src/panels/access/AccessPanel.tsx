import * as Effect from "effect/Effect"
import { useModel } from "@preact/signals-react/runtime"
import { Suspense, useEffect } from "react"
import { checksAccess } from "../../contract/access/accessLint.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { users } from "../../contract/users/users.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { frameWords } from "../../frame/words.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { AccessModel } from "./accessModel.ts"
import type { AccessFacts } from "../../contract/access/accessFacts.ts"
import { chips, head } from "./AccessPanel.css.ts"
import { AccessTable } from "./AccessTable.tsx"
import { accessWords } from "./words.ts"
import type { AccessTarget } from "../../business/permissions/AccessTarget.ts"

/** Optional parts of the panel; all are on by default. */
export interface AccessFeatures {
  /** Heading with the user's name and roles. */
  readonly title?: boolean
}

export interface AccessPanelProps extends PanelProps {
  /**
   * View of the panel: a user's access with its reasons (default); every permission, with the screens it opens and the
   * number of roles that hold it (`catalog`); or problems of routes, groups and roles, and the access of any user or
   * role (`check`).
   */
  readonly view?: "explained" | "catalog" | "check" | undefined
  /** Parts to show; all by default. */
  readonly features?: AccessFeatures | undefined
  /** User whose access is shown; the signed-in user by default. */
  readonly userId?: number | undefined
  /** The host's screens, to be explained beside the permissions. */
  readonly screens?: ReadonlyArray<AccessTarget> | undefined
  /** The `code` of what is asked about at first; everything is shown when left out. */
  readonly asked?: string | undefined
}

const none: ReadonlyArray<AccessTarget> = []

const AccessHeader = ({ facts: { fullname, roles } }: { readonly facts: AccessFacts }) => {
  const say = useWords("access", accessWords)
  return (
    <header className={head}>
      <p className={muted}>{say("of", { name: fullname })}</p>
      <div className={chips}>
        {roles.length === 0 ? <Chip tone="line">{say("noRoles")}</Chip> : null}
        {roles.map(({ id, title }) => (
          <Chip key={id}>{title}</Chip>
        ))}
      </div>
    </header>
  )
}

const Explained = ({ userId, screens = none, asked: openPermission = "", features }: AccessPanelProps) => {
  const { client } = usePanel()
  const say = useWords("access", accessWords)
  const frame = useWords("frame", frameWords)
  const retry = useTask<never>()
  const model = useModel(() => new AccessModel(client, userId))
  const facts = useValue(model.facts)
  useEffect(() => Effect.runCallback(model.load()), [model])
  const error = failure(facts)
  if (error)
    return (
      <LoadFailure
        title={say("loadFailed")}
        error={error}
        busy={retry.busy}
        onRetry={() => retry.run(model.load())}
      />
    )
  if (!facts.data) return <EmptyState title={frame("wait")} />
  return (
    <Panel label={say("title")}>
      {features?.title === false ? null : <AccessHeader facts={facts.data} />}
      <AccessTable facts={facts.data} screens={screens} openPermission={openPermission} />
    </Panel>
  )
}

/** The views fetched when they are drawn, and who may see them. */
const views = {
  catalog: [permissions.list.access, lazily(() => import("./PermissionCatalog.tsx"))],
  check: [checksAccess, lazily(() => import("./check/AccessCheck.tsx"))],
} as const

const OfPlatform = ({
  screens = none,
  view,
  ...props
}: AccessPanelProps & { readonly view: keyof typeof views }) => {
  const [access, View] = views[view]
  return (
    <PanelFrame {...props}>
      <PanelGate access={access}>
        <Suspense>
          <View screens={screens} />
        </Suspense>
      </PanelGate>
    </PanelFrame>
  )
}

const OfUser = (props: AccessPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={props.userId === undefined ? "signedIn" : users.access.access}>
      <Explained key={props.userId} {...props} />
    </PanelGate>
  </PanelFrame>
)

/** Explains for any screen or permission why a user may open it, or what is missing (specification, section 6). */
export const AccessPanel = ({ view = "explained", ...props }: AccessPanelProps) =>
  view === "explained" ? <OfUser {...props} /> : <OfPlatform {...props} view={view} />
