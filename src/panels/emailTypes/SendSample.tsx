import type { RowOf } from "../../contract/resource/resource.ts"
import { messages } from "../../contract/messages/messages.ts"
import { emailTypes } from "../../contract/resources/emailTypes.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { TestDialog } from "../../business/messages/TestDialog.tsx"

interface Props {
  readonly row: RowOf<typeof emailTypes>
  readonly onDone: () => void
}

/** Sends whoever asks a sample of what a type sends. */
const SendSample = ({ row, onDone }: Props) => {
  const { api } = usePanel().client
  return (
    <TestDialog
      {...{ row, onDone }}
      panel="emailTypes"
      resource={emailTypes}
      send={(id) => api.call(messages.testType, { params: { id } })}
    />
  )
}

export default SendSample
