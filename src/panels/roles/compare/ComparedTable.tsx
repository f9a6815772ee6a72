import { Icon } from "../../../ui/icon/Icon.tsx"
import { check } from "../../../ui/icon/icons.ts"
import { code, visuallyHidden } from "../../../ui/theme/text.css.ts"
import type { ComparedGroup, ComparedPermission } from "./comparedRoles.ts"
import * as css from "./compare.css.ts"
import { useCompareWords } from "./words.ts"

interface Props {
  readonly groups: ReadonlyArray<ComparedGroup>
  readonly titles: readonly [first: string, second: string]
}

const Cell = ({ isGranted }: { readonly isGranted: boolean }) => {
  const say = useCompareWords()
  return (
    <td className={css.mark} data-holds={isGranted || undefined}>
      {isGranted ? <Icon shape={check} /> : <span aria-hidden>–</span>}
      <span className={visuallyHidden}>{say(isGranted ? "holds" : "lacks")}</span>
    </td>
  )
}

const Line = ({ permission: { title, name, holders } }: { readonly permission: ComparedPermission }) => (
  <tr data-differs={holders === "both" ? undefined : true} className={css.line}>
    <th scope="row" className={css.named}>
      {title} <span className={code}>{name}</span>
    </th>
    <Cell isGranted={holders !== "second"} />
    <Cell isGranted={holders !== "first"} />
  </tr>
)

/** Permissions beside each other, group by group, with a column for each of two roles. */
export const ComparedTable = ({ groups, titles }: Props) => {
  const say = useCompareWords()
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{say("title")}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {say("permission")}
          </th>
          {titles.map((title, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two roles may have one title
            <th key={at} scope="col" className={css.role}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ parent, permissions }) => (
        <tbody key={parent.id}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={css.group}>
              {parent.title}
            </th>
          </tr>
          {permissions.map((one) => (
            <Line key={one.id} permission={one} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
