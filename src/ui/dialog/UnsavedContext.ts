import { type ComponentType, createContext } from "react"
import type { TypedTexts } from "./typedFields.ts"

/** Props of the messages about unsaved input in a dialog. */
export interface UnsavedNoticeProps {
  /** Somebody is about to lose it. */
  readonly isAsking: boolean
  /** It was typed before the session expired, and is in its fields again. */
  readonly isRestored: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Services around a dialog with input fields. */
export interface UnsavedServices {
  /** Hears that something was typed; returns the way to say that it is saved or given up. */
  hold(): () => void
  /** Returns the input of the dialog with this name from when the same user's session expired. */
  savedInputOf(name: string): {
    /** Hands it over once. */
    claim(): unknown
    /** Keeps it if the session has expired. */
    keep(typed: TypedTexts): void
  }
  readonly UnsavedNotice: ComponentType<UnsavedNoticeProps>
}

/** Dialogs that it is not given to lose what is typed in them when they close. */
export const UnsavedContext = createContext<UnsavedServices | undefined>(undefined)
