import { Fragment, useContext } from "react"
import { userRecords, type UserRow } from "../../contract/users/userRecords.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { subtle, visuallyHidden } from "../../ui/theme/text.css.ts"
import { TitlesContext } from "./RoleTitles.tsx"
import { chips, more } from "./UsersPanel.css.ts"
import { factsText } from "../../contract/isolateText.ts"

const maxShown = 2

/** The roles of a user: the first ones as chips; its text is all titles, joined by commas (section 2). */
export const UserRoles = ({ row: { roles } }: { readonly row: Pick<UserRow, "roles"> }) => {
  const { word } = useReader(userRecords)
  const titles = useContext(TitlesContext)
  if (roles.length === 0) return <span className={subtle}>{word("noRole")}</span>
  if (titles._tag === "Loading" && !titles.data) return <Skeleton width={96} />
  const named = roles.map(({ _id }) => {
    const id = String(_id)
    return { id, title: titles.data?.get(id) ?? word("unknownRole", { id }) }
  })
  const rest = named.slice(maxShown)
  const joined = factsText(
    named.map(({ title }) => title),
    ", ",
  )
  return (
    <span className={chips} title={joined}>
      {named.slice(0, maxShown).map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && <span className={visuallyHidden}>, </span>}
          <Chip>{title}</Chip>
        </Fragment>
      ))}
      {rest.length > 0 && (
        <>
          <span className={visuallyHidden}>{rest.map(({ title }) => `, ${title}`).join("")}</span>
          <Chip tone="line">
            <span className={more} data-more={word("more", { count: rest.length })} aria-hidden="true" />
          </Chip>
        </>
      )}
    </span>
  )
}
