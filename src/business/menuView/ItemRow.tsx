import { leastCents } from "../../contract/menu/public/publicLine.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { ItemPhoto } from "./ItemPhoto.tsx"
import type { MenuText } from "./menuText.ts"
import { about, facts, name, open, photo, price, row } from "./MenuView.css.ts"
import type { ShownOffer } from "./shownMenu.ts"

interface Props {
  readonly shown: ShownOffer
  readonly text: MenuText
  /** Marked, as the item that is edited beside the menu is. */
  readonly isSelected: boolean
  readonly onOpen: (offer: string) => void
}

const Price = ({ shown, text: { say, money } }: Pick<Props, "shown" | "text">) => {
  const { offer, item } = shown
  const { cents, isFrom } = leastCents(offer)
  const { value, originalValue } = offer.unityPrice
  const before = Math.round((originalValue - value) * 100) + cents
  const written = item.unit === "KG" ? say("perKilo", { price: money(cents) }) : money(cents)
  return (
    <span className={price}>
      {isFrom ? say("from", { price: written }) : written}
      {before > cents && (
        <>
          <s aria-hidden="true">{money(before)}</s>
          <span className={visuallyHidden}>{` ${say("before", { price: money(before) })}`}</span>
        </>
      )}
    </span>
  )
}

const offSentence = ({ offer, state, availabilities }: ShownOffer, { say, moment, hours }: MenuText) => {
  if (state === "HOURS") {
    const times = hours(availabilities)
    return times === "" ? say("soldOut") : say("onlyAt", { hours: times })
  }
  return offer.backAt === undefined ? say("soldOut") : say("back", { time: moment(offer.backAt) })
}

/** An item of the menu: it opens with a press, unless it cannot be ordered now. */
export const ItemRow = ({ shown, text, isSelected, onOpen }: Props) => {
  const { item, offer, state } = shown
  const isOff = state !== "SOLD"
  return (
    <li
      className={row}
      data-off={isOff || undefined}
      data-selected={isSelected || undefined}
      data-item={item.externalCode}
    >
      <div className={facts}>
        {isOff ? (
          <span className={name}>{item.name}</span>
        ) : (
          <button type="button" className={open} aria-haspopup="dialog" onClick={() => onOpen(offer.id)}>
            {item.name}
          </button>
        )}
        {item.description !== "" && <p className={about}>{item.description}</p>}
        {isOff ? <span>{offSentence(shown, text)}</span> : <Price shown={shown} text={text} />}
      </div>
      <ItemPhoto item={item} type="THUMB" className={photo} />
    </li>
  )
}
