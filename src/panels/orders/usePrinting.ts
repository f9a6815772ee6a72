import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import type { PrintTemplate } from "../../contract/orders/order.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import type { BoardCard } from "./lanes.ts"
import { ordersWords } from "./words.ts"

/** An empty window, which browsers allow in answer to a press alone, and not once a call has answered. */
const openWindow = (title: string): Window | null => {
  const opened = globalThis.open("", "_blank")
  if (!opened) return null
  opened.opener = null
  opened.document.title = title
  return opened
}

/** Fetched once something is printed. */
const fetchLinks = Effect.tryPromise({
  try: () => import("./makePrintLink.ts"),
  catch: () => ({ _tag: "NotFetched" }) as const,
})

/** Handling of orders that could not be printed, if offering a retry is not enough. */
export interface Missed {
  /** Otherwise it prints by itself: nothing is said, and the window is closed once they are printed. */
  readonly isPressed: boolean
  readonly onMissed: () => void
}

/** Prints orders as one of the host's pages, in a window of their own; to be called in answer to a press. */
export const usePrinting = (printHref: string | undefined) => {
  const { client, before, emit } = usePanel()
  const say = useWords("orders", ordersWords)
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const show = useSnackbar()
  const { run } = useTask<never>()
  const why = (error: ApiError | { readonly _tag: "NotFetched" }) =>
    error._tag === "NotFetched" ? frame("unreachable") : explain(error)
  return useLatest((cards: ReadonlyArray<BoardCard>, template: PrintTemplate, missed?: Missed) => {
    const href = (printHref ?? "").replaceAll("{close}", missed?.isPressed === false ? "yes" : "no")
    const detail = { orders: cards.map(({ order }) => order._id), template }
    const offerAgain = (title: string, text: string) => {
      missed?.onMissed()
      if (missed) return missed.isPressed ? show(title, { text }) : undefined
      const undo = { label: say("printAgain"), durationMs: limits.noticeMs.snackbar, onUndo: print }
      show(title, { text, undo })
    }
    const print = () => {
      const opened = openWindow(say("printOpens"))
      if (!opened) return offerAgain(say("printBlocked"), say("printBlockedText"))
      const printed = before({ panel: "orders", type: "print", detail }).pipe(
        Effect.andThen(fetchLinks),
        Effect.flatMap(({ makePrintLink }) => makePrintLink(client.api, href, detail)),
        Effect.map((address) => {
          opened.location.replace(address)
          emit({ panel: "orders", type: "printed", detail })
        }),
        // Also where the host is against it, which says nothing.
        Effect.onExit((exit) => Effect.sync(() => Exit.isSuccess(exit) || opened.close())),
        Effect.catch((error) => Effect.sync(() => offerAgain(say("printFailed"), why(error)))),
      )
      run(Effect.uninterruptible(printed))
    }
    print()
  })
}
