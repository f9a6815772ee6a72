import { usePanel, useValue } from "balcao"
import type { ListName } from "balcao/contract"
import { Link } from "balcao/ui"
import type { Bilingual } from "../../addresses.ts"
import { mayUse } from "../../routing/guard.ts"
import { useNavigate } from "../../routing/navigation.ts"
import { type Route, routes } from "../../routes.ts"

interface Shortcut {
  readonly to: string
  readonly title: Bilingual
}

/** Links of a list to where it goes on: an answer that was not found, its history. */
const next: { readonly [Name in ListName]?: ReadonlyArray<Shortcut> } = {
  faqArticles: [
    { to: "/helpdesk/tickets?open=new", title: { ptBr: "Abrir um chamado", en: "Open a ticket" } },
  ],
  products: [{ to: "/product/historic", title: { ptBr: "Histórico", en: "History" } }],
}

const pathOf = (address: string) => address.split("?")[0] ?? address

/** The screens that belong to a list, such as the templates of contracts, where the user and the server have them. */
export const RelatedScreens = ({ route: { path, list } }: { readonly route: Route }) => {
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const go = useNavigate()
  const offered = useValue(client.extras("main"))
  const related = routes
    .filter(({ path: own, parent, extra }) => {
      const isOffered = extra === undefined || offered?.has(extra) === true
      return parent === path && !own.includes("{") && isOffered
    })
    .map((route) => ({ to: `/${route.path}`, title: route.title }))
  return [...related, ...((list && next[list]) ?? [])]
    .filter(({ to }) => user && mayUse(user, pathOf(to)))
    .map(({ to, title }) => (
      <Link key={to} href={to} onPress={() => go(to)}>
        {title[locale]}
      </Link>
    ))
}
