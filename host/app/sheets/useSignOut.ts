import { usePanel, useTask } from "balcao"
import { useLeaveGuard } from "../routing/navigation.ts"
import { useSheet } from "./openSheet.ts"

/** Signs out, at once or after a question where something is not saved or still waits for the connection. */
export const useSignOut = (): (() => void) => {
  const { client } = usePanel()
  const open = useSheet()
  const { run } = useTask<never>()
  const guardLeave = useLeaveGuard()
  const signOut = () => (client.hasUnsent.peek() ? open("signOut") : run(client.session.signOut()))
  return () => guardLeave(signOut)
}
