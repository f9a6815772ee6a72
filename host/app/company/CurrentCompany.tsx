import { usePanel, useValue } from "balcao"
import type { Company } from "balcao/contract"
import { Avatar, Button, chevronsUpDown, Icon } from "balcao/ui"
import { lazy, Suspense, useId, useRef, useState } from "react"
import { companyKind } from "./companyKind.ts"
import { useShellWords } from "../words/words.ts"
import { company as companyStyle, initials, kind, name, trigger } from "./company.css.ts"
import { useHasSeveralCompanies } from "./useHasSeveralCompanies.ts"

const CompanyChoice = lazy(() => import("./CompanyChoice.tsx"))

const CompanyLabel = ({ company }: { readonly company: Company | undefined }) => {
  const say = useShellWords()
  const title = company ? company.name || `#${company._id}` : say("everyCompany")
  return (
    <span className={companyStyle}>
      <span className={initials}>
        <Avatar name={title} square tone="accent" />
      </span>
      <span>
        {company?.type && <span className={kind}>{companyKind(say, company.type)}</span>}
        <span className={name}>{title}</span>
      </span>
    </span>
  )
}

const CompanySwitch = ({ company }: { readonly company: Company | undefined }) => {
  const say = useShellWords()
  const [open, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hint = useId()
  return (
    <>
      <span className={trigger}>
        <Button
          ref={button}
          tone="quiet"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-describedby={hint}
          onPress={() => {
            setWanted(true)
            setOpen(!open)
          }}
        >
          <CompanyLabel company={company} />
          <Icon shape={chevronsUpDown} size={14} />
        </Button>
        <span id={hint} hidden>
          {say("chooseCompany")}
        </span>
      </span>
      <Suspense fallback={null}>
        {isWanted && <CompanyChoice triggerRef={button} isOpen={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** The company being viewed (section 2); users with several companies switch here. */
export const CurrentCompany = () => {
  const { client } = usePanel()
  const company = useValue(client.session.company)
  if (useHasSeveralCompanies()) return <CompanySwitch company={company} />
  return company?.name ? <CompanyLabel company={company} /> : null
}
