import { memo, useEffect, useRef } from "react"
import { useWords } from "../../frame/useWords.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { ellipsis } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import * as css from "./Board.css.ts"
import type { OpenColumn } from "./lanes.ts"
import { OrderCard } from "./OrderCard.tsx"
import { ordersWords } from "./words.ts"
import type { Board } from "./useBoard.ts"
import { type DrawnCards, useDrawnCards } from "./useDrawnCards.ts"

interface Props {
  readonly column: OpenColumn
  readonly name: string
  /** The keys of its orders, in their order. */
  readonly keys: ReadonlyArray<string>
  readonly board: Board
}

const LaneMenu = ({ name, keys, board }: Omit<Props, "column">) => {
  const say = useWords("orders", ordersWords)
  return (
    <span className={css.end}>
      <Menu
        label={say("columnOptions", { name })}
        trigger={<IconButton icon={ellipsis} size="small" label={say("columnOptions", { name })} />}
        items={[{ id: "select", label: say("selectColumn"), isDisabled: keys.length === 0 }]}
        onAction={() => board.selection.add(keys)}
      />
    </span>
  )
}

/** The end of what is drawn of a column, and how many follow. */
const RemainingCards = ({ drawnCount, remainingCount, drawMore }: DrawnCards) => {
  const say = useWords("orders", ordersWords)
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!place.current) return
    const draw = (entries: ReadonlyArray<IntersectionObserverEntry>) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) drawMore()
    }
    // A screen before it is seen.
    const options = { root: place.current.parentElement, rootMargin: "100% 0px" }
    const observer = new IntersectionObserver(draw, options)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [drawnCount, drawMore])
  return (
    <li ref={place} className={css.nothing}>
      {say("moreOrders", { count: remainingCount })}
    </li>
  )
}

/** One column of the board. */
export const Lane = memo(({ column, name, keys, board }: Props) => {
  const say = useWords("orders", ordersWords)
  const cards = useDrawnCards(keys.length)
  const label = say("inColumn", { name, count: keys.length })
  return (
    <section className={css.lane} aria-label={label} data-column={column}>
      <div className={css.head}>
        <h2 className={css.heading}>{name}</h2>
        <span className={css.count} aria-hidden="true">
          {keys.length}
        </span>
        {board.mayMove ? <LaneMenu {...{ name, keys, board }} /> : null}
      </div>
      {keys.length === 0 ? (
        <p className={css.nothing}>{say("nothingHere")}</p>
      ) : (
        <ul className={css.cards}>
          {keys.slice(0, cards.drawnCount).map((key) => (
            <OrderCard key={key} id={key} board={board} />
          ))}
          {cards.remainingCount > 0 ? <RemainingCards {...cards} /> : null}
        </ul>
      )}
    </section>
  )
})
