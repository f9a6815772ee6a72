import * as Effect from "effect/Effect"
import { useMemo, useRef, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { productPrice } from "../../../contract/products/productFigures.ts"
import { maxLabels, shelfLabels } from "../../../contract/products/shelfLabelCalls.ts"
import type { products } from "../../../contract/resources/products.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { ActDialog } from "../../../ui/dialog/ActDialog.tsx"
import { printDocument } from "../../../ui/print/printDocument.ts"
import { useProductWords } from "../words.ts"
import { labelRules, LabelSheet } from "./LabelSheet.tsx"

type Product = RowOf<typeof products>

interface Props {
  /** The products; undefined while they are read. */
  readonly items: ReadonlyArray<Product> | undefined
  /** Number of products that are to be read. */
  readonly count: number
  /** Reason they could not be read. */
  readonly error: ApiError | undefined
  readonly onReload: () => void
  readonly onClose: () => void
  /** Labels left the queue. */
  readonly onPrinted: () => void
}

/** Takes printed labels out of the queue. */
const useClearing = (items: ReadonlyArray<Product>, at: number, onDone: () => void) => {
  const { before, client, emit } = usePanel()
  const say = useProductWords()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError>()
  const clear = () => {
    const panel = "products"
    const labels = items.map((one) => ({
      product: one._id,
      price: productPrice(one, at),
      clubPrice: one.clubPrice ?? null,
    }))
    const detail = { products: items.map(({ _id }) => _id) }
    const work = Effect.map(client.api.call(shelfLabels.printed, { body: { labels } }), ({ count }) => {
      emit({ panel, type: "labelsPrinted", detail })
      showSnackbar(say("cleared", { count }))
      onDone()
    })
    run(Effect.andThen(before({ panel, type: "printLabels", detail }), work))
  }
  return { busy, error, clear }
}

/** Prints price labels with the prices of now; those that wait to be printed leave the queue once somebody says that all is well. */
export const PrintLabels = ({ items, count, error, onReload, onClose, onPrinted }: Props) => {
  const { client } = usePanel()
  const say = useProductWords()
  const explain = useExplain()
  const sheet = useRef<HTMLDivElement>(null)
  const [isPrinted, setPrinted] = useState(false)
  // The moment of the prices is that at which they were read.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `items` are why it is another moment
  const at = useMemo(() => client.api.now(), [client, items])
  const waiting = useMemo(() => items?.filter(({ label }) => label) ?? [], [items])
  const clearing = useClearing(waiting, at, () => {
    onPrinted()
    onClose()
  })
  const title = say("labelsOf", { count })
  const isTooMany = count > maxLabels
  const print = () => {
    if (error) return onReload()
    if (sheet.current) printDocument(sheet.current, title, labelRules)
    return setPrinted(waiting.length > 0)
  }
  const dialog = isPrinted
    ? {
        isBusy: clearing.busy,
        error: clearing.error && explain(clearing.error),
        label: say("printedYes"),
        cancelLabel: say("printedNo"),
        onPress: clearing.clear,
      }
    : {
        isBusy: items === undefined && error === undefined,
        isDisabled: isTooMany,
        error: error && explain(error),
        label: error ? say("again") : say("print"),
        cancelLabel: say("close"),
        onPress: print,
      }
  const about = isTooMany ? say("labelsTooMany", { max: maxLabels }) : say("labelsAbout")
  return (
    <ActDialog width="delete" title={title} {...dialog} onCancel={onClose}>
      <p>{isPrinted ? say("wentWell") : about}</p>
      <div hidden>
        <div ref={sheet}>{items && <LabelSheet {...{ items, at }} />}</div>
      </div>
    </ActDialog>
  )
}
