import type { ReactNode } from "react"
import { Notice } from "../ui/notice/Notice.tsx"
import { intro as introStyle, panel, title as titleStyle } from "./entrance.css.ts"

/** Which parts of a panel one enters by a host wants; all of them by default. */
export interface EntranceFeatures {
  /** The title, and the sentence below it. */
  readonly title?: boolean
}

interface Props {
  readonly features: EntranceFeatures | undefined
  readonly title: string
  readonly intro: string
  /** Why the last attempt failed. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** What the panels one enters by have in common: a title, a line of explanation and a notice box. */
export const Entrance = ({ features, title, intro, error, children }: Props) => (
  <section className={panel} aria-label={title}>
    {features?.title !== false && (
      <div>
        <h1 className={titleStyle}>{title}</h1>
        <p className={introStyle}>{intro}</p>
      </div>
    )}
    {error !== undefined && (
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    )}
    {children}
  </section>
)
