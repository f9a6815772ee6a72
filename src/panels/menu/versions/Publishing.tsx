import { Suspense, useMemo, useState } from "react"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import { menuVersions as calls, type VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { history } from "../../../ui/icon/icons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { useVersionWords } from "./words.ts"

const Versions = lazily(() => import("./Versions.tsx"))

interface Props {
  readonly store: MenuStore
}

/** The versions of a menu, read again after each change of it. */
const useVersionPage = ({ store }: Props) => {
  const { client } = usePanel()
  const { model } = useMenuEdit()
  const menuVersion = useValue(model.loaded).data?.version
  const company = store._id
  const load = useMemo(
    () => client.api.call(calls.list, { params: { company }, query: {} }),
    // oxlint-disable-next-line react/exhaustive-deps -- each change is one more that waits, or joins a version
    [client, company, menuVersion],
  )
  const { remote, reload } = useRemote(load)
  const [answer, setAnswer] = useState<{ readonly of: typeof load; readonly page: VersionPage }>()
  const page = answer?.of === load ? answer.page : remote.data
  return { page, reload, setPage: (next: VersionPage) => setAnswer({ of: load, page: next }) }
}

const Offered = ({ store }: Props) => {
  const say = useVersionWords()
  const { mayEdit } = useMenuEdit()
  const { page, setPage } = useVersionPage({ store })
  const [begins, setBegins] = useState<"draft" | "list">()
  if (!page) return null
  const { publishes, pending } = page
  return (
    <>
      <Button tone="quiet" icon={history} onPress={() => setBegins("list")}>
        {say("versions")}
      </Button>
      {publishes === "MANUAL" && mayEdit && (
        <Button tone="primary" isDisabled={pending === 0} onPress={() => setBegins("draft")}>
          {say("publish", { count: pending })}
        </Button>
      )}
      {begins && (
        <Suspense>
          <Versions {...{ store, page, begins }} onPage={setPage} onClose={() => setBegins(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Ways to a menu's versions and, where changes wait, to publish them. Absent where the server keeps none. */
export const Publishing = (props: Props) => {
  const { client } = usePanel()
  const extras = useValue(client.extras("main"))
  return extras?.has("menu-versions") ? <Offered {...props} /> : null
}
