import { usePanel, useValue } from "balcao"
import { type Company, sameId } from "balcao/contract"
import { check, Icon, Popover, SearchField } from "balcao/ui"
import { type RefObject, useState } from "react"
import { useLeaveGuard } from "../routing/navigation.ts"
import { companyKind } from "./companyKind.ts"
import { useShellWords } from "../words/words.ts"
import { choices, kind, none, sheet } from "./company.css.ts"
import { useCompanies } from "./useCompanies.ts"

interface ChoicesProps {
  readonly onClose: () => void
}

const Choices = ({ onClose }: ChoicesProps) => {
  const say = useShellWords()
  const { client } = usePanel()
  const viewed = useValue(client.session.company)
  const user = useValue(client.session.user)
  const guardLeave = useLeaveGuard()
  const [text, setText] = useState("")
  const { companies, state } = useCompanies(text, true)
  const view = (company: Company | undefined) => {
    onClose()
    if (!sameId(company?._id, viewed?._id)) guardLeave(() => client.session.view(company))
  }
  const every: ReadonlyArray<Company | undefined> = user?.company || text !== "" ? [] : [undefined]
  const lines = [...every, ...companies]
  return (
    <div className={sheet}>
      <SearchField
        label={say("findCompany")}
        placeholder={say("findCompany")}
        clearLabel={say("clearFilter")}
        value={text}
        onChange={setText}
      />
      <ul className={choices}>
        {lines.map((company) => (
          <li key={company?._id ?? "every"}>
            <button
              type="button"
              aria-current={sameId(company?._id, viewed?._id) || undefined}
              onClick={() => view(company)}
            >
              <span>
                {company ? company.name || `#${company._id}` : say("everyCompany")}
                {company?.type && <span className={kind}>{companyKind(say, company.type)}</span>}
              </span>
              {sameId(company?._id, viewed?._id) && <Icon shape={check} />}
            </button>
          </li>
        ))}
      </ul>
      {state === "failed" && <p className={none}>{say("companiesFailed")}</p>}
      {state === "here" && companies.length === 0 && <p className={none}>{say("companiesNone")}</p>}
    </div>
  )
}

interface Props extends ChoicesProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
}

/**
 * Chooses the company being viewed; a change cancels pending requests of the previous one. Told that it is closed, rather
 * than taken away: a question that its choice raises then gives the focus back to its button.
 */
const CompanyChoice = ({ triggerRef, isOpen, onClose }: Props) => {
  const say = useShellWords()
  return (
    <Popover label={say("companies")} {...{ triggerRef, isOpen, onClose }}>
      <Choices onClose={onClose} />
    </Popover>
  )
}

export default CompanyChoice
