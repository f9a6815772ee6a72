import { usePanel } from "balcao"
import { chevronRight, Icon, IconButton, star } from "balcao/ui"
import { lazy, type Ref, Suspense, useEffect, useRef } from "react"
import { Link } from "../routing/Link.tsx"
import { useDescription } from "../routing/useDescription.ts"
import { usePathname } from "../routing/navigation.ts"
import { useBrand } from "../brand/useBrand.ts"
import type { Route } from "../routes.ts"
import { findRoute } from "../routing/findRoute.ts"
import { type Breadcrumb, breadcrumbsOf } from "../routing/breadcrumbs.ts"
import type { Layout } from "../settings/layout.ts"
import { beforePaint } from "./beforePaint.ts"
import { GroupTabs } from "./GroupTabs.tsx"
import type { PageHead } from "./pageHead.ts"
import { screenAddress } from "../routing/screenAddress.ts"
import { useShellWords } from "../words/words.ts"
import * as css from "./subheader.css.ts"
import { useStars } from "../routing/useSavedScreens.ts"
import { useLastQueries } from "./useLastQueries.ts"

const QuickMenu = lazy(() => import("../placeholders/QuickMenu.tsx"))

interface Props {
  /** Receives the element that holds the screen's main action. */
  readonly actions: Ref<HTMLDivElement>
  /** The title and description that the screen sets itself. */
  readonly head: PageHead | undefined
  readonly variant: Layout["subheader"]
  /** The page is scrolled down: only the title and the actions stay. */
  readonly minimised: boolean
}

interface BreadcrumbsProps {
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>
  /** Replaces the label of the last breadcrumb. */
  readonly currentLabel: string | undefined
}

const Breadcrumbs = ({ breadcrumbs, currentLabel }: BreadcrumbsProps) => {
  const say = useShellWords()
  const { locale } = usePanel()
  const queryOf = useLastQueries()
  if (breadcrumbs.length === 0) return null
  const last = breadcrumbs.length - 1
  return (
    <nav aria-label={say("trail")}>
      <ol className={css.crumbs}>
        {breadcrumbs.map(({ label, to }, index) => (
          <li key={label.en}>
            {index > 0 && <Icon shape={chevronRight} size={12} />}
            {to === undefined ? (
              <span aria-current={index === last ? "page" : undefined}>
                {index === last && currentLabel !== undefined ? currentLabel : label[locale]}
              </span>
            ) : (
              <Link to={to + queryOf(to)}>{label[locale]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Moves the focus to the heading of the new page after a navigation. */
const useFocusOnArrival = () => {
  const pathname = usePathname()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    return beforePaint(() => heading.current?.focus())
  }, [pathname])
  return heading
}

const useDocumentTitle = (title: string | undefined) => {
  const { titleTab = "Balcão" } = useBrand()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${titleTab}`
  }, [title, titleTab])
}

const Title = ({ text }: { readonly text: string }) => {
  const say = useShellWords()
  const ref = useFocusOnArrival()
  const address = screenAddress(usePathname())
  const { starred, toggle } = useStars()
  const isOn = starred.includes(address)
  return (
    <div className={css.line}>
      <h1 ref={ref} tabIndex={-1} className={css.heading}>
        {text}
      </h1>
      <span className={css.starred} data-on={isOn || undefined}>
        <IconButton
          icon={star}
          label={say(isOn ? "unstar" : "star", { name: text })}
          size="small"
          aria-pressed={isOn}
          onPress={() => toggle(address)}
        />
      </span>
      <Suspense fallback={<span className={css.quick} />}>
        <span className={css.quick}>
          <QuickMenu />
        </span>
      </Suspense>
    </div>
  )
}

const RouteSubheader = ({ route, actions, head, variant, minimised }: Props & { readonly route: Route }) => {
  const { locale } = usePanel()
  const pathname = usePathname()
  const title = head?.title ?? route.title[locale]
  const ofRoute = useDescription(route)
  const description = head?.description ?? (head?.title === undefined ? ofRoute : undefined)
  useDocumentTitle(head?.title)
  const full = variant === "v1" && !minimised
  return (
    <>
      <div className={css.subheader} data-small={!full || undefined}>
        <div className={css.text}>
          {full && <Breadcrumbs breadcrumbs={breadcrumbsOf(route, pathname)} currentLabel={head?.label} />}
          <Title text={title} />
          {full && description !== undefined && <p className={css.description}>{description}</p>}
        </div>
        <div ref={actions} className={css.actions} />
      </div>
      {variant === "v3" && <GroupTabs />}
    </>
  )
}

/** The head of a page (section 2): breadcrumbs, title and the slot for its main action. */
export const Subheader = (props: Props) => {
  const route = findRoute(usePathname())
  return route ? <RouteSubheader {...props} route={route} /> : null
}
