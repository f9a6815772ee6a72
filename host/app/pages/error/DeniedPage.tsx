import { type SessionUser, usePanel, useTask, useValue } from "balcao"
import { type Locale, permissionCatalog } from "balcao/contract"
import { Button } from "balcao/ui"
import { useState } from "react"
import { useLocation } from "../../routing/navigation.ts"
import { home, login, myAccess } from "../../addresses.ts"
import { loginFor } from "../../routing/guard.ts"
import SignOutDialog from "../../sheets/SignOutDialog.tsx"
import { usePageWords } from "../words.ts"
import { code, facts } from "./errorFrame.css.ts"
import { ErrorFrame } from "./ErrorFrame.tsx"
import type { Refusal } from "../../routing/decision.ts"

/** Titles of permissions; a code that is in no catalog stands for itself. */
const titlesOf = (needs: Refusal["needs"], locale: Locale) => {
  const children = permissionCatalog.flatMap((group) => group.children)
  return needs.map((name) => {
    const [, ptBr, en] = children.find(([code]) => code === name) ?? ["", name, name]
    return locale === "en" ? en : ptBr
  })
}

const useFacts = (user: SessionUser | undefined, refusal: Refusal | null) => {
  const say = usePageWords()
  const { locale } = usePanel()
  if (!refusal) return []
  const names = titlesOf(refusal.needs, locale).join(", ")
  const signedInAs = user?.fullname || user?.username || user?.email
  return [
    { term: say("page"), fact: refusal.page, coded: true },
    ...(names === ""
      ? [{ term: say("missing"), fact: say("missingMembership"), coded: false }]
      : [
          {
            term: say("missing"),
            fact: refusal.needs.length > 1 ? say("missingOr", { names }) : names,
            coded: false,
          },
        ]),
    ...(signedInAs ? [{ term: say("signedInAs"), fact: signedInAs, coded: false }] : []),
  ]
}

type Facts = ReturnType<typeof useFacts>

const CopyButton = ({ denial }: { readonly denial: Facts }) => {
  const say = usePageWords()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(denial.map(({ term, fact }) => `${term}: ${fact}`).join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return <Button onPress={() => void copy()}>{say(copied ? "copied" : "copy")}</Button>
}

const FactList = ({ denial }: { readonly denial: Facts }) => (
  <dl className={facts}>
    {denial.flatMap(({ term, fact, coded }) => [
      <dt key={`${term}?`}>{term}</dt>,
      <dd key={term} className={coded ? code : undefined}>
        {fact}
      </dd>,
    ])}
  </dl>
)

/** The 403 page (section 2): the refused page and the permissions that open it. */
const DeniedPage = () => {
  const say = usePageWords()
  const { client, navigation } = usePanel()
  const state = useValue(client.session.state)
  const user = useValue(client.session.user)
  const { run } = useTask<never>()
  const refusal = useLocation().state as Refusal | null
  const denial = useFacts(user, refusal)
  const isIn = state._tag !== "SignedOut"
  const [isAsking, setAsking] = useState(false)
  const goToLogin = () => navigation.push(refusal ? loginFor(refusal.page) : login)
  const leave = () => {
    if (client.hasUnsent.peek()) return setAsking(true)
    run(client.session.signOut())
    goToLogin()
  }
  return (
    <ErrorFrame
      code="403"
      title={say("deniedTitle")}
      text={say("deniedText")}
      facts={denial.length > 0 && <FactList denial={denial} />}
    >
      <Button tone="primary" onPress={() => navigation.push(isIn ? home : login)}>
        {say(isIn ? "backToPanel" : "backToLogin")}
      </Button>
      {isIn && refusal && (
        <Button onPress={() => navigation.push(`${myAccess}?page=${encodeURIComponent(refusal.page)}`)}>
          {say("whyDenied")}
        </Button>
      )}
      {denial.length > 0 && <CopyButton denial={denial} />}
      {isIn && (
        <Button tone="quiet" onPress={leave}>
          {say("signOut")}
        </Button>
      )}
      {isAsking && <SignOutDialog onClose={() => setAsking(false)} onSignOut={goToLogin} />}
    </ErrorFrame>
  )
}

export default DeniedPage
