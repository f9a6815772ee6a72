import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { allows } from "../../contract/access/access.ts"
import { isCnpj, plainCnpj } from "../../contract/companies/cnpj.ts"
import { limits } from "../../contract/limits.ts"
import { isPhone, plainPhone, wholePhone } from "../../contract/people/phone.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { companies } from "../../contract/resources/companies.ts"
import { leads } from "../../contract/resources/leads.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useUser } from "../../resource/described/useReserved.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"

type By = "phone" | "cnpj"

interface SimilarBusiness {
  readonly _id: RecordId
  readonly name: string
  readonly business?: string | null
  readonly phone?: string | null
  readonly cnpj?: string | null
}

const finds = {
  leads: callsOf(leads).find,
  companies: callsOf(companies).find,
}

/**
 * Returns the phone and CNPJ from the form in stored format, which identify a business; each is empty until complete.
 */
const writtenIn = ({ texts }: SummaryProps<typeof leads>): Readonly<Record<By, string>> => {
  const [phone, cnpj] = [plainPhone(texts.phone ?? ""), plainCnpj(texts.cnpj ?? "")]
  return { phone: isPhone(phone, wholePhone) ? phone : "", cnpj: isCnpj(cnpj) ? cnpj : "" }
}

/** Leads and companies within reach that have what is written; of companies only the one this lead became is left out. */
export const useSameBusiness = (props: SummaryProps<typeof leads>) => {
  const { row } = props
  const { client } = usePanel()
  const user = useUser()
  const { phone, cnpj } = writtenIn(props)
  const seesCompanies = user !== undefined && allows(companies.access, user)
  const load = useMemo(() => {
    const written = { phone, cnpj }
    const searches = (["leads", ...(seesCompanies ? (["companies"] as const) : [])] as const).flatMap(
      (among) => (["cnpj", "phone"] as const).flatMap((by) => (written[by] === "" ? [] : [{ among, by }])),
    )
    const search = ({ among, by }: (typeof searches)[number]) => {
      const body = {
        filter: { search: written[by] },
        sortField: "id",
        sortOrder: "desc",
        pageNumber: 0,
        pageSize: limits.list.pageSize,
      } as const
      return Effect.map(client.api.call(finds[among], { body }), ({ items }) => ({
        among,
        by,
        found: (items as ReadonlyArray<SimilarBusiness>).filter((one) => one[by] === written[by]),
      }))
    }
    return Effect.forEach(searches, search, { concurrency: "unbounded" })
  }, [client, phone, cnpj, seesCompanies])
  const own = { leads: row?._id, companies: row?.company?._id }
  return (useRemote(load).remote.data ?? []).flatMap(({ among, by, found }) => {
    const names = found
      .filter(({ _id }) => !sameId(_id, own[among]))
      .map(({ name, business }) => business || name)
    return names.length > 0 ? [{ among, by, names }] : []
  })
}
