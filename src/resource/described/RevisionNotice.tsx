import type { Resource } from "../../contract/resource/resource.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { moves } from "./described.css.ts"
import type { DescribedRow } from "./describedRow.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { revisionPrefix } from "./revision.ts"

interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
  readonly onOpen: (open: string) => void
}

/** Tells that a record in use is changed through a draft, and begins one. */
export const RevisionNotice = ({ resource, row, onOpen }: Props) => {
  const { say } = useRecordReader(resource)
  return (
    <Notice tone="info">
      <span className={moves}>
        {say("revisionText")}
        <Button size="small" onPress={() => onOpen(`${revisionPrefix}${row._id}`)}>
          {say("revise")}
        </Button>
      </span>
    </Notice>
  )
}
