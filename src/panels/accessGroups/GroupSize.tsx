import type { RowOf } from "../../contract/resource/resource.ts"
import { accessGroups } from "../../contract/resources/accessGroups.ts"
import { useReader } from "../../resource/described/useReader.ts"

/** Number of permissions a group gives. */
const GroupSize = ({ row }: { readonly row: RowOf<typeof accessGroups> }) => {
  const { word } = useReader(accessGroups)
  return word("held", { count: row.permissions.length })
}

export default GroupSize
