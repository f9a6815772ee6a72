import { usePanel, useValue } from "balcao"
import { Avatar, IconButton, menu } from "balcao/ui"
import { company as companyStyle, companyKind, companyName, header, onPhone, pushed } from "./header.css.ts"
import { LanguageSelect } from "./LanguageSelect.tsx"
import { useShellWords } from "./shellWords.ts"
import { UserMenu } from "./UserMenu.tsx"

/** The company one works for, when there is one. */
const CompanyShown = () => {
  const say = useShellWords()
  const { client } = usePanel()
  const company = useValue(client.session.company)
  if (!company?.name) return null
  return (
    <span className={companyStyle}>
      <Avatar name={company.name} square tone="accent" />
      <span>
        {company.type && <span className={companyKind}>{say(company.type)}</span>}
        <span className={companyName}>{company.name}</span>
      </span>
    </span>
  )
}

/** The strip over the sheet: the way to the menu on phones, the company, the language, the account. */
export const Header = ({ onMenu }: { readonly onMenu: () => void }) => {
  const say = useShellWords()
  return (
    <header className={header}>
      <span className={onPhone}>
        <IconButton icon={menu} label={say("openMenu")} onPress={onMenu} />
      </span>
      <CompanyShown />
      <span className={pushed} />
      <LanguageSelect short />
      <UserMenu />
    </header>
  )
}
