import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Link } from "../../ui/link/Link.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { PanelBody } from "../../ui/panel/PanelBody.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import { dashboardWords } from "./words.ts"
import { shortcuts as list, welcome } from "./welcome.css.ts"

/** A screen of the host's to go to. */
export interface Shortcut {
  readonly label: string
  readonly href: string
}

/** Welcome for servers that count no figures: a greeting, and links to the user's screens. */
export const Welcome = ({ shortcuts }: { readonly shortcuts: ReadonlyArray<Shortcut> }) => {
  const { client, navigation } = usePanel()
  const say = useWords("dashboard", dashboardWords)
  const name = useValue(client.session.user)?.fullname
  return (
    <Panel label={say("title")}>
      <PanelBody>
        <div className={welcome}>
          <h2>{name ? say("welcomeName", { name }) : say("welcome")}</h2>
          <p className={muted}>{say(shortcuts.length > 0 ? "welcomeScreens" : "welcomeText")}</p>
          <ul className={list}>
            {shortcuts.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} onPress={() => navigation.push(href)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </PanelBody>
    </Panel>
  )
}
