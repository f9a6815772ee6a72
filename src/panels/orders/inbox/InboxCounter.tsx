import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Counter } from "../../../ui/counter/Counter.tsx"
import { clock } from "../../../ui/icon/listIcons.ts"
import { Kbd } from "../../../ui/kbd/Kbd.tsx"
import type { Board } from "../useBoard.ts"
import * as css from "./inbox.css.ts"
import { type InboxModel, postponeMinutes } from "./inboxModel.ts"
import { inboxWords } from "./inboxWords.ts"

interface Props {
  readonly board: Board
  readonly inbox: InboxModel
  readonly onPostpone: () => void
}

/** Actions on the current order, with their keys. */
export const InboxCounter = ({ board, inbox, onPostpone }: Props) => {
  const say = useWords("inbox", inboxWords)
  const current = useValue(inbox.current)
  const { groups } = useValue(inbox.cases)
  const card = useValue(board.model.card(current ?? ""))
  const isShown = current !== undefined && groups.some(({ keys }) => keys.includes(current))
  const code = card?.order.code ?? String(card?.order._id)
  return (
    <Counter mode={isShown ? "selection" : "plain"} label={say("chosen", { code: isShown ? code : "–" })}>
      {isShown ? (
        <>
          <strong>#{code}</strong>
          <Button tone="quiet" icon={clock} onPress={onPostpone}>
            {say("postpone", { count: postponeMinutes })}
          </Button>
          <Button tone="quiet" onPress={() => board.open(current)}>
            {say("openOrder")}
          </Button>
        </>
      ) : null}
      <span className={css.keys} aria-label={say("keys")} role="note">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {say("walk")} <Kbd>⏎</Kbd> {say("act")} <Kbd>E</Kbd> {say("putOff")}
      </span>
    </Counter>
  )
}
