import type { ReactNode, Ref } from "react"
import { useWords } from "../../frame/useWords.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { x } from "../../ui/icon/icons.ts"
import { deliveryMapWords } from "./words.ts"
import * as css from "./MapCard.css.ts"

interface Props {
  readonly place: Ref<HTMLDialogElement>
  readonly name: string
  readonly picture: ReactNode
  readonly facts: ReactNode
  /** Available actions, or the reason why there are none. */
  readonly acts: ReactNode
  readonly onClose: () => void
}

/** One fact of a card. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The facts of what is selected on the map. */
export const MapCard = ({ place, name, picture, facts, acts, onClose }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <dialog ref={place} open aria-label={name} className={css.card}>
      <div className={css.head}>
        {picture}
        <strong>{name}</strong>
        <IconButton icon={x} size="small" label={say("close")} onPress={onClose} />
      </div>
      <dl className={css.facts}>{facts}</dl>
      <div className={css.acts}>{acts}</div>
    </dialog>
  )
}
