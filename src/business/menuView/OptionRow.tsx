import { leastOfOption, type OpenGroup } from "../../contract/menu/public/publicLine.ts"
import type { PublicItem, PublicOption } from "../../contract/menu/public/snapshot.ts"
import { option as optionClass, step, stepper } from "./OptionGroup.css.ts"
import type { MenuText } from "./menuText.ts"

interface Props {
  readonly open: OpenGroup
  readonly option: PublicOption
  readonly item: PublicItem | undefined
  readonly pieces: number
  readonly text: MenuText
  /** True where the option's price is added to one the item has; else it is the price itself. */
  readonly isAdded: boolean
  readonly onPieces: (pieces: number) => void
}

/** True if nothing more of a group may be chosen. */
const isFull = ({ group, pieces }: OpenGroup) => pieces >= group.maxPermitted

/** One button after the other; at their ends they keep the focus. */
const Pieces = ({ open, option, item, pieces, text: { say }, onPieces }: Props) => {
  const named = { option: item?.name ?? "" }
  const isMost = isFull(open) || pieces >= option.maxPermitted
  return (
    <div className={stepper}>
      <button
        type="button"
        className={step}
        aria-label={say("less", named)}
        aria-disabled={pieces === 0}
        onClick={() => pieces > 0 && onPieces(pieces - 1)}
      >
        −
      </button>
      <output>{pieces}</output>
      <button
        type="button"
        className={step}
        aria-label={say("more", named)}
        aria-disabled={isMost}
        onClick={() => !isMost && onPieces(pieces + 1)}
      >
        +
      </button>
    </div>
  )
}

const Box = ({ open, pieces, onPieces, isOff }: Props & { readonly isOff: boolean }) => {
  const { minPermitted, maxPermitted } = open.group
  const isSingle = maxPermitted === 1
  return (
    <input
      type={isSingle && minPermitted === 1 ? "radio" : "checkbox"}
      name={open.path}
      checked={pieces > 0}
      disabled={isOff || (!isSingle && pieces === 0 && isFull(open))}
      onChange={(event) => onPieces(event.currentTarget.checked ? 1 : 0)}
    />
  )
}

/** An option with its price, chosen by a press, or by pieces where one may take several. */
export const OptionRow = (props: Props) => {
  const { option, item, text, open, isAdded } = props
  const isOff = option.status !== "AVAILABLE"
  const { cents, isFrom } = leastOfOption(option)
  const isCounted = option.maxPermitted > 1 && open.group.maxPermitted > 1 && !isOff
  const price = isFrom ? text.say("from", { price: text.money(cents) }) : text.money(cents)
  const parts = (
    <>
      {option.imageUrl !== undefined && <img src={option.imageUrl} alt="" loading="lazy" />}
      <span>{item?.name ?? ""}</span>
      {isOff ? (
        <small>{text.say("soldOut")}</small>
      ) : (
        cents > 0 && <em>{isAdded && !isFrom ? text.say("plus", { price }) : price}</em>
      )}
    </>
  )
  return isCounted ? (
    <div className={optionClass}>
      {parts}
      <Pieces {...props} />
    </div>
  ) : (
    <label className={optionClass} data-off={isOff || undefined}>
      {parts}
      <Box {...props} isOff={isOff} />
    </label>
  )
}
