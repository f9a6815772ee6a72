import type { ReactNode } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { useHasStores } from "../copying/useHasStores.ts"
import { useMenuEdit } from "../menuEdit.ts"
import * as css from "./firstMenu.css.ts"
import { useFirstWords } from "./firstWords.ts"
import { type PresetName, presetNames } from "./presets.ts"
import { presetSource } from "./presetSource.ts"
import { usePlanning } from "./useMenuImport.ts"

/** Dialogs that bring a menu in: from a sheet or another system, or from another store. */
export type BringDialog = "import" | "copyFrom"

interface Props {
  readonly data: MenuData
  readonly onBring: (dialog: BringDialog) => void
}

interface WayProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

const Way = ({ title, text, children }: WayProps) => (
  <li className={css.way}>
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
    {children && <div className={css.acts}>{children}</div>}
  </li>
)

/** Ways to the first menu of a store: a sheet, another system's menu, that of another store, or one of some presets. */
const FirstMenu = ({ data, onBring }: Props) => {
  const say = useFirstWords()
  const { change } = useMenuEdit()
  const hasStores = useHasStores()
  const planOf = usePlanning()
  const begin = (name: PresetName) => change(planOf(data, presetSource(name)).ops)
  return (
    <section className={css.ways} aria-label={say("title")}>
      <h2 className={css.heading}>{say("title")}</h2>
      <ul className={css.list}>
        <Way title={say("sheet")} text={say("sheetText")}>
          <Button onPress={() => onBring("import")}>{say("sheetButton")}</Button>
        </Way>
        <Way title={say("system")} text={say("systemText")}>
          <Button onPress={() => onBring("import")}>{say("systemButton")}</Button>
        </Way>
        <Way title={say("store")} text={say(hasStores ? "storeText" : "storeElsewhere")}>
          {hasStores && <Button onPress={() => onBring("copyFrom")}>{say("storeButton")}</Button>}
        </Way>
        <Way title={say("scratch")} text={say("scratchText")}>
          {presetNames.map((name) => (
            <Button key={name} onPress={() => begin(name)}>
              {say(name)}
            </Button>
          ))}
        </Way>
      </ul>
    </section>
  )
}

export default FirstMenu
