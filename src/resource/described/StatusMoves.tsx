import { Suspense, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { Button } from "../../ui/button/Button.tsx"
import { moves as movesStyle } from "./described.css.ts"
import type { DescribedRow } from "./describedRow.ts"
import { moveLabel } from "./moves.ts"
import { StatusMark } from "./StatusMark.tsx"
import { useReader } from "./useReader.ts"
import { useMovesOf } from "./useMovesOf.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const MoveDialog = lazily(() => import("./MoveDialog.tsx"))

interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
  readonly mayWrite: boolean
  readonly onChanged: (answer: Partial<DescribedRow>) => void
}

/** A record's status, and the moves it offers, in the head of its editor. */
export const StatusMoves = ({ resource, row, mayWrite, onChanged }: Props) => {
  const { word } = useReader(resource)
  const [to, setTo] = useState<string>()
  const moves = useMovesOf(resource, row)
  if (row.status === undefined) return null
  const offered = mayWrite ? moves : []
  return (
    <div className={movesStyle}>
      <StatusMark resource={resource} status={row.status} />
      {offered.map((next) => (
        <Button key={next} size="small" onPress={() => setTo(next)}>
          {moveLabel(resource, word, next, row.status)}
        </Button>
      ))}
      {to !== undefined && (
        <Suspense>
          <MoveDialog {...{ resource, row, onChanged }} first={to} onClose={() => setTo(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
