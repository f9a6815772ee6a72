import type { Access } from "../../contract/access/access.ts"

/** Something a person may or may not open. */
export interface AccessTarget {
  readonly id: string
  readonly label: string
  /** A path, or a permission's name. */
  readonly code: string
  readonly access: Access
}
