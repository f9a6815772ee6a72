import type { ReactNode } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { Link } from "../../ui/link/Link.tsx"
import type { DashboardLinks, DashboardTarget } from "./dashboardLinks.ts"

interface Props {
  readonly to: DashboardTarget
  readonly links: DashboardLinks
  readonly children: ReactNode
}

/** The name of a figure: leads to its list where the host has one for this user. */
export const FigureLink = ({ to, links, children }: Props) => {
  const { navigation, emit } = usePanel()
  const href = links(to)
  if (href === undefined) return <span>{children}</span>
  const follow = () => {
    emit({ panel: "dashboard", type: "followed", detail: to })
    navigation.push(href)
  }
  return (
    <Link href={href} onPress={follow}>
      {children}
    </Link>
  )
}
