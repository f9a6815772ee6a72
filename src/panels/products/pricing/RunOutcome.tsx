import type { ImportRun } from "../../../contract/importing/importRun.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { usePriceWords } from "./words.ts"

/** Outcome of a change of prices: how many were written or given back, and how many stayed. */
export const RunOutcome = ({ run }: { readonly run: ImportRun }) => {
  const say = usePriceWords()
  const { status, written, refused, undone, kept } = run
  return (
    <div aria-live="polite">
      {status === "DONE" && (
        <Notice tone={refused > 0 ? "warning" : "success"}>
          <p>{say("done", { count: written })}</p>
          {refused > 0 && <p>{say("left", { count: refused })}</p>}
        </Notice>
      )}
      {status === "STOPPED" && <Notice tone="danger">{say("stopped", { count: written })}</Notice>}
      {status === "UNDONE" && (
        <Notice tone={kept > 0 ? "warning" : "success"}>
          <p>{say("undone", { count: undone })}</p>
          {kept > 0 && <p>{say("kept", { count: kept })}</p>}
        </Notice>
      )}
    </div>
  )
}
