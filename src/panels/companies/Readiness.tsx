import type { companies } from "../../contract/resources/companies.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useContext } from "react"
import { type ReadinessCheck, readinessChecks } from "../../contract/companies/readiness.ts"
import { auditedLists } from "../../contract/auditedLists.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { callHost } from "../../frame/useHostCallback.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { ListHrefContext } from "../../resource/described/recordHref.ts"
import { useCompanyWords } from "./words.ts"
import * as css from "../../business/checks.css.ts"
import { missingOf } from "./ReadyStatus.tsx"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** The list in which what is missing is written, where that is another one. */
const lists = {
  AREA: "deliverySettings",
  HOURS: "openingHours",
  MENU: "menuItems",
  PAYMENT: "companyPaymentMethods",
  DELIVERY: "companyDeliveries",
} as const satisfies { readonly [C in ReadinessCheck]?: keyof typeof auditedLists }

const listOf = (check: ReadinessCheck) => entryOf(lists, check)

/** The way to the list in which something is missing, for those who may open it. */
const WayThere = ({
  list,
  company,
}: {
  readonly list: keyof typeof auditedLists
  readonly company: RecordId
}) => {
  const say = useCompanyWords()
  const { locale, navigation, report } = usePanel()
  const hrefOf = useContext(ListHrefContext)
  const href = callHost(() => hrefOf?.(list, company), report)
  if (href === undefined) return undefined
  const name = auditedLists[list][locale === "ptBr" ? 0 : 1]
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {say("fix", { list: name })}
    </Link>
  )
}

const Check = ({ check, row }: { readonly check: ReadinessCheck; readonly row: RowOf<typeof companies> }) => {
  const say = useCompanyWords()
  const { locale } = usePanel()
  const list = listOf(check)
  const isMissing = missingOf(row).includes(check)
  return (
    <li className={css.check}>
      <Status tone={isMissing ? "warning" : "success"}>
        {`${readinessChecks[check][locale === "ptBr" ? 0 : 1]}: ${say(isMissing ? "missing" : "done")}`}
      </Status>
      {isMissing && <span className={css.how}>{say(`how.${check}`)}</span>}
      {isMissing && list && <WayThere list={list} company={row._id} />}
    </li>
  )
}

/**
 * Tells if a store has goods to sell, judging by its orders: its menu may be kept elsewhere, so this check blocks nothing.
 */
const Menu = ({ row }: { readonly row: RowOf<typeof companies> }) => {
  const say = useCompanyWords()
  const { hasSold, type } = row
  if (typeof hasSold !== "boolean" || type === "partner") return null
  return (
    <li className={css.check}>
      <Status tone={hasSold ? "success" : "info"}>{say(hasSold ? "menuSold" : "menuUnsold")}</Status>
      {!hasSold && <span className={css.how}>{say("how.sold")}</span>}
    </li>
  )
}

/** Requirements that are shown: a menu only where it is missing, since a platform may keep it elsewhere. */
const checksOf = (row: RowOf<typeof companies>): ReadonlyArray<ReadinessCheck> =>
  (Object.keys(readinessChecks) as ReadonlyArray<ReadinessCheck>).filter(
    (check) => check !== "MENU" || missingOf(row).includes(check),
  )

/** Requirements a company must meet to sell: the missing ones, and a link to fix each. */
const Readiness = ({ row }: { readonly row: RowOf<typeof companies> }) => {
  const say = useCompanyWords()
  return (
    <EditorPart title={say("checks")} text={missingOf(row).length === 0 ? say("allDone") : undefined}>
      <ul className={css.checks}>
        {checksOf(row).map((check) => (
          <Check key={check} {...{ check, row }} />
        ))}
        {!missingOf(row).includes("MENU") && <Menu row={row} />}
      </ul>
    </EditorPart>
  )
}

export default Readiness
