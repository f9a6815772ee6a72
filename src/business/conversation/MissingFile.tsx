import { bytesOfMegabyte } from "../../contract/bytesOfMegabyte.ts"
import { limits } from "../../contract/limits.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { circleAlert } from "../../ui/icon/icons.ts"
import { clock } from "../../ui/icon/listIcons.ts"
import { contactCentreWords } from "./words.ts"
import MessageRetry, { type MessageRetryProps } from "./MessageRetry.tsx"
import * as css from "./Thread.css.ts"
import { useSaid } from "./useSaid.ts"

/** A customer's file that is not here: whether it still comes, why not, and a way to ask for it once more. */
const MissingFile = (props: MessageRetryProps) => {
  const { message } = props
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const state = message.mediaState ?? ""
  const values = {
    file: said({ ...message, body: null }),
    size: Math.floor(limits.file.maxBytes / bytesOfMegabyte),
  }
  return (
    <span className={css.fileRow}>
      <Icon shape={state === "AWAITED" ? clock : circleAlert} size={20} />
      <span>{wordOf((key) => say(key, values), "missing", state)}</span>
      {state === "LOST" ? <MessageRetry {...props} /> : null}
    </span>
  )
}

export default MissingFile
