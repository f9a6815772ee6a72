import { usePanel } from "balcao"
import { chevronRight, Icon } from "balcao/ui"
import { type Ref, useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { findRoute } from "../routing/find.ts"
import { type Step, trailOf } from "../routing/trail.ts"
import { useShellWords } from "./shellWords.ts"
import { actions as actionsStyle, crumbs, description, heading, subheader, text } from "./subheader.css.ts"

const Crumbs = ({ steps }: { readonly steps: ReadonlyArray<Step> }) => {
  const say = useShellWords()
  const { locale } = usePanel()
  if (steps.length === 0) return null
  return (
    <nav aria-label={say("trail")}>
      <ol className={crumbs}>
        {steps.map(({ label, to }, index) => (
          <li key={label.en}>
            {index > 0 && <Icon shape={chevronRight} size={12} />}
            {to === undefined ? (
              <span aria-current={index === steps.length - 1 ? "page" : undefined}>{label[locale]}</span>
            ) : (
              <Link to={to}>{label[locale]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** After a navigation, reading goes on at the heading of the new page. */
const useFocusOnArrival = () => {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    heading.current?.focus()
  }, [pathname])
  return heading
}

/** The head of a page, variant v1: breadcrumbs, title, description, and the place for its main action. */
export const Subheader = ({ actions }: { readonly actions: Ref<HTMLDivElement> }) => {
  const { locale } = usePanel()
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  const ref = useFocusOnArrival()
  if (!route) return null
  return (
    <div className={subheader}>
      <div className={text}>
        <Crumbs steps={trailOf(route, pathname)} />
        <h1 ref={ref} tabIndex={-1} className={heading}>
          {route.title[locale]}
        </h1>
        {route.description && <p className={description}>{route.description[locale]}</p>}
      </div>
      <div ref={actions} className={actionsStyle} />
    </div>
  )
}
