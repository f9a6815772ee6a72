import { type ReactNode, Suspense, useMemo } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { switchPlace } from "../resourceList.css.ts"
import type { ListSay } from "../ListSpec.ts"
import { ListActions } from "./ListActions.tsx"
import { useParts } from "./parts.ts"

const BoardSwitch = lazily(() => import("./board/BoardSwitch.tsx"))

interface Options {
  readonly resource: Resource
  readonly mayWrite: boolean
  readonly isBoard: boolean
  readonly word: ListSay
  readonly onShow: (open: string | undefined) => void
  readonly onAct: (id: string) => void
}

/** The tools of the whole list: its own actions, and the link to its board. The same element until one of them changes. */
export const useListTools = ({ resource, mayWrite, isBoard, word, onShow, onAct }: Options): ReactNode => {
  const { listActions } = useParts()
  return useMemo(
    () =>
      listActions || resource.board ? (
        <>
          {resource.board && (
            <Suspense fallback={<i className={switchPlace} />}>
              <BoardSwitch {...{ isBoard, onShow }} />
            </Suspense>
          )}
          {listActions && <ListActions actions={listActions} {...{ mayWrite, word, onAct }} />}
        </>
      ) : null,
    [listActions, resource, isBoard, mayWrite, word, onAct, onShow],
  )
}
