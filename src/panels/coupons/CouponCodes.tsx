import type { coupons } from "../../contract/resources/coupons.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { codeLimits, prefixPattern } from "../../contract/coupons/codeRules.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { useForm } from "../../frame/useForm.ts"
import { writtenNumber } from "../../frame/written.ts"
import { SpreadsheetQuestion } from "../../resource/spreadsheet/SpreadsheetQuestion.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useCouponWords } from "./words.ts"
import { codes as list, form as stacked } from "../../business/figures.css.ts"
import { useCodes } from "./useCodes.ts"

interface Props {
  readonly row: RowOf<typeof coupons>
  readonly onChanged: () => void
  readonly onDone: () => void
}

const { count, prefix } = codeLimits

const isCount = (text: string) => /^\d+$/.test(text) && Number(text) >= count.min && Number(text) <= count.max

/** Makes coupons of one rule, each with a code of its own, and offers their codes as a file. */
const CouponCodes = ({ row, onChanged, onDone }: Props) => {
  const { locale } = usePanel()
  const say = useCouponWords()
  const { busy, error, codes, generate, asking, save } = useCodes(row, onChanged)
  const max = writtenNumber(locale, count.max, {})
  const { attach, field, set, onSubmit } = useForm(
    { prefix: `${row.code.slice(0, prefix.max - 1)}-`, count: "100" },
    (values) => ({
      prefix: prefixPattern.test(values.prefix) ? undefined : say("codes.prefixWrong"),
      count: isCount(values.count) ? undefined : say("codes.countWrong", { max }),
    }),
    (values) => generate({ prefix: values.prefix, count: Number(values.count) }),
  )
  const formId = "coupon-codes"
  const isMade = codes !== undefined
  return (
    <Dialog
      isOpen
      onClose={onDone}
      title={say("codes.titleOf", { code: row.code })}
      width="list"
      isLocked={busy}
      footer={
        <>
          <Button tone="plain" isDisabled={busy} onPress={onDone}>
            {say(isMade ? "codes.close" : "codes.cancel")}
          </Button>
          {isMade ? (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
            <Button tone="primary" autoFocus onPress={save}>
              {say("codes.download")}
            </Button>
          ) : (
            <Button tone="primary" type="submit" form={formId} busy={busy}>
              {say(busy ? "codes.generating" : "codes.generate")}
            </Button>
          )}
        </>
      }
    >
      {isMade ? (
        <div className={stacked}>
          <Notice tone="success">{say("codes.made", { count: codes.length })}</Notice>
          <p className={list}>{`${codes.slice(0, 3).join(", ")}${codes.length > 3 ? "…" : ""}`}</p>
        </div>
      ) : (
        <form id={formId} ref={attach} className={stacked} noValidate onSubmit={onSubmit}>
          <p>{say("codes.text")}</p>
          <TextField
            {...field("prefix")}
            onChange={(text) => set({ prefix: text.toUpperCase() })}
            label={say("codes.prefix")}
            optionalLabel={say("codes.optional")}
            hint={say("codes.prefixHint")}
            maxLength={prefix.max}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
            autoFocus
            isDisabled={busy}
          />
          <PanelNumberField
            {...field("count")}
            label={say("codes.count")}
            hint={say("codes.countHint", { max })}
            digits={0}
            isDisabled={busy}
          />
        </form>
      )}
      <DialogError error={error} isBusy={busy} />
      <SpreadsheetQuestion asking={asking} />
    </Dialog>
  )
}

export default CouponCodes
