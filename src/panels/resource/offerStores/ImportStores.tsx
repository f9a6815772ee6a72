import type { Resource } from "../../../contract/resource/resource.ts"
import { offerStores } from "../../../contract/resources/offerStores.ts"
import { ImportDialog } from "../../../resource/importing/ImportDialog.tsx"

interface Props {
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Makes offer stores from a file. */
const ImportStores = (props: Props) => (
  <ImportDialog {...props} resource={offerStores as unknown as Resource} />
)

export default ImportStores
