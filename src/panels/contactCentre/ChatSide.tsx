import { memo, Suspense, useMemo, useState } from "react"
import { queues } from "../../contract/contact/contact.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { ellipsis, plus } from "../../ui/icon/icons.ts"
import { listFilter } from "../../ui/icon/listIcons.ts"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Menu } from "../../ui/menu/Menu.tsx"
import { OptionList } from "../../ui/optionList/OptionList.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { ChatRow, rowHeight } from "./ChatRow.tsx"
import * as css from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { useChatTimes } from "../../business/conversation/useChatTimes.ts"
import type { ContactSide } from "./useContactCentre.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const NewContactDialog = lazily(() => import("./NewContactDialog.tsx"))

interface Props {
  readonly side: ContactSide
}

const Finder = ({ side: { filter, setFilter, list } }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  return (
    <div className={css.finder}>
      <span className={css.wide}>
        <SearchField
          label={say("search")}
          placeholder={say("search")}
          value={filter.search}
          clearLabel={say("clearSearch")}
          onChange={(search) => setFilter({ search })}
        />
      </span>
      {list?.counts && !filter.isClosed ? (
        <SegmentedControl
          label={say("queues")}
          size="small"
          options={queues.map((id) => ({ id, label: say(`queue.${id}`, { count: list.counts?.[id] ?? 0 }) }))}
          value={filter.queue}
          onChange={(queue) => setFilter({ queue })}
        />
      ) : null}
    </div>
  )
}

/** Reason why the list is empty, with the next step. */
const Nobody = ({ side: { filter, setFilter, list } }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { search, queue, isClosed } = filter
  const clear = (
    <Button onPress={() => setFilter({ search: "", queue: "all", isClosed: false })}>{say("clear")}</Button>
  )
  if (search.trim() !== "")
    return <EmptyState title={say("noneFound")} text={say("noneFoundText", { search })} action={clear} />
  if (!list?.counts) return <EmptyState title={say("noContacts")} text={say("noContactsText")} />
  if (queue !== "all" || isClosed)
    return <EmptyState title={say("noneHere")} text={say("noneHereText")} action={clear} />
  return <EmptyState title={say("none")} text={say("noneText")} />
}

const List = ({ side }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const today = useChatTimes().today()
  const { list, problem, isRetrying, reload, selected, select, loadMore } = side
  const rows = useMemo(() => list?.chats.map((chat) => ({ id: chat._id, chat })) ?? [], [list])
  if (!list && problem)
    return <LoadFailure title={say("loadFailed")} error={problem} busy={isRetrying} onRetry={reload} />
  if (!list) return <LoadingBar />
  if (rows.length === 0) return <Nobody side={side} />
  return (
    <OptionList
      label={list.counts ? say("conversations") : say("contacts")}
      items={rows}
      selected={selected?._id}
      rowHeight={rowHeight}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onSelect={(row) => select(row?.chat)}
      onEnd={list.next === undefined ? undefined : loadMore}
    >
      {({ chat }, place) => <ChatRow {...{ chat, place, today }} />}
    </OptionList>
  )
}

interface SideProps extends Props {
  readonly mayAdd: boolean
  /** Address of the screen where frequently sent texts are edited; undefined if the host has none. */
  readonly repliesHref: string | undefined
  readonly templatesHref: string | undefined
}

/** The way to where canned replies and templates are written, where the host has such screens. */
const Texts = ({ side: { mayWrite }, repliesHref, templatesHref }: Omit<SideProps, "mayAdd">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { client, navigation } = usePanel()
  const hasLists = useValue(client.extras("contactCentre"))?.has("resources") === true
  const texts = { replies: repliesHref, templates: templatesHref }
  const items = (["replies", "templates"] as const).flatMap((id) =>
    texts[id] === undefined ? [] : [{ id, label: say(`texts.${id}`) }],
  )
  if (!hasLists || !mayWrite || items.length === 0) return null
  return (
    <Menu
      label={say("more")}
      trigger={<IconButton icon={ellipsis} label={say("more")} />}
      items={items}
      onAction={(id) => navigation.push(texts[id] ?? "")}
    />
  )
}

/** The contacts or conversations there are: search, queues, and the way to a new contact. */
export const ChatSide = memo((props: SideProps) => {
  const { side, mayAdd } = props
  const say = useWords("contactCentre", contactCentreWords)
  const { readOnly } = usePanel()
  const [isAdding, setAdding] = useState(false)
  const { list, filter, setFilter } = side
  return (
    <div className={css.pane} aria-busy={!list && !side.problem}>
      <div className={css.head}>
        <h2 className={css.heading}>
          {side.isByContact || (list && !list.counts) ? say("contacts") : say("conversations")}
        </h2>
        {list?.counts ? (
          <Menu
            label={say("filter")}
            trigger={<IconButton icon={listFilter} label={say("filter")} />}
            items={(["open", "closed"] as const).map((id) => ({
              id,
              label: say(id),
              isSelected: filter.isClosed === (id === "closed"),
            }))}
            onAction={(id) => setFilter({ isClosed: id === "closed", queue: "all" })}
          />
        ) : null}
        {readOnly || !mayAdd ? null : (
          <IconButton icon={plus} label={say("add")} onPress={() => setAdding(true)} />
        )}
        <Texts {...props} />
      </div>
      <Finder side={side} />
      <List side={side} />
      {isAdding ? (
        <Suspense fallback={null}>
          <NewContactDialog side={side} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </div>
  )
})
