import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react"
import { NewsProvider } from "../activity/NewsProvider.tsx"
import { useNoticeRecorder } from "../activity/useActivity.ts"
import { useLayout } from "../settings/settings.ts"
import { ActionsSlotContext } from "./actionsSlot.ts"
import { BareShellContext } from "./bareShell.ts"
import { Drawer } from "./Drawer.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { NavigationBar } from "./NavigationBar.tsx"
import { type PageHead, PageHeadContext } from "./pageHead.ts"
import { ScrollTop } from "./ScrollTop.tsx"
import { Sheets } from "./Sheets.tsx"
import { content, main as mainStyle, shell, side, skip } from "./shell.css.ts"
import { useShellWords } from "../words/words.ts"
import { Sidebar } from "./Sidebar.tsx"
import { Subheader } from "./Subheader.tsx"
import { TermsRoom } from "../terms/TermsRoom.tsx"
import { useVisitRecorder } from "../routing/useSavedScreens.ts"
import { UnsavedGuard } from "./UnsavedGuard.tsx"
import { LastQueriesContext, useQueryRecorder } from "./useLastQueries.ts"
import { usePageFade } from "./usePageFade.ts"
import { useScrolling } from "./useScrolling.ts"

/** Fetched once the first screen is drawn. */
const Banners = lazy(() => import("./Banners.tsx"))

interface PageProps {
  /** Without anything around the screen. */
  readonly isBare: boolean
  readonly onScrolled: (minimised: boolean) => void
  readonly children: ReactNode
}

/** The main area: the page head, then the screen. */
const Page = ({ isBare, onScrolled, children }: PageProps) => {
  const main = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [{ subheader }] = useLayout()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [head, setHead] = useState<PageHead>()
  const { minimised, far, up } = useScrolling(main, onScrolled)
  usePageFade(page)
  return (
    <main id="content" ref={main} tabIndex={-1} className={mainStyle}>
      {isBare ? null : (
        <>
          <NavigationBar />
          <Suspense fallback={<TermsRoom />}>
            <Banners />
          </Suspense>
          <Subheader actions={setActions} head={head} variant={subheader} minimised={minimised} />
        </>
      )}
      <div ref={page} className={content}>
        <ActionsSlotContext value={actions}>
          <PageHeadContext value={setHead}>{children}</PageHeadContext>
        </ActionsSlotContext>
      </div>
      <ScrollTop shown={far && !isBare} onPress={up} />
    </main>
  )
}

/** Records visits, queries and notices; a component of its own so that the shell does not render again. */
const Recorders = ({ leftAddresses }: { readonly leftAddresses: Map<string, string> }) => {
  useQueryRecorder(leftAddresses)
  useVisitRecorder()
  useNoticeRecorder()
  return null
}

/** The frame around every screen behind login: side menu, header, breadcrumbs and title, then the screen. */
const Shell = ({ children }: { readonly children?: ReactNode }) => {
  const say = useShellWords()
  const [layout, setLayout] = useLayout()
  const [drawer, setDrawer] = useState(false)
  const [minimised, setMinimised] = useState(false)
  const [isBare, setBare] = useState(false)
  const [lastQueries] = useState(() => new Map<string, string>())
  const onRail = useCallback((rail: boolean) => setLayout({ ...layout, rail }), [layout, setLayout])
  const onMenu = useCallback(() => setDrawer(true), [])
  return (
    <LastQueriesContext value={lastQueries}>
      <Recorders leftAddresses={lastQueries} />
      <UnsavedGuard />
      <NewsProvider>
        <Sheets>
          <div
            className={shell({ rail: layout.rail })}
            data-minimised={minimised || undefined}
            data-bare={isBare || undefined}
          >
            {isBare ? null : (
              <>
                <a className={skip} href="#content">
                  {say("skip")}
                </a>
                <aside className={side}>
                  <Sidebar rail={layout.rail} onRail={onRail} />
                </aside>
                <Header onMenu={onMenu} />
              </>
            )}
            <BareShellContext value={setBare}>
              <Page isBare={isBare} onScrolled={setMinimised}>
                {children}
              </Page>
            </BareShellContext>
            {isBare ? null : <Footer />}
            <Drawer open={drawer && !isBare} onClose={() => setDrawer(false)} />
          </div>
        </Sheets>
      </NewsProvider>
    </LastQueriesContext>
  )
}

export default Shell
