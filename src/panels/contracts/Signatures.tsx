import { usePanel } from "../../frame/PanelContext.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useValue } from "../../frame/useValue.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { useContractWords } from "./words.ts"
import { type SignersProps, Signers } from "./Signers.tsx"
import { useContractText } from "./useContractText.ts"

type Props = Omit<SignersProps, "text" | "onSent">

const MailedSigners = (props: Props) => {
  const say = useContractWords()
  const { remote, reload } = useContractText(props.row)
  const error = failure(remote)
  if (error) return <LoadFailure title={say("textFailed")} error={error} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  return <Signers {...props} text={remote.data} onSent={reload} />
}

/** Signers of a contract and their signatures: by a mailed link if the server sends them, or on paper. */
const Signatures = (props: Props) => {
  const offered = useValue(usePanel().client.extras("main"))
  const isMailed = offered?.has("acceptance") === true && Boolean(props.row.template)
  return isMailed ? <MailedSigners {...props} /> : <Signers {...props} />
}

export default Signatures
