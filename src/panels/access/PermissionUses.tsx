import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { code as codeStyle, muted } from "../../ui/theme/text.css.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { catalogWords } from "./catalogWords.ts"
import type { CatalogRow } from "./catalogRows.ts"

interface Props {
  readonly row: CatalogRow
  readonly onClose: () => void
}

const Uses = ({ row: { screens, use, isMisspelled, name } }: Pick<Props, "row">) => {
  const say = useWords("permissions", catalogWords)
  const more = use ? use.roles - use.titles.length : 0
  return (
    <div className={stack}>
      <span className={codeStyle}>{name}</span>
      {isMisspelled && <Notice tone="warning">{say("misspelledText")}</Notice>}
      {screens.length > 0 && <p className={muted}>{say("gates")}</p>}
      <section aria-label={say("column.routes")}>
        <strong>{say("routesOf", { count: screens.length })}</strong>
        <ul>
          {screens.map(({ id, label, code }) => (
            <li key={id}>
              {label} <span className={codeStyle}>{code}</span>
            </li>
          ))}
        </ul>
      </section>
      {use && (
        <section aria-label={say("column.roles")}>
          <strong>{say("rolesOf", { count: use.roles })}</strong>
          <ul>
            {use.titles.map((title, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two roles may have one title
              <li key={at}>{title}</li>
            ))}
            {more > 0 && <li>{say("more", { count: more })}</li>}
          </ul>
          {use.groups > 0 && <p>{say("groupsOf", { count: use.groups })}</p>}
        </section>
      )}
    </div>
  )
}

/** Uses of a permission: the screens it opens, and the roles and groups that hold it. */
export const PermissionUses = ({ row, onClose }: Props) => {
  const say = useWords("permissions", catalogWords)
  return (
    <Dialog
      isOpen
      width="list"
      title={row.title}
      onClose={onClose}
      footer={<Button onPress={onClose}>{say("close")}</Button>}
    >
      <Uses row={row} />
    </Dialog>
  )
}
