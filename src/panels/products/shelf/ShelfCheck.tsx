import { useRef, useState } from "react"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useValue } from "../../../frame/useValue.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { printer } from "../../../ui/icon/listIcons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { useProductProblem } from "../useProductProblem.ts"
import { CheckedList } from "./CheckedList.tsx"
import { CodeEntry } from "./CodeEntry.tsx"
import { Comparison } from "./Comparison.tsx"
import { QueueDialog } from "./QueueDialog.tsx"
import * as css from "./shelf.css.ts"
import { type Found, type Product, useFoundProducts } from "./useFoundProducts.ts"
import { useLabelQueue } from "./useLabelQueue.ts"
import { useShelfCheck } from "./useShelfCheck.ts"
import { useShelfWords } from "./words.ts"

/** Products of a name, of which one is chosen. */
const Choices = ({
  found,
  onChoose,
}: {
  readonly found: Found
  readonly onChoose: (one: Product) => void
}) => {
  const say = useShelfWords()
  return (
    <fieldset className={css.choices}>
      <legend>{say("choose")}</legend>
      {found.items.map((one) => (
        <Button key={String(one._id)} onPress={() => onChoose(one)}>
          {[one.name, one.brand, one.owner?.label].filter(Boolean).join(" · ")}
        </Button>
      ))}
    </fieldset>
  )
}

/** Checks prices at the shelf: the barcode of a label is read, and its price compared with that of the system (look 28). */
const ShelfCheck = () => {
  const { session } = usePanel().client
  const say = useShelfWords()
  const explain = useExplain()
  const problemOf = useProductProblem()
  const viewed = useValue(session.company)
  const [isPrinting, setPrinting] = useState(false)
  const { busy, error, found, search, show } = useFoundProducts()
  const [only, ...more] = found?.items ?? []
  const product = more.length === 0 ? only : undefined
  const [last, setLast] = useState<RecordId>()
  const [text, setText] = useState("")
  const place = useRef<HTMLDivElement>(null)
  const store = viewed?._id ?? product?.owner?._id ?? last
  const queue = useLabelQueue(store)
  /** Puts the product away; the next code comes from where the last one did. */
  const leave = () => {
    setText("")
    show(undefined)
    const entry = place.current
    ;(entry?.querySelector("input") ?? entry)?.focus({ preventScroll: true })
  }
  const work = useShelfCheck(() => {
    setLast(store)
    queue.reload()
    leave()
  })
  // A label that comes before the camera while somebody types is not the next one.
  const seek = (code: string) => {
    if (product && text !== "") return
    work.clear()
    search(code)
  }
  const unread = error && explain(error)
  return (
    <div className={css.screen}>
      <div ref={place} tabIndex={-1} className={css.source}>
        <CodeEntry isBusy={busy} isSmall={product !== undefined} onCode={seek} />
      </div>
      <output className={visuallyHidden}>{product?.name}</output>
      {unread && (
        <Notice tone="danger" role="alert">
          {unread}
        </Notice>
      )}
      {found?.items.length === 0 && (
        <Notice tone="warning" role="alert">
          {say("unknown", { text: found.text })}
        </Notice>
      )}
      {found && more.length > 0 && <Choices {...{ found }} onChoose={show} />}
      {product && (
        <Comparison
          key={String(product._id)}
          {...{ product, text }}
          onText={setText}
          isBusy={work.busy}
          error={problemOf(work.error)}
          onCheck={(label) => work.check(product, label)}
          onAdopt={(label) => work.adopt(product, label)}
          onSkip={leave}
        />
      )}
      {work.checked.length > 0 && <CheckedList checked={work.checked} />}
      {queue.count !== undefined && !product && (
        <div className={css.counter}>
          <output>{queue.count === 0 ? say("queuedNone") : say("queued", { count: queue.count })}</output>
          {queue.count > 0 && (
            <Button icon={printer} onPress={() => setPrinting(true)}>
              {say("printQueue", { count: queue.count })}
            </Button>
          )}
        </div>
      )}
      {isPrinting && store !== undefined && (
        <QueueDialog
          {...{ store }}
          count={queue.count ?? 0}
          onClose={() => setPrinting(false)}
          onPrinted={queue.reload}
        />
      )}
    </div>
  )
}

export default ShelfCheck
