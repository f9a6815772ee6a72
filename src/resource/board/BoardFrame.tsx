import { type ReactNode, useRef } from "react"
import type { ApiError } from "../../api/errors.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useLostFocus } from "../../frame/useLostFocus.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { place as placeStyle } from "./board.css.ts"
import type { BoardCards } from "./boardCards.ts"

interface Props {
  readonly cards: BoardCards
  readonly board: {
    /** The reason the last move failed. */
    readonly error: string | undefined
    /** The error of the last read; earlier cards stay on screen. */
    readonly problem: ApiError | undefined
    readonly isLoading: boolean
    readonly reload: () => void
  }
  /** Texts about the board's keys and about cards that may be out of date. */
  readonly texts: Readonly<Record<"keys" | "outdated" | "retry", string>>
  readonly children: ReactNode
}

/** A board of cards with what went wrong above it; a card that goes elsewhere keeps the focus. */
export const BoardFrame = ({ cards, board, texts, children }: Props) => {
  const explain = useExplain()
  const place = useRef<HTMLDivElement>(null)
  const focus = useLostFocus(place, (element, lost) => {
    const card = cards.find(element, cards.keyAt(lost)) ?? element
    ;(card.querySelector("button") ?? element).focus()
  })
  const { error, problem, isLoading, reload } = board
  return (
    <div ref={place} className={placeStyle} tabIndex={-1} {...focus}>
      {error !== undefined && (
        <Notice tone="warning" role="alert">
          {error}
        </Notice>
      )}
      {problem && (
        <Notice tone="warning" role="alert">
          {texts.outdated} {explain(problem)}{" "}
          <Button size="small" busy={isLoading} onPress={reload}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      <p className={visuallyHidden}>{texts.keys}</p>
      {children}
    </div>
  )
}
