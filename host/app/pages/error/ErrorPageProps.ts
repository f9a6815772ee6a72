import type { ReactNode } from "react"

/** The props of each style. */
export interface ErrorPageProps {
  readonly code: string
  readonly title: string
  readonly subtitle: string
  readonly text: string
  /** The actions. */
  readonly children: ReactNode
}
