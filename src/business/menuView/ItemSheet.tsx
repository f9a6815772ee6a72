import { useId, useState } from "react"
import {
  centsOf,
  firstChoice,
  leastCents,
  lineCents,
  missingGroup,
  openGroups,
} from "../../contract/menu/public/publicLine.ts"
import type { PublicItem } from "../../contract/menu/public/snapshot.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { x } from "../../ui/icon/icons.ts"
import { ItemAbout } from "./ItemAbout.tsx"
import { ItemPhoto } from "./ItemPhoto.tsx"
import { close, content, foot, picture, shade, sheet } from "./ItemSheet.css.ts"
import type { MenuText } from "./menuText.ts"
import { OptionGroup } from "./OptionGroup.tsx"
import type { ShownOffer } from "./shownMenu.ts"
import { useItemDialog } from "./useItemDialog.ts"

interface Props {
  readonly shown: ShownOffer
  readonly items: ReadonlyMap<string, PublicItem>
  readonly text: MenuText
  /** Opens over the menu's own box alone, in place of the window. */
  readonly isInside: boolean
  readonly onClose: () => void
}

/** An item with its options: what it costs as chosen, and what is still to be chosen. */
export const ItemSheet = ({ shown, items, text, isInside, onClose }: Props) => {
  const { offer, item } = shown
  const [choice, setChoice] = useState(() => firstChoice(offer.optionGroups))
  const title = useId()
  const dialog = useItemDialog(isInside, onClose)
  const missing = missingGroup(offer, choice)
  const { say, money } = text
  const cents = lineCents(offer, choice)
  const least = leastCents(offer).cents
  return (
    <>
      {isInside && <div className={shade} />}
      <dialog ref={dialog} className={sheet} aria-labelledby={title} data-inside={isInside || undefined}>
        <button type="button" className={close} aria-label={say("close")} onClick={onClose}>
          <Icon shape={x} />
        </button>
        <div className={content}>
          <ItemPhoto item={item} type="MAIN" className={picture} />
          <ItemAbout item={item} text={text} titleId={title} />
          {openGroups(offer.optionGroups, choice)
            .filter(({ group }) => group.status === "AVAILABLE")
            .map((open) => (
              <OptionGroup
                key={open.path}
                {...{ open, choice, items, text }}
                hasPrice={centsOf(offer.unityPrice) > 0}
                onChoose={setChoice}
              />
            ))}
        </div>
        <div className={foot} aria-live="polite">
          <span>{missing ? say("missing", { group: missing.group.name }) : say("total")}</span>
          <strong>{missing && cents < least ? say("from", { price: money(least) }) : money(cents)}</strong>
        </div>
      </dialog>
    </>
  )
}
