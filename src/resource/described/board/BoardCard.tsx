import { idKey } from "../../../contract/wire/recordId.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { useWords } from "../../../frame/useWords.ts"
import { BareButton } from "../../../ui/button/BareButton.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { ellipsis } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { type DescribedRow, titleOf } from "../describedRow.ts"
import { asksAnything } from "../moves.ts"
import { type RecordView, useParts } from "../parts.ts"
import { statusName } from "../StatusMark.tsx"
import { useReader } from "../useReader.ts"
import { boardWords } from "./boardWords.ts"
import * as css from "./board.css.ts"

interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
  /** The statuses it may be moved to. */
  readonly steps: ReadonlyArray<string>
  readonly onOpen: () => void
  readonly onStep: (to: string) => void
}

/** Fields of a record that the description puts on its card; fields without a value take no line. */
const Facts = ({ resource, row }: Pick<Props, "resource" | "row">) => {
  const { cells, KindCell } = useParts()
  const own: Readonly<Record<string, RecordView<Resource> | undefined>> = cells ?? {}
  const names = (resource.board?.card ?? []).filter((name) => {
    const value = (row as Readonly<Record<string, unknown>>)[name]
    return value !== undefined && value !== null && value !== ""
  })
  return names.map((name) => {
    const Cell = own[name]
    return (
      <span key={name} className={css.fact}>
        {Cell ? <Cell row={row} /> : KindCell && <KindCell {...{ resource, name, row }} />}
      </span>
    )
  })
}

/** One record of a board, with a menu of where it may go. */
export const BoardCard = ({ resource, row, steps, onOpen, onStep }: Props) => {
  const { word } = useReader(resource)
  const say = useWords("describedBoard", boardWords)
  const name = titleOf(resource, row)
  return (
    <li>
      <article
        className={css.card}
        aria-label={name}
        data-record={idKey(row._id)}
        draggable={steps.length > 0}
      >
        <div className={css.cardHead}>
          <BareButton className={css.title} onPress={onOpen}>
            {name}
          </BareButton>
          {steps.length > 0 && (
            <Menu
              label={say("moveCard", { name })}
              trigger={<IconButton icon={ellipsis} size="small" label={say("moveCard", { name })} />}
              items={steps.map((id) => ({
                id,
                label: asksAnything(resource, id) ? `${statusName(word, id)}…` : statusName(word, id),
              }))}
              onAction={onStep}
            />
          )}
        </div>
        <Facts {...{ resource, row }} />
      </article>
    </li>
  )
}
