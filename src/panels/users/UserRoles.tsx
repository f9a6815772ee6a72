import { Fragment, use } from "react"
import { useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { subtle, visuallyHidden } from "../../ui/theme/text.css.ts"
import { RoleTitlesContext } from "./roleTitles.ts"
import { chips, more } from "./UsersPanel.css.ts"
import { userWords } from "./userWords.ts"

const shown = 2

/** The roles of a user: the first ones as chips; its text is all titles, joined by commas (section 2). */
export const UserRoles = ({ roles }: { readonly roles: ReadonlyArray<number> }) => {
  const say = useWords("users", userWords)
  const titles = use(RoleTitlesContext)
  if (roles.length === 0) return <span className={subtle}>{say("noRole")}</span>
  if (titles._tag === "Loading" && !titles.data) return <Skeleton width={96} />
  const named = roles.map((id) => ({ id, title: titles.data?.get(id) ?? say("unknownRole", { id }) }))
  const rest = named.slice(shown)
  const joined = named.map(({ title }) => title).join(", ")
  return (
    <span className={chips} title={joined}>
      {named.slice(0, shown).map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && <span className={visuallyHidden}>, </span>}
          <Chip>{title}</Chip>
        </Fragment>
      ))}
      {rest.length > 0 && (
        <>
          <span className={visuallyHidden}>{rest.map(({ title }) => `, ${title}`).join("")}</span>
          <Chip tone="line">
            <span className={more} data-more={say("more", { count: rest.length })} aria-hidden="true" />
          </Chip>
        </>
      )}
    </span>
  )
}
