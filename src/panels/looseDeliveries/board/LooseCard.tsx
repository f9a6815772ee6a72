import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { StatusMark } from "../../../resource/described/StatusMark.tsx"
import { BareButton } from "../../../ui/button/BareButton.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { Icon } from "../../../ui/icon/Icon.tsx"
import { ellipsis, user } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { way } from "../../../resource/board/board.css.ts"
import { subtle } from "../../../ui/theme/text.css.ts"
import { useLooseWords } from "../words.ts"
import { resource } from "../sendDraft.ts"
import { useBoardWords } from "./boardWords.ts"
import * as css from "./looseBoard.css.ts"
import { type LooseRow, type LooseStep, nextStep, stepsOf } from "./looseColumns.ts"
import type { MenuItem } from "../../../ui/menu/MenuItem.ts"

interface Props {
  readonly row: LooseRow
  /** The time, in milliseconds since 1970. */
  readonly now: number
  readonly onOpen: () => void
  readonly onStep: (step: LooseStep) => void
}

/** Time since the delivery reached its status, or the time it is scheduled for. */
const Age = ({ row, now }: Pick<Props, "row" | "now">) => {
  const say = useBoardWords()
  const moment = useMoment(row.owner)
  const since = Date.parse(row.timeline.at(-1)?.at ?? row.createdAt ?? "")
  if (row.status === "NEW" && row.scheduledFor)
    return <span className={css.age}>{say("at", { time: moment(row.scheduledFor) })}</span>
  if (Number.isNaN(since)) return null
  return (
    <span className={css.age}>
      {say("minutes", { count: Math.max(0, Math.floor((now - since) / 60_000)) })}
    </span>
  )
}

const Actions = ({ row, onStep }: Pick<Props, "row" | "onStep">) => {
  const say = useBoardWords()
  const code = row.code ?? String(row._id)
  const next = nextStep(row)
  const items = stepsOf(row)
    .filter((step) => step !== next)
    .map((id): MenuItem<LooseStep> => ({
      id,
      label: id === "assign" ? say("assign") : say(`to.${id}`),
      ...(id === "CANCELED" && { tone: "danger", hasSeparator: true }),
    }))
  return (
    <div className={css.actions}>
      {next ? (
        <Button size="small" block onPress={() => onStep(next)}>
          {next === "assign" ? say("assign") : say(`to.${next}`)}
        </Button>
      ) : (
        <span />
      )}
      {items.length > 0 && (
        <Menu
          label={say("more", { code })}
          trigger={<IconButton icon={ellipsis} size="small" label={say("more", { code })} />}
          items={items}
          onAction={onStep}
        />
      )}
    </div>
  )
}

/** One delivery of the board: where it goes, who has it, and what may be done with it. */
export const LooseCard = ({ row, now, onOpen, onStep }: Props) => {
  const say = useBoardWords()
  const loose = useLooseWords()
  const money = useMoney()
  const { readOnly } = usePanel()
  const code = row.code ?? String(row._id)
  return (
    <li>
      <article
        className={css.card}
        aria-label={code}
        data-delivery={idKey(row._id)}
        data-tone={row.status === "NO_DELIVERYMAN_AVAILABLE" ? "danger" : undefined}
        draggable={!readOnly && stepsOf(row).length > 0}
      >
        <div className={css.cardHead}>
          <BareButton className={way} aria-label={say("open", { code })} onPress={onOpen}>
            {code}
          </BareButton>
          <Age {...{ row, now }} />
        </div>
        <strong className={css.line}>{row.destination}</strong>
        <span className={`${css.line} ${subtle}`}>{row.recipients}</span>
        <span>
          <StatusMark {...{ resource }} status={row.status ?? ""} />
        </span>
        {row.deliveryPerson && (
          <span className={css.facts}>
            <Icon shape={user} size={14} />
            <span className={css.line}>{row.deliveryPerson.label}</span>
          </span>
        )}
        <span className={css.facts}>
          <strong>{money(row.price)}</strong>
          {row.distance !== null && row.distance !== undefined && (
            <span className={subtle}>{loose("distanceKm", { km: row.distance })}</span>
          )}
        </span>
        {!readOnly && <Actions {...{ row, onStep }} />}
      </article>
    </li>
  )
}
