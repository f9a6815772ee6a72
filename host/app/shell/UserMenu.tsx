import { PersonAvatar, type SessionUser, usePanel, useValue } from "balcao"
import { bell, Button, chevronDown, Icon, keyRound, logOut, Menu, palette } from "balcao/ui"
import { useBell } from "../activity/useBell.ts"
import { myAccess } from "../addresses.ts"
import { account, accountPlace, avatarDot, greeting, who, withDot } from "./header.css.ts"
import { useNarrow } from "./useNarrow.ts"
import { useShellWords } from "../words/words.ts"
import { useSignOut } from "../sheets/useSignOut.ts"
import { useSheet } from "../sheets/openSheet.ts"

const nameOf = ({ fullname, username, email }: SessionUser) => fullname || username || email || ""

const UserSummary = ({ user }: { readonly user: SessionUser }) => {
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

/** The account menu: who is signed in, appearance, access and sign-out. */
export const UserMenu = () => {
  const say = useShellWords()
  const { client, navigation } = usePanel()
  const user = useValue(client.session.user)
  const open = useSheet()
  const signOut = useSignOut()
  const { label: bellLabel, hasDot } = useBell()
  const isNarrow = useNarrow()
  if (!user) return null
  const name = nameOf(user)
  const actions = {
    activity: () => open("activity"),
    appearance: () => open("appearance"),
    access: () => navigation.push(myAccess),
    signOut,
  }
  return (
    <span className={accountPlace}>
      <Menu
        label={say("userMenu")}
        header={<UserSummary user={user} />}
        trigger={
          <Button tone="quiet">
            <span className={account}>
              <span className={withDot}>
                <PersonAvatar name={name} picture={user.pic} />
                {isNarrow && hasDot && <i className={avatarDot} />}
              </span>
              <span className={greeting}>{say("greeting", { name: name.split(" ")[0] ?? name })}</span>
              {!isNarrow && <Icon shape={chevronDown} size={12} />}
            </span>
          </Button>
        }
        items={[
          ...(isNarrow ? [{ id: "activity", label: bellLabel, icon: bell } as const] : []),
          { id: "appearance", label: say("appearance"), icon: palette },
          { id: "access", label: say("myAccess"), icon: keyRound },
          { id: "signOut", label: say("signOut"), icon: logOut, hasSeparator: true },
        ]}
        onAction={(id) => actions[id]()}
      />
    </span>
  )
}
