import { usePanel, useTask } from "balcao"
import { ConfirmDialog } from "balcao/ui"
import { useShellWords } from "../words/words.ts"

interface Props {
  readonly onClose: () => void
  readonly onSignOut?: () => void
}

/** Asks before a session ends that would take along what waits for the connection. */
const SignOutDialog = ({ onClose, onSignOut }: Props) => {
  const say = useShellWords()
  const { client } = usePanel()
  const { run } = useTask<never>()
  return (
    <ConfirmDialog
      isOpen
      title={say("signOutTitle")}
      description={say("signOutAsk")}
      confirmLabel={say("signOutAnyway")}
      busyLabel={say("signOutAnyway")}
      cancelLabel={say("staySignedIn")}
      isBusy={false}
      onConfirm={() => {
        onClose()
        run(client.session.signOut())
        onSignOut?.()
      }}
      onCancel={onClose}
    />
  )
}

export default SignOutDialog
