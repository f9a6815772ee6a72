import { type SessionUser, usePanel, useTask, useValue } from "balcao"
import { Avatar, Button, chevronDown, Icon, keyRound, logOut, Menu, palette } from "balcao/ui"
import { myAccess } from "../addresses.ts"
import { account, greeting, who } from "./header.css.ts"
import { useSheet } from "./Sheets.tsx"
import { useShellWords } from "./shellWords.ts"

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

/** Greets, and folds away who one is, for which company one looks, the appearance and the way out. */
export const UserMenu = () => {
  const say = useShellWords()
  const { client, navigation } = usePanel()
  const user = useValue(client.session.user)
  const open = useSheet()
  const { run } = useTask<never>()
  if (!user) return null
  const name = nameOf(user)
  const acts = {
    appearance: () => open("appearance"),
    access: () => navigation.push(myAccess),
    signOut: () => run(client.session.signOut()),
  }
  return (
    <Menu
      label={say("userMenu")}
      head={<Who user={user} />}
      trigger={
        <Button tone="quiet">
          <span className={account}>
            <Avatar name={name} picture={user.pic} />
            <span className={greeting}>{say("greeting", { name: name.split(" ")[0] ?? name })}</span>
            <Icon shape={chevronDown} size={12} />
          </span>
        </Button>
      }
      items={[
        { id: "appearance", label: say("appearance"), icon: palette },
        { id: "access", label: say("myAccess"), icon: keyRound },
        { id: "signOut", label: say("signOut"), icon: logOut, isApart: true },
      ]}
      onAction={(id) => acts[id]()}
    />
  )
}
