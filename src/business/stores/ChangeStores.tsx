import { useState } from "react"
import type { Reference } from "../../contract/resource/field.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { Status } from "../../ui/status/Status.tsx"
import * as css from "./ChangeStores.css.ts"
import { useStoresWords } from "./words.ts"
import { type StoreChange, type StoreResult, useEachStore } from "./useEachStore.ts"

interface Props extends StoreChange {
  readonly stores: ReadonlyArray<Reference>
  readonly isDisabled?: boolean
  /** The button, which asks first; the question; and the verb while it runs. */
  readonly words: { readonly act: string; readonly ask: string; readonly busy: string }
}

const Results = ({ results }: { readonly results: ReadonlyArray<StoreResult> }) => {
  const say = useStoresWords()
  const failed = results.filter(({ reason }) => reason !== undefined).length
  const count = failed > 0 ? failed : results.length
  return (
    <output className={css.results}>
      {results.length > 0 && <strong>{say(failed > 0 ? "someKept" : "allDone", { count })}</strong>}
      {results.length > 0 && (
        <ul className={css.list} aria-label={say("results")}>
          {results.map(({ store, reason }) => (
            <li key={store._id} className={css.result}>
              <span>{store.label || `#${store._id}`}</span>
              {reason === undefined ? (
                <Status tone="success">{say("done")}</Status>
              ) : (
                <Status tone="danger">{say("kept", { reason })}</Status>
              )}
            </li>
          ))}
        </ul>
      )}
    </output>
  )
}

/** A button that does something to several stores, once that is confirmed, and tells each what came of it. */
export const ChangeStores = ({ stores, isDisabled = false, words, ...change }: Props) => {
  const say = useStoresWords()
  const [isAsking, setAsking] = useState(false)
  const { busy, done, results, start } = useEachStore(change)
  return (
    <div className={css.change}>
      <span>
        <Button isDisabled={isDisabled || stores.length === 0} onPress={() => setAsking(true)}>
          {words.act}
        </Button>
      </span>
      <Results results={results} />
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={words.act}
        description={words.ask}
        waitDescription={say("each", { done: done + 1, count: stores.length })}
        confirmLabel={words.act}
        busyLabel={words.busy}
        cancelLabel={say("cancel")}
        isBusy={busy}
        onConfirm={() => start(stores, () => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
