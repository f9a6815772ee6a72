import { type RefObject, useId, useRef, useState } from "react"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { CategoryStrip } from "./CategoryStrip.tsx"
import { ItemSheet } from "./ItemSheet.tsx"
import type { MenuText } from "./menuText.ts"
import { OfferList } from "./OfferList.tsx"
import { category, disclaimer, head, instead, scroller } from "./MenuView.css.ts"
import type { ShownCategory, ShownMenu } from "./shownMenu.ts"
import { useReadCategory } from "./useReadCategory.ts"

interface Props {
  readonly menu: ShownMenu
  readonly text: MenuText
  readonly selected: string | undefined
  readonly isInside: boolean
}

const StoreHead = ({ menu, text }: Pick<Props, "menu" | "text">) => {
  const { name, opensAt, closesAt, logoUrl } = menu.snapshot.store
  const { say, moment, time } = text
  const open = closesAt === undefined ? say("open") : say("openUntil", { time: time(closesAt) })
  const closed = opensAt === undefined ? say("closed") : say("closedUntil", { time: moment(opensAt) })
  return (
    <header className={head}>
      <Avatar name={name} size={32} square tone="accent" picture={logoUrl} />
      <div>
        <h1>{name}</h1>
        <p data-closed={menu.isOpen ? undefined : true}>{menu.isOpen ? open : closed}</p>
      </div>
    </header>
  )
}

interface SectionProps extends Pick<Props, "text" | "selected"> {
  readonly shown: ShownCategory
  readonly onOpen: (offer: string) => void
  readonly windowOf: RefObject<HTMLElement | null> | undefined
}

/** A menu of more offers is drawn in part, where it scrolls in a box of its own. */
const mostDrawn = 60

const Category = ({ shown, text, selected, onOpen, windowOf }: SectionProps) => {
  const title = useId()
  return (
    <section className={category} aria-labelledby={title} data-category={shown.id}>
      <h2 id={title}>{shown.name}</h2>
      {shown.description !== undefined && <p>{shown.description}</p>}
      {shown.parts.flatMap(({ id, name, offers }) => [
        name !== undefined && <h3 key={`${id} name`}>{name}</h3>,
        <OfferList key={id} {...{ offers, text, selected, onOpen, windowOf }} />,
      ])}
    </section>
  )
}

/** The whole menu, and the sheet of the item that is open. */
export const MenuPage = ({ menu, text, selected, isInside }: Props) => {
  const { categories, items, snapshot } = menu
  const [openId, setOpenId] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const { current, go } = useReadCategory(box, categories, isInside)
  const offers = categories.flatMap(({ parts }) => parts.flatMap((part) => part.offers))
  const windowOf = isInside && offers.length > mostDrawn ? box : undefined
  const open = offers.find(({ offer, state }) => offer.id === openId && state === "SOLD")
  return (
    <>
      <div ref={box} className={scroller}>
        <StoreHead menu={menu} text={text} />
        {categories.length > 0 ? (
          <CategoryStrip label={text.say("categories")} {...{ categories, current }} onGo={go} />
        ) : (
          <p className={instead}>{text.say("empty")}</p>
        )}
        {categories.map((shown) => (
          <Category key={shown.id} {...{ shown, text, selected, windowOf }} onOpen={setOpenId} />
        ))}
        {snapshot.disclaimer !== undefined && <p className={disclaimer}>{snapshot.disclaimer}</p>}
      </div>
      {open && (
        <ItemSheet
          key={open.offer.id}
          shown={open}
          {...{ items, text, isInside }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
