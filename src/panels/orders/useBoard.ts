import { useModel } from "@preact/signals-react/runtime"
import { useCallback, useEffect } from "react"
import { allows } from "../../contract/access/access.ts"
import { limits } from "../../contract/limits.ts"
import { orders } from "../../contract/orders/orders.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useFollowed } from "../../frame/useFollowed.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSame } from "../../frame/useSame.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { BoardModel } from "./boardModel.ts"
import { SelectionModel } from "./selection.ts"
import { useMoves } from "./useMoves.ts"
import { usePrinting } from "./usePrinting.ts"
import { useTalk } from "./useTalk.ts"

const tickMs = 1000

/** Keeps the board current, and its times. */
const useUpdates = (model: BoardModel, reload: () => void) => {
  useFollowed(model, reload, limits.orders.pollMs)
  useEffect(() => {
    const timer = setInterval(model.tick, tickMs)
    return () => clearInterval(timer)
  }, [model])
}

interface Options {
  readonly type: "restaurant" | "supermarket"
  /** Opens an order, where wanted at the conversation with its customer. */
  readonly onOpen: (key: string, atConversation: boolean) => void
  /** The template of the addresses of printed pages; nothing is printed without it. */
  readonly printHref: string | undefined
  /** The template of the addresses of tickets about orders; none is offered without it. */
  readonly ticketHref: string | undefined
  readonly itemHref: string | undefined
}

/** The board's state and what a person can do with it: the same object as long as none of that changes. */
export const useBoard = ({ type, onOpen, printHref, ticketHref, itemHref }: Options) => {
  const { client, readOnly } = usePanel()
  const model = useModel(() => new BoardModel(client.api, type))
  const selection = useModel(() => new SelectionModel())
  const { run, busy } = useTask<never>()
  const reload = useCallback(() => run(model.load()), [run, model])
  useUpdates(model, reload)
  const user = useValue(client.session.user)
  const mayMove = !readOnly && user !== undefined && allows(orders.move.access, user)
  const mayAssign = useValue(client.extras("main"))?.has("board") === true
  const mayPromise = useValue(client.extras("main"))?.has("order-promises") === true
  const moves = useMoves(model)
  const printNow = usePrinting(printHref)
  const print = mayMove && mayAssign && printHref ? printNow : undefined
  const open = useLatest((key: string) => onOpen(key, false))
  const talk = useTalk((key) => onOpen(key, true))
  const board = useSame({
    model,
    selection,
    open,
    talk,
    mayMove,
    mayAssign,
    mayPromise,
    print,
    ticketHref,
    itemHref,
    ...moves,
  })
  return { board, reload, isBusy: busy }
}

export type Board = ReturnType<typeof useBoard>["board"]
