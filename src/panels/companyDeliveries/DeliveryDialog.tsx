import { useModel } from "@preact/signals-react/runtime"
import type { CompanyDelivery } from "../../contract/companies/companyDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { companyOptions } from "../../business/companyOptions.ts"
import { DraftDialog } from "../../resource/editor/DraftDialog.tsx"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import { recordOption } from "../../resource/recordOption.ts"
import { Button } from "../../ui/button/Button.tsx"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { form } from "./CompanyDeliveriesPanel.css.ts"
import { titleOf } from "./companyDeliveryList.tsx"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"
import { DeliveryDraft } from "./deliveryDraft.ts"
import { useDeliverySaving } from "./useDeliverySaving.ts"

interface Props extends LeavingProps {
  /** Left out for a new record. */
  readonly record: CompanyDelivery | undefined
  /** `edited` when something was saved. */
  readonly onClose: (edited: boolean) => void
}

/** A company's delivery record: open or closed, by its hours or by hand (sections 3 and 4). */
export const DeliveryDialog = ({ record, onClose, onDirtyChange, held }: Props) => {
  const { client, readOnly } = usePanel()
  const say = useWords("companyDeliveries", companyDeliveryWords)
  const viewed = useValue(client.session.company)
  const known = record?.company ?? viewed
  const draft = useModel(
    () => new DeliveryDraft(client.api, record, known && recordOption(known._id, known.name)),
  )
  const company = useValue(draft.company)
  const opening = useValue(draft.opening)
  const saving = useDeliverySaving(draft, () => onClose(true))
  const isFixed = readOnly || saving.busy
  return (
    <DraftDialog
      {...{ draft, onDirtyChange, held }}
      width="delete"
      title={record ? say("editTitle", { name: titleOf(record) }) : say("newTitle")}
      closeLabel={say("close")}
      isLocked={saving.busy}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button tone="plain" isDisabled={saving.busy} onPress={() => onClose(false)}>
            {say("cancel")}
          </Button>
          <Button
            tone="primary"
            busy={saving.busy}
            isDisabled={readOnly || !(record || company)}
            onPress={saving.save}
          >
            {say(saving.busy ? "saving" : "save")}
          </Button>
        </>
      }
    >
      <div className={form}>
        {saving.error !== undefined && (
          <Notice tone="danger" role="alert" closeLabel={say("close")} onClose={saving.dismiss}>
            {saving.error}
          </Notice>
        )}
        {record === undefined && (
          <RecordField
            label={say("company")}
            placeholder={say("chooseCompany")}
            value={company}
            find={companyOptions}
            onChange={draft.choose}
            isDisabled={isFixed || viewed !== undefined}
            isRequired
          />
        )}
        <RadioGroup
          label={say("store")}
          value={opening.isOpen ? "open" : "closed"}
          options={[
            { id: "open", label: say("open") },
            { id: "closed", label: say("closed") },
          ]}
          isDisabled={isFixed}
          onChange={(id) => draft.write({ isOpen: id === "open" })}
        />
        <RadioGroup
          label={say("mode")}
          value={opening.isManual ? "byHand" : "bySchedule"}
          options={[
            { id: "bySchedule", label: say("bySchedule") },
            { id: "byHand", label: say("byHand") },
          ]}
          isDisabled={isFixed}
          onChange={(id) => draft.write({ isManual: id === "byHand" })}
        />
      </div>
    </DraftDialog>
  )
}
