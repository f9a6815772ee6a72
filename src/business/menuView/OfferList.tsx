import { type RefObject, useEffect, useRef, useState } from "react"
import { ItemRow } from "./ItemRow.tsx"
import type { MenuText } from "./menuText.ts"
import { list } from "./MenuView.css.ts"
import type { ShownOffer } from "./shownMenu.ts"

interface Props {
  readonly offers: ReadonlyArray<ShownOffer>
  readonly text: MenuText
  readonly selected: string | undefined
  readonly onOpen: (offer: string) => void
  /** The box whose part in view alone is drawn; undefined to draw everything. */
  readonly windowOf?: RefObject<HTMLElement | null> | undefined
}

/** Offers that are drawn together. */
const blockLength = 12
/** Height of an offer until it was drawn, and the distance from view at which it is drawn, in px. */
const [offerHeight, overscan] = [92, 600]

/** An element that is near the part of its box in view, or has the focus; else its height in px, once it was drawn. */
const useNear = (element: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>) => {
  const [{ isNear, height }, setPlace] = useState<{ isNear: boolean; height?: number }>({ isNear: false })
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last) return
        const hasFocus = target.matches(":focus-within")
        const drawn = target.childElementCount > 0 ? { height: last.boundingClientRect.height } : {}
        setPlace((before) => ({ ...before, ...drawn, isNear: last.isIntersecting || hasFocus }))
      },
      { root: box.current, rootMargin: `${overscan}px 0px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, box])
  return { isNear, height }
}

const Offers = ({ offers, text, selected, onOpen }: Omit<Props, "windowOf">) =>
  offers.map((shown) => (
    <ItemRow
      key={shown.offer.id}
      {...{ shown, text, onOpen }}
      isSelected={selected !== undefined && [shown.offer.id, shown.item.id].includes(selected)}
    />
  ))

type BlockProps = Omit<Props, "windowOf"> & { readonly windowOf: RefObject<HTMLElement | null> }

const Block = ({ windowOf, ...props }: BlockProps) => {
  const element = useRef<HTMLUListElement>(null)
  const { isNear, height } = useNear(element, windowOf)
  const room = height ?? props.offers.length * offerHeight
  return (
    <ul ref={element} className={list} style={isNear ? undefined : { blockSize: room }}>
      {isNear && <Offers {...props} />}
    </ul>
  )
}

/** Offers of a category. */
export const OfferList = (props: Props) => {
  const { offers, windowOf } = props
  if (!windowOf)
    return (
      <ul className={list}>
        <Offers {...props} />
      </ul>
    )
  const blocks = Math.ceil(offers.length / blockLength)
  return Array.from({ length: blocks }, (_, at) => (
    <Block
      key={at}
      {...props}
      offers={offers.slice(at * blockLength, (at + 1) * blockLength)}
      windowOf={windowOf}
    />
  ))
}
