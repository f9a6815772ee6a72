import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import { AcceptanceContext } from "./AcceptanceContext.ts"
import { AcceptanceDialog } from "./AcceptanceDialog.tsx"
import type { RequestedSwitch, Method } from "./acceptance.ts"

/** The methods saved since the list was loaded, by the rows they were read from: rows loaded anew are other ones. */
type Saved = ReadonlyMap<Method, Method>

/** Stands around a list of payment methods, asks before one of its switches takes effect, and keeps what was saved. */
const AcceptanceAround = ({ children }: { readonly children: ReactNode }) => {
  const [change, setChange] = useState<RequestedSwitch>()
  const [saved, setSaved] = useState<Saved>(new Map())
  const reload = useRef(() => {})
  const reloadBy = useCallback((how: () => void) => {
    reload.current = how
  }, [])
  const latest = useCallback((row: Method) => saved.get(row) ?? row, [saved])
  const acceptance = useMemo(() => ({ request: setChange, latest, reloadBy }), [latest, reloadBy])
  return (
    <AcceptanceContext.Provider value={acceptance}>
      {children}
      {change && (
        <AcceptanceDialog
          change={{ ...change, row: latest(change.row) }}
          onDone={() => setChange(undefined)}
          onStale={() => reload.current()}
          onSaved={(method) => {
            setSaved((former) => new Map(former).set(change.row, method))
            setChange(undefined)
            reload.current()
          }}
        />
      )}
    </AcceptanceContext.Provider>
  )
}

export default AcceptanceAround
