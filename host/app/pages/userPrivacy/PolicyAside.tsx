import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { Link } from "balcao/ui"
import { legalPage, privacy, termsOfUse } from "../../addresses.ts"
import * as css from "./userPrivacy.css.ts"
import { type Policy, useDocumentDay, useDocumentType, usePrivacyWords } from "./usePrivacy.ts"

interface Props {
  readonly application: string
  readonly policy: Policy
}

const wordsAMinute = 200

const wordsIn = ({ blocks }: Policy) =>
  blocks.flatMap(({ parts }) => parts.flatMap(({ text }) => text.split(/\s+/).filter(Boolean))).length

/** Edition and audience of this policy, and links to the others. */
export const PolicyAside = ({ application, policy }: Props) => {
  const say = usePrivacyWords()
  const day = useDocumentDay()
  const { navigation } = usePanel()
  const isTerms = useDocumentType() === "TERMS"
  const { edition, publishedAt, userType, audiences, changes, language } = policy
  const facts = [
    ["edition", String(edition)],
    ["publishedAt", day(publishedAt)],
    ["audience", say((userType ?? "everybody") as "everybody")],
    ["reading", say("minutes", { count: Math.max(1, Math.round(wordsIn(policy) / wordsAMinute)) })],
  ] as const
  const links = [
    ...audiences
      .filter((one) => one !== userType)
      .map((one) => ({
        path: legalPage(isTerms ? termsOfUse : privacy, application, one),
        label: say(`${isTerms ? "otherTerms" : "other"}.${(one ?? "everybody") as "everybody"}`),
      })),
    ...(isTerms ? [{ path: legalPage(privacy, application), label: say("privacy") }] : []),
    { path: `/ask-delete-account/${encodeURIComponent(application)}`, label: say("deleteAccount") },
  ]
  return (
    <aside className={css.aside} aria-label={say("about")}>
      <h2>{say("about")}</h2>
      <dl>
        {facts.flatMap(([name, fact]) => [<dt key={`${name}?`}>{say(name)}</dt>, <dd key={name}>{fact}</dd>])}
      </dl>
      {changes && edition > 1 && (
        <details className={css.changed}>
          <summary>{say("changed", { former: edition - 1 })}</summary>
          <p lang={language === "en" ? "en" : limits.locales.ptBr}>{changes}</p>
        </details>
      )}
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link href={path} onPress={() => navigation.push(path)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
