import { useState } from "react"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import type { VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { SideSheet } from "../../../ui/dialog/SideSheet.tsx"
import { chevronLeft } from "../../../ui/icon/listIcons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import * as sheet from "../sheet.css.ts"
import { SheetHead } from "../SheetHead.tsx"
import { DraftView } from "./DraftView.tsx"
import { useOlderVersions } from "./useOlderVersions.ts"
import { useVersionActs } from "./useVersionActs.ts"
import { VersionList } from "./VersionList.tsx"
import { VersionView } from "./VersionView.tsx"
import * as css from "./versions.css.ts"
import { useVersionWords } from "./words.ts"

interface Props {
  readonly page: VersionPage
  readonly store: MenuStore
  /** The sheet begins with the changes that wait, or with all versions. */
  readonly begins: "draft" | "list"
  readonly onPage: (page: VersionPage) => void
  readonly onClose: () => void
}

/** Sheet of a menu's versions: what waits to be published, what each changed, and the ways back. */
const Versions = ({ page: newest, store, begins, onPage, onClose }: Props) => {
  const say = useVersionWords()
  const older = useOlderVersions(newest, store._id)
  const { page } = older
  const acts = useVersionActs(store._id, onPage)
  const [opened, setOpened] = useState<number | "draft" | undefined>(begins === "draft" ? "draft" : undefined)
  const title =
    opened === "draft"
      ? say("draftTitle")
      : opened === undefined
        ? say("versions")
        : say("version", { number: opened })
  const toList = () => setOpened(undefined)
  return (
    <SideSheet label={title} onClose={onClose}>
      <div className={sheet.sheet}>
        <SheetHead
          {...{ title, onClose }}
          start={
            opened !== undefined && <IconButton icon={chevronLeft} label={say("back")} onPress={toList} />
          }
        />
        {opened === undefined ? (
          <div className={css.scroll}>
            <VersionList {...{ page, store }} onOpen={setOpened} />
            {page.hasMore && (
              <div className={css.end}>
                {older.error && <Notice tone="danger">{older.error}</Notice>}
                <Button busy={older.busy} onPress={older.load}>
                  {say("older")}
                </Button>
              </div>
            )}
          </div>
        ) : opened === "draft" ? (
          <DraftView {...{ page, store, acts }} onDone={toList} />
        ) : (
          <VersionView key={opened} number={opened} {...{ page, store, acts }} onDone={toList} />
        )}
      </div>
    </SideSheet>
  )
}

export default Versions
