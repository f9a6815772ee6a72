import { accessGroups } from "../../contract/resources/accessGroups.ts"
import { useReader } from "../../resource/described/useReader.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"

/** Number of permissions a group gives. */
const GroupSize = ({ row }: { readonly row: DescribedRow }) => {
  const { word } = useReader(accessGroups)
  return word("held", { count: ((row["permissions"] ?? []) as ReadonlyArray<string>).length })
}

export default GroupSize
