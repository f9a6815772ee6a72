import { createHash, randomBytes } from "node:crypto"
import type { Database } from "../db/database.ts"
import type { Reminded } from "./endReminders.ts"

/** Services for writing mail. */
export interface Post {
  readonly db: Database
  /** The public address of the app; what a request says of it is not believed. */
  readonly publicUrl: () => string
  /** The link by which whoever is reminded gets no more reminders of a kind. */
  readonly unsubscribeLink: (of: Reminded) => string
  readonly onError: (cause: unknown, of: { readonly isGivenUp: boolean }) => void
}

/** A token is in one mail and nowhere else: the database has this of it. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("base64url")

/** A token nobody guesses. */
export const newToken = () => randomBytes(32).toString("base64url")

/** The address of a page; a link's token stands behind `#`, which browsers send to nobody. */
export const linkTo = ({ publicUrl }: Post, page: string, token?: string) =>
  `${publicUrl()}/${page}${token === undefined ? "" : `#${token}`}`
