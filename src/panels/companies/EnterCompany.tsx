import type { companies } from "../../contract/resources/companies.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useEffect, useRef } from "react"
import type { Company } from "../../contract/companies/company.ts"
import { opened } from "../../frame/panelGate.css.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { afterDialogs, isLost } from "../../frame/useLostFocus.ts"

interface Props {
  readonly row: RowOf<typeof companies>
  readonly onDone: () => void
}

/** The panel starts anew for another company: its first field, which is the search, has the focus then. */
const focusLater = (panel: HTMLElement) =>
  afterDialogs(() => void (isLost(panel) && panel.querySelector("input")?.focus()))

/** Views a company as the switch of the shell does; its screens then show what is its own. */
const EnterCompany = ({ row, onDone }: Props) => {
  const { session } = usePanel().client
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const panel = place.current?.closest(`.${opened}`)?.parentElement
    const { _id, name, type, shoppingFlow } = row as RowOf<typeof companies> & Company
    session.view({ _id, name, type, ...(shoppingFlow && { shoppingFlow }) } as Company)
    if (panel) focusLater(panel)
    onDone()
  }, [session, row, onDone])
  return <span ref={place} />
}

export default EnterCompany
