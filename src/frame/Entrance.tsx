import type { ReactNode } from "react"
import { Notice } from "../ui/notice/Notice.tsx"
import { intro as introStyle, panel, title as titleStyle } from "./entrance.css.ts"

/** Optional parts of an entrance panel (such as login); all are on by default. */
export interface EntranceFeatures {
  /** The title, and the sentence below it. */
  readonly title?: boolean
}

interface Props {
  readonly features: EntranceFeatures | undefined
  readonly title: string
  readonly intro: string
  /** Reason why the last attempt failed. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Common frame of the entrance panels (such as login): a title, an intro and a notice box. */
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
