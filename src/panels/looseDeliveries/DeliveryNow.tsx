import { Suspense, useState } from "react"
import { formatPhone } from "../../contract/people/phone.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { vehicleIcon } from "../../ui/icon/vehicleIcon.ts"
import { Link } from "../../ui/link/Link.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { row as inRow, subtle } from "../../ui/theme/text.css.ts"
import { useBoardWords } from "./board/boardWords.ts"
import { type LooseStep, nextStep, stepsOf } from "./board/looseColumns.ts"
import * as css from "./sendDelivery.css.ts"
import type { DeliveryAction } from "./useMoving.ts"
import { useLooseCourier } from "./useLooseCourier.ts"
import { useLooseWords } from "./words.ts"

const ChangeStatus = lazily(() => import("./ChangeStatus.tsx"))
const ChooseCourier = lazily(() => import("./ChooseCourier.tsx"))

/** The courier of a delivery, and what may be done with it next; its status stands in the heading. */
export const DeliveryNow = ({ row, onChanged }: Pick<DeliveryAction, "row" | "onChanged">) => {
  const say = useBoardWords()
  const words = useLooseWords()
  const { readOnly } = usePanel()
  const [requestedStep, setRequestedStep] = useState<LooseStep>()
  const courier = useLooseCourier(row)
  const name = row.deliveryPerson?.label
  const next = nextStep(row)
  const action = { row, onChanged, onDone: () => setRequestedStep(undefined) }
  return (
    <section className={css.now} aria-label={words("now")}>
      <span className={inRow}>
        <Icon shape={vehicleIcon(courier?.typeOfVehicle ?? row.vehicle)} />
        {name ?? <span className={subtle}>{words("noCourier")}</span>}
        {name !== undefined && courier?.phone ? (
          <Link href={`tel:${courier.phone}`} aria-label={words("call", { name })}>
            {formatPhone(courier.phone)}
          </Link>
        ) : null}
      </span>
      {!readOnly && (
        <span className={css.steps}>
          {stepsOf(row).map((step) => (
            <Button
              key={step}
              size="small"
              tone={step === "CANCELED" ? "danger" : step === next ? "primary" : "secondary"}
              onPress={() => setRequestedStep(step)}
            >
              {step === "assign" ? say("assign") : say(`to.${step}`)}
            </Button>
          ))}
        </span>
      )}
      <Suspense>
        {requestedStep === "assign" && <ChooseCourier {...action} />}
        {requestedStep !== undefined && requestedStep !== "assign" && (
          <ChangeStatus {...action} requestedStatus={requestedStep} />
        )}
      </Suspense>
    </section>
  )
}
