import type { invoices } from "../../contract/resources/invoices.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { billing } from "../../contract/finance/billing.ts"
import type { ReminderRefused } from "../../contract/finance/refusals.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useInvoiceWords } from "./words.ts"

type Refusal = ApiError | ReminderRefused | MoveRefused

/** Props of a dialog about an invoice. */
export interface InvoiceAction {
  readonly row: RowOf<typeof invoices>
  /** Also takes over what the server answered, where it did. */
  readonly onChanged: (answer?: Partial<RowOf<typeof invoices>>) => void
  readonly onDone: () => void
}

/** A completed action on an invoice: the host's event, the message, and the current invoice. */
interface BillingOutcome {
  readonly type: "reminded" | "disputed"
  readonly detail: object
  readonly notice: string
  readonly invoice?: Partial<RowOf<typeof invoices>>
}

/** Does something with an invoice, and says what came of it. */
const useInvoiceTask = ({ row: { _id: id }, onChanged, onDone }: InvoiceAction) => {
  const { before, emit } = usePanel()
  const say = useInvoiceWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const start = (type: "remind" | "dispute", call: Effect.Effect<BillingOutcome, Refusal>) => {
    const work = Effect.map(call, ({ type: done, detail, notice, invoice }) => {
      emit({ panel: "invoices", type: done, detail: { id, ...detail } })
      showSnackbar(notice)
      onChanged(invoice)
      onDone()
    })
    run(Effect.andThen(before({ panel: "invoices", type, detail: { id } }), work))
  }
  const notice = () => {
    if (error?._tag === "ReminderRefused") return say(`notReminded.${error.reason}`)
    if (error?._tag === "MoveRefused") return say("notDisputed")
    return error && explain(error)
  }
  return { busy, error: notice(), start }
}

/** Reminds the people of a company of an invoice. */
export const useReminding = (action: InvoiceAction) => {
  const { api } = usePanel().client
  const say = useInvoiceWords()
  const { busy, error, start } = useInvoiceTask(action)
  const call = Effect.map(
    api.call(billing.remind, { params: { id: action.row._id } }),
    ({ recipients }): BillingOutcome => ({
      type: "reminded",
      detail: { recipients },
      notice: say("reminded", { count: recipients }),
    }),
  )
  return { busy, error, remind: () => start("remind", call) }
}

/** Disputes an invoice. */
export const useDisputing = (action: InvoiceAction) => {
  const { api } = usePanel().client
  const say = useInvoiceWords()
  const { busy, error, start } = useInvoiceTask(action)
  const dispute = (reason: string) =>
    start(
      "dispute",
      Effect.map(
        api.call(billing.dispute, { params: { id: action.row._id }, body: { reason } }),
        ({ invoice, ticket }): BillingOutcome => ({
          type: "disputed",
          detail: { ticket: ticket._id },
          notice: say("disputed", { protocol: ticket.protocol }),
          invoice: invoice as Partial<RowOf<typeof invoices>>,
        }),
      ),
    )
  return { busy, error, dispute }
}
