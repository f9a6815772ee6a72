import { useState } from "react"
import { Outlet } from "react-router"
import { ActionsPlace } from "./actionsPlace.ts"
import { Drawer } from "./Drawer.tsx"
import { Header } from "./Header.tsx"
import { NavigationBar } from "./NavigationBar.tsx"
import { content, main, shell, side, skip } from "./shell.css.ts"
import { useShellWords } from "./shellWords.ts"
import { Sidebar } from "./Sidebar.tsx"
import { Subheader } from "./Subheader.tsx"
import { useLayout } from "../settings/settings.ts"

/** The frame around every screen behind login: side menu, header, breadcrumbs and title, then the screen. */
const Shell = () => {
  const say = useShellWords()
  const [layout, setLayout] = useLayout()
  const [drawer, setDrawer] = useState(false)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  return (
    <div className={shell({ rail: layout.rail })}>
      <a className={skip} href="#content">
        {say("skip")}
      </a>
      <aside className={side}>
        <Sidebar rail={layout.rail} onRail={(rail) => setLayout({ ...layout, rail })} />
      </aside>
      <Header onMenu={() => setDrawer(true)} />
      <main id="content" tabIndex={-1} className={main}>
        <NavigationBar />
        <Subheader actions={setActions} />
        <div className={content}>
          <ActionsPlace value={actions}>
            <Outlet />
          </ActionsPlace>
        </div>
      </main>
      <Drawer open={drawer} onClose={() => setDrawer(false)} />
    </div>
  )
}

export default Shell
