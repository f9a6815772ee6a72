import type { RowOf } from "../../contract/resource/resource.ts"
import { messages } from "../../contract/messages/messages.ts"
import { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { TestDialog } from "../../business/messages/TestDialog.tsx"

interface Props {
  readonly row: RowOf<typeof emailTemplates>
  readonly onDone: () => void
}

/** Sends a template to whoever asks, with the samples of its type. */
const SendTest = ({ row, onDone }: Props) => {
  const { api } = usePanel().client
  return (
    <TestDialog
      {...{ row, onDone }}
      panel="emailTemplates"
      resource={emailTemplates}
      send={(id) => api.call(messages.testTemplate, { params: { id } })}
    />
  )
}

export default SendTest
