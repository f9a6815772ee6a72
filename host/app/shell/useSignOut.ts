import { usePanel, useTask } from "balcao"
import { useSheet } from "./Sheets.tsx"

/** Signs out, at once or after a question where something still waits for the connection. */
export const useSignOut = (): (() => void) => {
  const { client } = usePanel()
  const open = useSheet()
  const { run } = useTask<never>()
  return () => (client.hasUnsent.peek() ? open("signOut") : run(client.session.signOut()))
}
