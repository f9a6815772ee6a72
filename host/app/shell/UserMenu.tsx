import { type SessionUser, usePanel, useTask, useValue } from "balcao"
import { Avatar, Button, chevronDown, Icon, logOut, Menu, monitor, moon, sun } from "balcao/ui"
import { account, greeting, who } from "./header.css.ts"
import { useShellWords } from "./shellWords.ts"
import { type Layout, useLayout } from "../settings/settings.ts"

const nameOf = ({ fullname, username, email }: SessionUser) => fullname || username || email || ""

const Who = ({ user }: { readonly user: SessionUser }) => {
  const say = useShellWords()
  const { client } = usePanel()
  const company = useValue(client.session.company)
  return (
    <div className={who}>
      <strong>{nameOf(user)}</strong>
      {user.email && <span>{user.email}</span>}
      {company?.name && <span>{say("company", { name: company.name })}</span>}
    </div>
  )
}

const schemes = { auto: monitor, light: sun, dark: moon } as const

/** Greets, and folds away who one is, for which company one looks, the appearance and the way out. */
export const UserMenu = () => {
  const say = useShellWords()
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const [layout, setLayout] = useLayout()
  const { run } = useTask<never>()
  if (!user) return null
  const name = nameOf(user)
  const titles = { auto: say("schemeAuto"), light: say("schemeLight"), dark: say("schemeDark") }
  const choices = (Object.keys(schemes) as ReadonlyArray<Layout["scheme"]>).map((id) => ({
    id,
    label: titles[id],
    icon: schemes[id],
    isSelected: layout.scheme === id,
  }))
  return (
    <Menu
      label={say("userMenu")}
      head={<Who user={user} />}
      trigger={
        <Button tone="quiet">
          <span className={account}>
            <Avatar name={name} />
            <span className={greeting}>{say("greeting", { name: name.split(" ")[0] })}</span>
            <Icon shape={chevronDown} size={12} />
          </span>
        </Button>
      }
      items={[...choices, { id: "signOut", label: say("signOut"), icon: logOut, isApart: true }]}
      onAction={(id) =>
        id === "signOut" ? run(client.session.signOut()) : setLayout({ ...layout, scheme: id })
      }
    />
  )
}
