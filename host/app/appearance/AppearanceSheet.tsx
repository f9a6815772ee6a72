import { Button, SegmentedControl } from "balcao/ui"
import type { ReactNode } from "react"
import { type Layout, defaultLayout } from "../settings/layout.ts"
import { useLayout } from "../settings/settings.ts"
import { SideSheet } from "../sheets/SideSheet.tsx"
import { useShellWords } from "../words/words.ts"
import { useAppearanceWords } from "./words.ts"
import { AccentChoice } from "./AccentChoice.tsx"
import { choice, choices, savedLooks } from "./appearance.css.ts"

const Choice = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={choice}>
    <h3>{title}</h3>
    {children}
  </section>
)

/** Chooses the appearance in this browser; each choice applies at once (section 2, demo selector). */
const AppearanceSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const title = useShellWords()("appearance")
  const say = useAppearanceWords()
  const [layout, setLayout] = useLayout()
  const segments = <Name extends keyof Layout, Id extends string & Layout[Name]>(
    name: Name,
    title: string,
    labels: Readonly<Record<Id, string>>,
  ) => (
    <Choice title={title}>
      <SegmentedControl
        label={title}
        options={(Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }))}
        value={layout[name] as Id}
        onChange={(id) => setLayout({ ...layout, [name]: id })}
      />
    </Choice>
  )
  return (
    <SideSheet title={title} onClose={onClose}>
      <div className={choices}>
        {segments("scheme", say("scheme"), { auto: say("system"), light: say("light"), dark: say("dark") })}
        <Choice title={say("accent")}>
          <AccentChoice />
        </Choice>
        {segments("density", say("density"), { comfortable: say("comfortable"), compact: say("compact") })}
        {segments("subheader", say("subheader"), {
          v1: say("subheaderV1"),
          v2: say("subheaderV2"),
          v3: say("subheaderV3"),
        })}
        <Choice title={say("menuWidth")}>
          <SegmentedControl
            label={say("menuWidth")}
            options={[
              { id: "wide", label: say("menuWide") },
              { id: "rail", label: say("menuRail") },
            ]}
            value={layout.rail ? "rail" : "wide"}
            onChange={(id) => setLayout({ ...layout, rail: id === "rail" })}
          />
        </Choice>
        <div className={savedLooks}>
          <Button onPress={() => setLayout(defaultLayout)}>{say("plainLayout")}</Button>
          <span>{say("appearanceKept")}</span>
        </div>
      </div>
    </SideSheet>
  )
}

export default AppearanceSheet
