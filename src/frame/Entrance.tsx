import type { ReactNode } from "react"
import { Notice } from "../ui/notice/Notice.tsx"
import { intro as introStyle, panel, title as titleStyle } from "./entrance.css.ts"

interface Props {
  readonly title: string
  readonly intro: string
  /** Why the last attempt failed. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** What the panels one enters by have in common: a title, a line of explanation and a notice box. */
export const Entrance = ({ title, intro, error, children }: Props) => (
  <section className={panel} aria-label={title}>
    <div>
      <h1 className={titleStyle}>{title}</h1>
      <p className={introStyle}>{intro}</p>
    </div>
    {error !== undefined && (
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    )}
    {children}
  </section>
)
