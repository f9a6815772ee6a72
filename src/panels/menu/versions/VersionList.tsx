import { type MenuVersion, type VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import { diffKinds } from "../../../contract/menu/versions/menuDiff.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { history } from "../../../ui/icon/icons.ts"
import * as css from "./versions.css.ts"
import { useVersionWords, type VersionWords } from "./words.ts"

interface Props {
  readonly page: VersionPage
  readonly store: MenuStore
  /** Opens a version, or the draft. */
  readonly onOpen: (opened: number | "draft") => void
}

const summaryOf = (say: VersionWords, { number, counts, restored, isDraft, note }: MenuVersion): string => {
  const kinds = diffKinds.flatMap((kind) => {
    const count = counts[kind]
    return count === undefined ? [] : [`${say(kind)} ${count}`]
  })
  return [
    ...(note === undefined ? [] : [`“${note}”`]),
    ...(restored === undefined ? [] : [say("restoredFrom", { number: restored })]),
    ...(isDraft ? [say("setAside")] : []),
    ...(number === 1 ? [say("first")] : []),
    ...kinds,
  ].join(" · ")
}

/** The versions of a menu, the newest first. */
export const VersionList = ({ page, store, onOpen }: Props) => {
  const say = useVersionWords()
  const moment = useMoment(store)
  const { versions, pending, published } = page
  if (versions.length === 0)
    return <EmptyState icon={history} title={say("noVersions")} text={say("noVersionsText")} />
  const live = published ?? versions.find(({ isDraft }) => !isDraft)?.number
  return (
    <ul className={css.list}>
      {pending > 0 && (
        <li>
          <button type="button" className={css.version} onClick={() => onOpen("draft")}>
            <span className={css.name}>{say("draft")}</span>
            <span className={css.note}>{say("waiting", { count: pending })}</span>
          </button>
        </li>
      )}
      {versions.map((version) => (
        <li key={version.number}>
          <button type="button" className={css.version} onClick={() => onOpen(version.number)}>
            <span className={css.name}>
              {[
                say("version", { number: version.number }),
                moment(version.at),
                ...(version.by === undefined ? [] : [version.by]),
                ...(version.number === live ? [say("live")] : []),
                ...(version.isOpen ? [say("open")] : []),
              ].join(" · ")}
            </span>
            <span className={css.note}>{summaryOf(say, version)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
