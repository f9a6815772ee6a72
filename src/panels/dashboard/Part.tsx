import { type ReactNode, useId } from "react"
import { part } from "./DashboardPanel.css.ts"

interface Props {
  readonly title: string
  /** At the end of its head. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A ruled part of the sheet, with its heading. */
export const Part = ({ title, end, children }: Props) => {
  const id = useId()
  return (
    <section className={part} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {end}
      </header>
      {children}
    </section>
  )
}
