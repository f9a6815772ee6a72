import type { people } from "../../contract/resources/people.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { Suspense, useMemo, useState } from "react"
import { registry, type SamePerson } from "../../contract/people/registry.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { circleCheck } from "../../ui/icon/icons.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "../../business/personRows.css.ts"
import { usePeopleWords } from "./words.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const MergePeople = lazily(() => import("./MergePeople.tsx"))

interface Props {
  readonly row: RowOf<typeof people>
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<RowOf<typeof people>>) => void
}

/** Other records that may be of the same person, each of which can be merged into this one. */
const Duplicates = ({ row, isReadOnly, onChanged }: Props) => {
  const { client } = usePanel()
  const say = usePeopleWords()
  const [other, setOther] = useState<SamePerson>()
  const load = useMemo(
    () => client.api.call(registry.duplicates, { body: { id: row._id } }),
    [client, row._id],
  )
  const { remote, reload } = useRemote(load)
  const error = failure(remote)
  if (error) return <LoadFailure title={say("failed")} error={error} onRetry={reload} />
  if (remote._tag === "Here" && remote.data.length === 0)
    return <EmptyState icon={circleCheck} title={say("none")} text={say("noneText")} />
  return (
    <>
      <ul className={css.rows} aria-label={say("duplicates")}>
        {remote.data?.map((same) => (
          <li key={same._id} className={css.row}>
            <span className={css.who}>
              <strong>
                {same.name} (#{same._id})
              </strong>
              <span className={subtle}>
                {say("by", { what: same.by.map((key) => say(`by.${key}` as "by.cpf")).join(", ") })}
              </span>
            </span>
            {!isReadOnly && (
              <Button size="small" onPress={() => setOther(same)}>
                {say("merge")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {other && (
        <Suspense>
          <MergePeople
            {...{ row, other }}
            onCurrent={onChanged}
            onMerged={(answer) => {
              setOther(undefined)
              onChanged(answer)
              reload()
            }}
            onClose={() => setOther(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

export default Duplicates
