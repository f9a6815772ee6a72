import { usePanel, useValue } from "balcao"
import { Link } from "../routing/Link.tsx"
import { usePathname } from "../routing/navigation.ts"
import { siblingScreens } from "../routing/userScreens.ts"
import { menuAddressOf } from "../routing/breadcrumbs.ts"
import { useShellWords } from "../words/words.ts"
import { tab, tabs } from "./subheader.css.ts"

/** The screens of the same group, as tabs under the title (variant v3). */
export const GroupTabs = () => {
  const say = useShellWords()
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const current = menuAddressOf(usePathname())
  const screens = user && current !== undefined ? siblingScreens(user, current) : []
  if (screens.length < 2) return <div className={tabs} />
  return (
    <nav className={tabs} aria-label={say("besides")}>
      {screens.map(({ to, label }) => (
        <Link key={to} to={to} className={tab} aria-current={to === current ? "page" : undefined}>
          {label[locale]}
        </Link>
      ))}
    </nav>
  )
}
