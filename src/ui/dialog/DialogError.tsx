import { Notice } from "../notice/Notice.tsx"
import * as css from "./confirmDialog.css.ts"

interface Props {
  /** The reason the action failed. */
  readonly error: string | undefined
  /** The action is being tried again. */
  readonly isBusy: boolean
}

/** The error of a dialog's action; hidden while it is tried again. */
export const DialogError = ({ error, isBusy }: Props) =>
  error === undefined || isBusy ? null : (
    <div className={css.error}>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </div>
  )
