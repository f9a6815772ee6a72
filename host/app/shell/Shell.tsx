import { type ReactNode, useCallback, useRef, useState } from "react"
import { useNoticeRecorder } from "../activity/useActivity.ts"
import { ExpiredStyle } from "../brand/ExpiredStyle.tsx"
import { useLayout } from "../settings/settings.ts"
import { ActionsPlace } from "./actionsPlace.ts"
import { Drawer } from "./Drawer.tsx"
import { Header } from "./Header.tsx"
import { NavigationBar } from "./NavigationBar.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"
import { type PageHead, PageHeadPlace } from "./pageHead.ts"
import { ScrollTop } from "./ScrollTop.tsx"
import { Sheets } from "./Sheets.tsx"
import { content, main as mainStyle, shell, side, skip } from "./shell.css.ts"
import { useShellWords } from "./shellWords.ts"
import { Sidebar } from "./Sidebar.tsx"
import { Subheader } from "./Subheader.tsx"
import { useVisits } from "./usePlaces.ts"
import { LeftQueries, useQueryKeeping } from "./useLeftQueries.ts"
import { usePageFade } from "./usePageFade.ts"
import { useScrolling } from "./useScrolling.ts"

interface PageProps {
  readonly onScrolled: (minimised: boolean) => void
  readonly children: ReactNode
}

/** The sheet every screen stands on: its head, then itself. */
const Page = ({ onScrolled, children }: PageProps) => {
  const main = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [{ subheader }] = useLayout()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [head, setHead] = useState<PageHead>()
  const { minimised, far, up } = useScrolling(main, onScrolled)
  usePageFade(page)
  return (
    <main id="content" ref={main} tabIndex={-1} className={mainStyle}>
      <NavigationBar />
      <OfflineBanner />
      <Subheader actions={setActions} head={head} variant={subheader} minimised={minimised} />
      <div ref={page} className={content}>
        <ActionsPlace value={actions}>
          <PageHeadPlace value={setHead}>{children}</PageHeadPlace>
        </ActionsPlace>
      </div>
      <ScrollTop shown={far} onPress={up} />
    </main>
  )
}

/** Remembers where one was and what one was told. Apart from the frame, which need not be drawn for it. */
const Memory = ({ left }: { readonly left: Map<string, string> }) => {
  useQueryKeeping(left)
  useVisits()
  useNoticeRecorder()
  return null
}

/** The frame around every screen behind login: side menu, header, breadcrumbs and title, then the screen. */
const Shell = ({ children }: { readonly children?: ReactNode }) => {
  const say = useShellWords()
  const [layout, setLayout] = useLayout()
  const [drawer, setDrawer] = useState(false)
  const [minimised, setMinimised] = useState(false)
  const [left] = useState(() => new Map<string, string>())
  const onRail = useCallback((rail: boolean) => setLayout({ ...layout, rail }), [layout, setLayout])
  const onMenu = useCallback(() => setDrawer(true), [])
  return (
    <LeftQueries value={left}>
      <Memory left={left} />
      <ExpiredStyle />
      <Sheets>
        <div className={shell({ rail: layout.rail })} data-minimised={minimised || undefined}>
          <a className={skip} href="#content">
            {say("skip")}
          </a>
          <aside className={side}>
            <Sidebar rail={layout.rail} onRail={onRail} />
          </aside>
          <Header onMenu={onMenu} />
          <Page onScrolled={setMinimised}>{children}</Page>
          <Drawer open={drawer} onClose={() => setDrawer(false)} />
        </div>
      </Sheets>
    </LeftQueries>
  )
}

export default Shell
