import type { ReactNode } from "react"
import { later } from "../root/later.tsx"
import * as css from "./sideSheet.css.ts"

const ModalBox = later(
  () => import("./ModalBox.tsx"),
  ({ isOpen }) => isOpen,
)

const usual = {
  isOpen: true,
  role: "dialog",
  describedBy: undefined,
  style: {},
  isBusy: false,
  isDismissable: true,
} as const

export interface SideSheetProps {
  /** Its name for assistive technology. */
  readonly label: string
  /** Room for a form with what belongs to it beside it. */
  readonly isWide?: boolean
  /** Called on Escape or a press outside. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record beside what it belongs to, at the end of the page; the whole screen on phones. Open while rendered. */
export const SideSheet = ({ label, isWide = false, onClose, children }: SideSheetProps) => (
  <ModalBox
    {...usual}
    label={label}
    backdropClassName={css.backdrop}
    className={isWide ? css.wideSheet : css.sheet}
    onDismiss={onClose}
  >
    {children}
  </ModalBox>
)
