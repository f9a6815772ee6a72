import type { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Status } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "../../business/personRows.css.ts"
import { useContractWords } from "./words.ts"
import { requestSentence } from "./requestSentence.ts"
import type { AcceptanceRequest } from "./useContractText.ts"

interface Props {
  readonly requests: ReadonlyArray<AcceptanceRequest>
  /** The company whose contract it is. */
  readonly store: RowOf<typeof contracts>["owner"]
}

/** People asked to accept one version of a contract, with their answers. */
export const Acceptances = ({ requests, store }: Props) => {
  const say = useContractWords()
  const moment = useMoment(store)
  if (requests.length === 0) return null
  return (
    <section aria-label={say("acceptances")}>
      <strong>{say("acceptances")}</strong>
      <ul className={css.rows}>
        {requests.map((request) => {
          const { _id, name, email, givenName, givenCpf, ip } = request
          const [tone, text] = requestSentence({ say, moment }, request)
          return (
            <li key={String(_id)} className={css.row}>
              <span className={css.who}>
                <strong>{name}</strong>
                <span className={subtle}>{email}</span>
                {givenName !== null && (
                  <span className={subtle}>
                    {say("givenBy", { name: givenName, cpf: givenCpf ?? "–", ip: ip ?? "–" })}
                  </span>
                )}
              </span>
              <Status tone={tone}>{text}</Status>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
