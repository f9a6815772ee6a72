import { useMemo, useState } from "react"
import { rowWithId } from "../../../contract/menu/lookups.ts"
import { seesMenu } from "../../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { idKey, type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useNow } from "../../../frame/useNow.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { SearchField } from "../../../ui/field/SearchField.tsx"
import { searchX } from "../../../ui/icon/icons.ts"
import { tools } from "../tools.css.ts"
import { Foot } from "../Foot.tsx"
import { rowKey } from "../menuChange.ts"
import { MenuEditContext } from "../menuEdit.ts"
import type { MenuModel } from "../menuModel.ts"
import { Refusals } from "../Refusals.tsx"
import { useEdit } from "../useEdit.ts"
import { PlaceLine } from "./PlaceLine.tsx"
import { placeRows } from "./placeRows.ts"
import * as css from "./places.css.ts"
import { usePlaceWords } from "./words.ts"

interface Props {
  readonly model: MenuModel
  /** The menu whose differences are edited. */
  readonly menu: RecordId
}

const tickMs = 30_000
/** Nothing of an item opens here. */
const acts = { open: () => {}, startBulk: () => {} }

/** Differences of one menu from the items' own values: each price, and whether the item is shown. */
const Places = ({ model, menu: id }: Props) => {
  const say = usePlaceWords()
  const { client } = usePanel()
  const data = useValue(model.shown) as MenuData
  const refused = useValue(model.refused)
  const now = useNow(client.api.now, tickMs)
  const edit = useEdit(model, acts, { gate: seesMenu })
  const [search, setSearch] = useState("")
  const [isOwnOnly, setOwnOnly] = useState(false)
  const sections = useMemo(
    () => placeRows(data, id, { search, isOwnOnly, at: now }),
    [data, id, search, isOwnOnly, now],
  )
  const menu = rowWithId(data.menus, id)
  if (!menu) return <EmptyState icon={searchX} title={say("notFound")} text={say("notFoundText")} />
  const count = data.places.filter((place) => sameId(place.menu, id)).length
  const showAll = () => {
    setSearch("")
    setOwnOnly(false)
  }
  const isEmpty = sections.length === 0
  return (
    <MenuEditContext.Provider value={edit}>
      <div className={css.body}>
        <div className={tools}>
          <strong>{say("title", { menu: menu.name })}</strong>
          <SearchField
            label={say("search")}
            placeholder={say("search")}
            clearLabel={say("clearSearch")}
            value={search}
            onChange={setSearch}
          />
          <Checkbox label={say("onlyOwn")} isSelected={isOwnOnly} onChange={setOwnOnly} />
          <span>{say("count", { count })}</span>
        </div>
        <p className={css.hint}>{say("hint")}</p>
        <div className={css.scroll}>
          <Refusals data={data} />
          {isEmpty && (
            <EmptyState
              icon={searchX}
              title={search === "" ? say("none") : say("nothingFound")}
              text={search === "" ? say("noneText") : say("nothingFoundText")}
              action={<Button onPress={showAll}>{say("showAll")}</Button>}
            />
          )}
          {!isEmpty && (
            <div className={css.heads} aria-hidden>
              <span>{say("item")}</span>
              <span data-number data-base>
                {say("basePrice")}
              </span>
              <span className={css.priceHead}>{say("priceHere")}</span>
              <span>{say("shownHere")}</span>
              <span />
            </div>
          )}
          {sections.map(({ category, rows }) => (
            <section key={idKey(category._id)} aria-label={category.name}>
              <h2 className={css.category}>{category.name}</h2>
              <ul>
                {rows.map(({ item, place }) => (
                  <PlaceLine
                    key={idKey(item._id)}
                    {...{ item, menu, place, now }}
                    refused={refused.get(rowKey("items", item._id))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Foot />
      </div>
    </MenuEditContext.Provider>
  )
}

export default Places
