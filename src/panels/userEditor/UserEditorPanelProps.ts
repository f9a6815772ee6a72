import type { AccessTarget } from "../../business/permissions/AccessTarget.ts"
import type { PanelProps } from "../../frame/PanelFrame.tsx"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import type { UserSource } from "./writtenUser.ts"
import type { UserTab } from "./tabs.ts"
import type { UserHeading } from "./useUserHeading.ts"

export interface UserEditorFeatures {
  /** False where the host shows the title itself. */
  readonly title?: boolean
}

export interface UserEditorPanelProps extends PanelProps, LeavingProps {
  /** Id of the user to edit; without a number above 0, a new user is created. */
  readonly userId?: number | undefined
  /** A new user starts as a copy of this one, without their e-mail address, username and password. */
  readonly copyOf?: number | undefined
  /**
   * The platform's list a new user is created in (section 7): that of the identity service, by default, or that of the
   * Users API.
   */
  readonly source?: UserSource | undefined
  /** The tab that is open, for a host that keeps it in its address. Default `basic`. */
  readonly tab?: UserTab | undefined
  readonly onTabChange?: ((tab: UserTab) => void) | undefined
  /** Hears the title and the breadcrumbs of section 2, for a host that shows them itself. */
  readonly onHeading?: ((heading: UserHeading) => void) | undefined
  /** Parts to show; all by default. */
  readonly features?: UserEditorFeatures | undefined
  /**
   * The host's screens, of which those are named that other roles open or close where they replace somebody's default
   * access; the permissions without them.
   */
  readonly screens?: ReadonlyArray<AccessTarget> | undefined
  /** Path of the users list. Default `/user-management/users`. */
  readonly listHref?: string | undefined
  /** Path of a user's editor, where a new one goes on. Default `/user-management/users/edit/{id}`. */
  readonly editHref?: ((id: number) => string) | undefined
  /** Path of a new user's editor that starts as a copy. Default `/user-management/users/add/{id}`. */
  readonly copyHref?: ((id: number) => string) | undefined
}
