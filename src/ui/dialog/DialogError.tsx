import { Notice } from "../notice/Notice.tsx"
import { trouble } from "./confirmDialog.css.ts"

interface Props {
  /** Why it did not happen. */
  readonly error: string | undefined
  /** It is being tried again. */
  readonly isBusy: boolean
}

/** Why what a dialog asked for did not happen, under what it asked. */
export const DialogTrouble = ({ error, isBusy }: Props) =>
  error === undefined || isBusy ? null : (
    <div className={trouble}>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </div>
  )
