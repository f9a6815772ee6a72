import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import { movableCents } from "../../contract/finance/movableCents.ts"
import { type PaymentOperation, paymentOperations } from "../../contract/finance/paymentOperations.ts"
import { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { Button } from "../../ui/button/Button.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { row as inRow } from "../../ui/theme/text.css.ts"
import { ItemsTable } from "./ItemsTable.tsx"
import { OperatePayment } from "./OperatePayment.tsx"
import { PaymentState } from "./PaymentState.tsx"
import { usePaymentWords } from "./words.ts"

interface Props {
  readonly row: RowOf<typeof braspagTransactions>
  readonly onChanged: (answer: Partial<RowOf<typeof braspagTransactions>>) => void
}

const operations = Object.keys(paymentOperations) as ReadonlyArray<PaymentOperation>

/** Operations on a transaction: the available ones, and the past ones with their reason and the acquirer's answer. */
const Operations = ({ row, onChanged }: Props) => {
  const { client, readOnly } = usePanel()
  const extras = useValue(client.extras("main"))
  const say = usePaymentWords()
  const [open, setOpen] = useState<PaymentOperation>()
  const isConnected = extras?.has("acquiring")
  const offered = operations.filter((one) => movableCents(one, row) > 0)
  return (
    <div className={stack}>
      <PaymentState {...{ row, isConnected }} />
      {isConnected && !readOnly && offered.length > 0 && (
        <div className={inRow}>
          {offered.map((one) => (
            <Button key={one} onPress={() => setOpen(one)}>
              {say(`plain.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {isConnected && <ItemsTable name="operations" row={row} />}
      {open && (
        <OperatePayment
          {...{ row }}
          operation={open}
          onChanged={(answer) => answer && onChanged(answer)}
          onDone={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

export default Operations
