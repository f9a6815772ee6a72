import { useEffect, useRef } from "react"
import { strip, tab } from "./MenuView.css.ts"
import type { ShownCategory } from "./shownMenu.ts"

interface Props {
  readonly label: string
  readonly categories: ReadonlyArray<ShownCategory>
  readonly current: string | undefined
  readonly onGo: (category: string) => void
}

/** The categories in a row that stays in sight; the one that is read is marked, and scrolled to. */
export const CategoryStrip = ({ label, categories, current, onGo }: Props) => {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const marked = nav.current?.querySelector<HTMLElement>("[aria-current]")
    if (marked) nav.current?.scrollTo({ left: marked.offsetLeft - 20, behavior: "instant" })
  }, [current])
  return (
    <nav ref={nav} className={strip} aria-label={label}>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={tab}
          aria-current={id === current ? "true" : undefined}
          onClick={() => onGo(id)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
