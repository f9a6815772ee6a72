import type { RowOf } from "../../contract/resource/resource.ts"
import { messages } from "../../contract/messages/messages.ts"
import { notifications } from "../../contract/resources/notifications.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { TestDialog } from "../../business/messages/TestDialog.tsx"

interface Props {
  readonly row: RowOf<typeof notifications>
  readonly onDone: () => void
}

/** Sends a notification to whoever asks. */
const SendNotificationTest = ({ row, onDone }: Props) => {
  const { api } = usePanel().client
  return (
    <TestDialog
      {...{ row, onDone }}
      panel="notifications"
      resource={notifications}
      send={(id) => api.call(messages.testNotification, { params: { id } })}
    />
  )
}

export default SendNotificationTest
