import { useWords } from "../frame/useWords.ts"
import { IconButton } from "../ui/button/IconButton.tsx"
import type { IconShape } from "../ui/icon/Icon.tsx"
import { ellipsis, eye, trash } from "../ui/icon/icons.ts"
import { pencil } from "../ui/icon/listIcons.ts"
import { Menu } from "../ui/menu/Menu.tsx"
import { usePanelWidth } from "../ui/panel/PanelWidth.ts"
import { listWords } from "./words.ts"
import { touchOnly } from "./resourceList.css.ts"

interface Props {
  /** The row's title. */
  readonly title: string
  readonly open: { readonly label: string; readonly edits: boolean; readonly act: () => void }
  /** Further actions, in order. */
  readonly more: ReadonlyArray<{
    readonly id: string
    readonly icon: IconShape
    readonly label: string
    /** Its button shows on touch screens and while it has the focus. */
    readonly isForTouch?: boolean | undefined
    readonly act: () => void
  }>
  /** Left out for those who may only look. */
  readonly remove:
    | { readonly label: string; readonly locked: string | undefined; readonly act: () => void }
    | undefined
}

/** Actions of a row: buttons, or one menu if there is no room. The menu leaves out unavailable actions. */
export const RowActions = ({ title, open, more, remove }: Props) => {
  const say = useWords("list", listWords)
  const icon = open.edits ? pencil : eye
  if (usePanelWidth() === "narrow")
    return (
      <Menu
        label={say("actionsOf", { title })}
        placement="bottom end"
        trigger={<IconButton icon={ellipsis} label={say("actionsOf", { title })} size="small" />}
        items={[
          { id: "open", label: open.label, icon },
          ...more.map(({ id, label, icon: shape }) => ({ id, label, icon: shape })),
          ...(remove && remove.locked === undefined
            ? [{ id: "remove", label: remove.label, icon: trash, tone: "danger" as const }]
            : []),
        ]}
        onAction={(id) => {
          if (id === "open") return open.act()
          return id === "remove" ? remove?.act() : more.find((one) => one.id === id)?.act()
        }}
      />
    )
  return (
    <>
      <IconButton icon={icon} label={open.label} size="small" onPress={open.act} />
      {more.map(({ id, act, isForTouch, ...button }) => (
        <span key={id} className={isForTouch ? touchOnly : undefined}>
          <IconButton {...button} size="small" onPress={act} />
        </span>
      ))}
      {remove && (
        <IconButton
          icon={trash}
          label={remove.label}
          size="small"
          isDisabled={remove.locked !== undefined}
          disabledReason={remove.locked}
          onPress={remove.act}
        />
      )}
    </>
  )
}
