import * as Effect from "effect/Effect"
import { useCallback, useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { type Closing, type ClosingDetails, invoicing } from "../../contract/finance/invoicing.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { arrive, failure, loading, type Remote } from "../../frame/remote.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useTask } from "../../frame/useTask.ts"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Status } from "../../ui/status/Status.tsx"
import type { Column } from "../../ui/table/column.ts"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { IssueInvoices } from "./IssueInvoices.tsx"
import { useInvoiceWords } from "./words.ts"
import * as css from "./invoices.css.ts"

type Row = ClosingDetails["companies"][number]

const polling = { refreshMs: 2000 }

/** Polls a closing's progress every two seconds. */
const useProgress = (closing: Closing) => {
  const { api } = usePanel().client
  const [remote, setRemote] = useState<Remote<ClosingDetails, ApiError>>(loading)
  const { run } = useTask<never>()
  const id = closing._id
  const reload = useCallback(() => {
    const read = Effect.exit(api.call(invoicing.read, { params: { id } }))
    run(Effect.map(read, (exit) => setRemote((before) => arrive(before, exit))))
  }, [api, run, id])
  usePolling(
    useCallback(() => void reload(), [reload]),
    polling,
  )
  return { remote, reload }
}

const useColumns = (): ReadonlyArray<Column<Row>> => {
  const say = useInvoiceWords()
  return useMemo(
    () => [
      { id: "company", area: "lead", label: say("company"), render: ({ company }) => company.name },
      {
        id: "state",
        area: "tags",
        label: say("state"),
        render: ({ invoice, problem }) => {
          if (problem) return <Status tone="warning">{say(`problem.${problem}`)}</Status>
          if (!invoice) return <Status tone="neutral">{say("waiting")}</Status>
          return <Status tone="success">{say("made", { number: invoice.number })}</Status>
        },
      },
    ],
    [say],
  )
}

/** A closing as it goes on: how many companies are done, which are not, and why. */
export const ProgressStep = ({ closing }: { readonly closing: Closing }) => {
  const say = useInvoiceWords()
  const columns = useColumns()
  const { remote, reload } = useProgress(closing)
  const error = failure(remote)
  const { closed, failed, total } = remote.data ?? closing
  const doneCount = closed + failed
  const created = (remote.data?.companies ?? []).flatMap(({ invoice, problem }) =>
    invoice && !problem ? [invoice._id] : [],
  )
  const rows = useMemo(
    () =>
      (remote.data?.companies ?? []).toSorted(
        (one, other) => Number(other.problem !== null) - Number(one.problem !== null),
      ),
    [remote.data],
  )
  return (
    <div className={css.stack}>
      <LoadingBar progress={total === 0 ? 1 : doneCount / total} />
      <output>{say("progress", { done: doneCount, total })}</output>
      {error && <LoadFailure title={say("progressFailed")} error={error} onRetry={reload} />}
      {doneCount < total && <p className={css.muted}>{say("progressText")}</p>}
      {doneCount === total && created.length > 0 && <IssueInvoices ids={created} />}
      {failed > 0 && <Notice tone="warning">{say("failed", { count: failed })}</Notice>}
      {rows.length > 0 && (
        <DataTable
          label={say("companies")}
          {...{ columns, rows }}
          rowKey={({ company }) => String(company._id)}
          rowLabel={({ company }) => company.name}
        />
      )}
    </div>
  )
}
