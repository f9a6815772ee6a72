import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import ImportDialog from "./ImportDialog.tsx"
import { ImportSteps } from "./ImportSteps.tsx"

interface Props {
  readonly resource: Resource
  readonly onDone: () => void
}

const nothing = () => {}

/** Brings a file into a list: planned and written by the server or, where it offers no imports, one record after the other. */
const ImportScreen = ({ resource, onDone }: Props) => {
  const offered = useValue(usePanel().client.extras("main"))
  if (offered?.has("imports") === false) return <ImportDialog {...{ resource, onDone }} onChanged={nothing} />
  return <ImportSteps {...{ resource, onDone }} />
}

export default ImportScreen
