import { useEffect, useRef, useState } from "react"
import type { SavedView } from "../../contract/views/savedViews.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { chevronDown } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import type { List } from "../List.ts"
import { defaultView, type ListView, sameView } from "../ListView.ts"
import { bookmark } from "./bookmark.ts"
import { isShown, shownOf, viewOf } from "./shown.ts"
import { type SavedViewsModel, useSavedViews } from "./useSavedViews.ts"
import { ViewDialog } from "./ViewDialog.tsx"
import { viewItem, viewItems } from "./viewItems.ts"
import { viewWords } from "./words.ts"

interface Props {
  readonly list: List
}

const noViews: ReadonlyArray<SavedView> = []

const initialOf = ({ spec }: List): ListView => ({
  ...defaultView,
  ...spec.startsSorted,
})

/** Opens a list nobody set in any way with the view the person made their default. */
const useDefaultView = (list: List, { remote, choose }: SavedViewsModel) => {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || remote._tag !== "Here") return
    isDone.current = true
    const view = remote.data.views.find(({ isDefault }) => isDefault)
    if (!view || !sameView(list.model.request.peek().view, initialOf(list))) return
    choose(idKey(view._id))
    list.model.setView(viewOf(view.shown))
  }, [list, remote, choose])
}

/** A view that is saved or deleted without a dialog of its own tells at the foot when that failed. */
const useFailureNotice = ({ error, clear }: SavedViewsModel, isOpen: boolean) => {
  const say = useWords("views", viewWords)
  const explain = useExplain()
  const notify = useSnackbar()
  useEffect(() => {
    if (!error || isOpen) return
    notify(say("failed"), { text: error._tag === "ValueTaken" ? say("nameTaken") : explain(error) })
    clear()
  }, [error, isOpen, say, explain, notify, clear])
}

type Open = "new" | "edit" | "remove"

/** The open dialog over the list: a view's form, or the confirmation before it is deleted. */
const ViewDialogs = ({
  views,
  open,
  current,
  view,
  onClose,
}: {
  readonly views: SavedViewsModel
  readonly open: Open | undefined
  readonly current: SavedView | undefined
  readonly view: ListView
  readonly onClose: () => void
}) => {
  const say = useWords("views", viewWords)
  const explain = useExplain()
  const { busy: isBusy, error, remote } = views
  if (open === "remove" && current)
    return (
      <ConfirmDialog
        isOpen
        title={say("removeTitle")}
        description={say(current.isShared ? "removeSharedText" : "removeText", { name: current.name })}
        confirmLabel={say("removeNow")}
        busyLabel={say("removing")}
        cancelLabel={say("cancel")}
        isBusy={isBusy}
        error={error && error._tag !== "ValueTaken" ? explain(error) : undefined}
        onConfirm={() => views.remove(current, onClose)}
        onCancel={onClose}
      />
    )
  if (open !== "new" && open !== "edit") return null
  const of = open === "edit" ? current : undefined
  return (
    <ViewDialog
      {...{ of, isBusy, error, onClose }}
      mayShare={remote.data?.mayShare ?? false}
      onSave={(draft) =>
        of ? views.save(of, draft, onClose) : views.create({ ...draft, shown: shownOf(view) }, onClose)
      }
    />
  )
}

/** The views people keep of a list: chosen, kept, changed, shared and deleted. */
const SavedViews = ({ list }: Props) => {
  const { model, spec } = list
  const say = useWords("views", viewWords)
  const views = useSavedViews(spec.name)
  const { view } = useValue(model.request)
  const [open, setOpen] = useState<Open>()
  useDefaultView(list, views)
  useFailureNotice(views, open !== undefined)
  const all = views.remote.data?.views ?? noViews
  const same = all.find(({ shown }) => isShown(view, shown))
  const current = all.find(({ _id }) => idKey(_id) === views.chosen) ?? same
  const isChanged = current !== undefined && !isShown(view, current.shown)
  const close = () => {
    views.clear()
    setOpen(undefined)
  }
  const act = (id: string) => {
    const next = all.find(({ _id }) => `${viewItem}${_id}` === id)
    if (next || id === "initial") {
      views.choose(next && idKey(next._id))
      return model.setView(next ? viewOf(next.shown) : initialOf(list))
    }
    if (id === "overwrite" && current) return views.save(current, { shown: shownOf(view) })
    if (id === "default" && current) return views.save(current, { isDefault: !current.isDefault })
    return setOpen(id as Open)
  }
  const name = current ? (isChanged ? say("changed", { name: current.name }) : current.name) : say("views")
  return (
    <>
      <Menu
        label={say("views")}
        placement="bottom end"
        trigger={
          <Button tone="quiet" icon={bookmark} iconEnd={chevronDown} collapsesToIcon>
            {name}
          </Button>
        }
        items={viewItems(say, all, current, isChanged)}
        onAction={act}
        onOpen={() => views.remote._tag === "Failed" && views.reload()}
      />
      <ViewDialogs {...{ views, open, current, view }} onClose={close} />
    </>
  )
}

export default SavedViews
