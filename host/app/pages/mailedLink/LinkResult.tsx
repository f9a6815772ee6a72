import { usePanel } from "balcao"
import { Link, Notice } from "balcao/ui"
import { login } from "../../addresses.ts"
import { title } from "../outside/outside.css.ts"
import { useLinkWords } from "./useMailedLink.ts"

interface Props {
  readonly heading: string
  readonly tone: "success" | "warning"
  readonly text: string
  /** Another way on than to the login page. */
  readonly way?: { readonly href: string; readonly label: string }
}

/** Result of a mailed link, and links to continue. */
export const LinkResult = ({ heading, tone, text, way }: Props) => {
  const say = useLinkWords()
  const { navigation } = usePanel()
  const ways = [...(way ? [way] : []), { href: login, label: say("login") }]
  return (
    <>
      <h1 className={title}>{heading}</h1>
      <Notice tone={tone} role="alert">
        {text}
      </Notice>
      {ways.map(({ href, label }) => (
        <p key={href}>
          <Link href={href} onPress={() => navigation.push(href)}>
            {label}
          </Link>
        </p>
      ))}
    </>
  )
}
