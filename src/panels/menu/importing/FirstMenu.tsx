import { type ReactNode, Suspense, useState } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import * as css from "./firstMenu.css.ts"
import { useFirstWords } from "./firstWords.ts"
import { type PresetName, presetNames } from "./presets.ts"
import { presetSource } from "./presetSource.ts"
import { usePlanning } from "./useMenuImport.ts"

const ImportDialog = lazily(() => import("./ImportDialog.tsx"))

interface WayProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const Way = ({ title, text, children }: WayProps) => (
  <li className={css.way}>
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
    <div className={css.acts}>{children}</div>
  </li>
)

/** Ways to the first menu of a store: a sheet, another system's menu, or one of some presets. */
const FirstMenu = ({ data }: { readonly data: MenuData }) => {
  const say = useFirstWords()
  const { change } = useMenuEdit()
  const planOf = usePlanning()
  const [isImporting, setImporting] = useState(false)
  const begin = (name: PresetName) => change(planOf(data, presetSource(name)).ops)
  const importButton = (label: string) => <Button onPress={() => setImporting(true)}>{label}</Button>
  return (
    <section className={css.ways} aria-label={say("title")}>
      <h2 className={css.heading}>{say("title")}</h2>
      <ul className={css.list}>
        <Way title={say("sheet")} text={say("sheetText")}>
          {importButton(say("sheetButton"))}
        </Way>
        <Way title={say("system")} text={say("systemText")}>
          {importButton(say("systemButton"))}
        </Way>
        <Way title={say("scratch")} text={say("scratchText")}>
          {presetNames.map((name) => (
            <Button key={name} onPress={() => begin(name)}>
              {say(name)}
            </Button>
          ))}
        </Way>
      </ul>
      {isImporting && (
        <Suspense>
          <ImportDialog data={data} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </section>
  )
}

export default FirstMenu
