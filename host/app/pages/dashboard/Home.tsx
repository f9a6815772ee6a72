import { usePanel, useValue } from "balcao"
import { chevronDown, Icon } from "balcao/ui"
import { useId, useMemo } from "react"
import { home as ownAddress } from "../../addresses.ts"
import { Link } from "../../routing/Link.tsx"
import { menuOf, type Section } from "../../routing/menu.ts"
import { menuIcons } from "../../routing/menuIcons.ts"
import { type ScreenLink, useFavourites, useRecents } from "../../routing/useSavedScreens.ts"
import * as css from "./home.css.ts"
import { useHomeWords } from "./words.ts"

interface SavedProps {
  readonly title: string
  readonly screens: ReadonlyArray<ScreenLink>
  /** Shown while there are none. */
  readonly empty?: string
}

const Saved = ({ title, screens, empty }: SavedProps) => {
  const id = useId()
  if (screens.length === 0 && empty === undefined) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {screens.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul className={css.saved}>
        {screens.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A group of the menu: a link where it is one screen, otherwise a card that opens to its screens. */
const GroupCard = ({ section: { group, entries } }: { readonly section: Section }) => {
  const say = useHomeWords()
  const { locale } = usePanel()
  const [only] = entries
  const head = (
    <>
      <Icon shape={menuIcons[group.icon]} />
      <span className={css.name}>{group.title[locale]}</span>
    </>
  )
  if (group.alone && only)
    return (
      <Link to={only.to} className={css.card}>
        {head}
      </Link>
    )
  return (
    <details className={css.group}>
      <summary className={css.card}>
        {head}
        <span className={css.count}>{say("screens", { count: entries.length })}</span>
        <Icon shape={chevronDown} size={14} />
      </summary>
      <ul className={css.screens}>
        {entries.map(({ to, label, isComing }) => (
          <li key={to}>
            <Link to={to}>{label[locale]}</Link>
            {isComing && <small> {say("comingSoon")}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The page after login where the server counts no figures: one's own screens, then every area of the menu. */
const Home = () => {
  const say = useHomeWords()
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const favourites = useFavourites().filter(({ to }) => to !== ownAddress)
  const recents = useRecents()
  const sections = useMemo(
    () => (user ? menuOf(user).filter(({ entries }) => entries[0]?.to !== ownAddress) : []),
    [user],
  )
  const id = useId()
  return (
    <div className={css.home}>
      <h2>{say("hello", { name: user?.fullname ?? "" })}</h2>
      <div className={css.own}>
        <Saved title={say("favorites")} screens={favourites} empty={say("noFavorites")} />
        <Saved title={say("recents")} screens={recents} />
      </div>
      {sections.length > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id}>{say("groups")}</h3>
          <ul className={css.groups}>
            {sections.map((section) => (
              <li key={section.group.id}>
                <GroupCard section={section} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export default Home
