import { use } from "react"
import { useWords } from "../../frame/useWords.ts"
import { Bone } from "../../ui/bone/Bone.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { subtle, unseen } from "../../ui/theme/text.css.ts"
import { RoleTitlesContext } from "./roleTitles.ts"
import { chips } from "./UsersPanel.css.ts"
import { userWords } from "./userWords.ts"

const shown = 2

/** The roles of a user: the first ones as chips, all of them in words (section 2: titles joined by commas). */
export const UserRoles = ({ roles }: { readonly roles: ReadonlyArray<number> }) => {
  const say = useWords("users", userWords)
  const titles = use(RoleTitlesContext)
  if (roles.length === 0) return <span className={subtle}>{say("noRole")}</span>
  if (titles._tag === "Loading" && !titles.data) return <Bone width={96} />
  const named = roles.map((id) => ({ id, title: titles.data?.get(id) ?? say("unknownRole", { id }) }))
  const joined = named.map(({ title }) => title).join(", ")
  return (
    <span className={chips} title={joined}>
      <span className={unseen}>{joined}</span>
      {named.slice(0, shown).map(({ id, title }) => (
        <span key={id} aria-hidden="true">
          <Chip>{title}</Chip>
        </span>
      ))}
      {named.length > shown && (
        <span aria-hidden="true">
          <Chip tone="line">{say("more", { count: named.length - shown })}</Chip>
        </span>
      )}
    </span>
  )
}
