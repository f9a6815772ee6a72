import { limits } from "../contract/limits.ts"

/** `spec` keeps the specification's artificial waits, `brisk` has none of them. */
export type Pace = "spec" | "brisk"

/** The waits that only slow a person down; debounces and polls are not among them. */
export type ArtificialWait =
  | "loginRedirect"
  | "dialog"
  | "roleDialogClose"
  | "firstList"
  | "permissionsAfterUser"

/** Milliseconds to wait. */
export const waitOf = (pace: Pace, wait: ArtificialWait): number => (pace === "spec" ? limits.wait[wait] : 0)
