import { useWords } from "../../frame/useWords.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { finder } from "./DeliveryMapPanel.css.ts"
import { deliveryMapWords } from "./words.ts"
import type { DeliveryMap } from "./useDeliveryMap.ts"

/** The online flag as one chooses it: true, false or empty (section 2). */
const flags = { any: null, online: true, offline: false } as const
type Flag = keyof typeof flags

const names: ReadonlyArray<Flag> = ["any", "online", "offline"]

/** The search and the filters of the map. */
export const Finder = ({ map: { filter, setFilter } }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <div className={finder}>
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        value={filter.search}
        clearLabel={say("clearSearch")}
        onChange={(search) => setFilter({ search })}
      />
      <SegmentedControl
        label={say("whoIsShown")}
        options={names.map((id) => ({ id, label: say(id) }))}
        value={names.find((name) => flags[name] === filter.isOnline) ?? "any"}
        onChange={(name) => setFilter({ isOnline: flags[name] })}
      />
      <Checkbox
        label={say("onlyOnRoute")}
        isSelected={filter.onRoute === true}
        onChange={(isSelected) => setFilter({ onRoute: isSelected || null })}
      />
    </div>
  )
}
