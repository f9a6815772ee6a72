import type { Resource } from "../../../contract/resource/resource.ts"
import { leads } from "../../../contract/resources/leads.ts"
import { ImportDialog } from "../../../resource/importing/ImportDialog.tsx"

interface Props {
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Makes leads from a file. */
const ImportLeads = (props: Props) => <ImportDialog {...props} resource={leads as unknown as Resource} />

export default ImportLeads
