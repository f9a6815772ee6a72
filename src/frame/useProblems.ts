import { useEffect } from "react"
import type { Client } from "../api/client.ts"

/** Tells the host what panels had to leave out of answers. */
export const useProblems = (client: Client, report: (error: unknown) => void): void =>
  useEffect(() => client.onProblem(report), [client, report])
