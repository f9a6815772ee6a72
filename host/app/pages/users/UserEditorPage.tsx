import { usePanel } from "balcao"
import { UserEditorPanel, type UserHeading, type UserTab, userTabs } from "balcao/user-editor"
import { useParams, useSearchParams } from "../../routing/navigation.ts"
import { useMemo, useState } from "react"
import { usePageHead } from "../../shell/pageHead.ts"
import { useLastQueries } from "../../shell/useLastQueries.ts"
import { useRoute } from "../../routing/useRoute.ts"
import { screensIn } from "../access/screens.ts"
import { platformCopyHref, platformEditorHref } from "./platformEditorHref.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"

const features = { title: false }

const identityList = "/user-management/users"
const platformList = "/user-user"

const tabOf = (param: string | null): UserTab => userTabs.find((tab) => tab === param) ?? "basic"

/** The open tab, kept in the address as `tab`. */
const useTabInUrl = () => {
  const [query, setQuery] = useSearchParams()
  const onTabChange = (tab: UserTab) =>
    setQuery(
      (former) => {
        const next = new URLSearchParams(former)
        if (tab === "basic") next.delete("tab")
        else next.set("tab", tab)
        return next
      },
      { replace: true },
    )
  return { tab: tabOf(query.get("tab")), onTabChange }
}

/** One user, new or edited (section 2). A new user at an address with an id starts as a copy of that user. */
const UserEditorPage = () => {
  const number = Number(useParams()["id"])
  const isNew = useRoute()?.path === "user-management/users/add"
  const subject = isNew ? { copyOf: number } : { userId: number }
  const [heading, onHeading] = useState<UserHeading>()
  usePageHead({ title: heading?.title, label: heading?.breadcrumbs.at(-1) })
  const { locale } = usePanel()
  const screens = useMemo(() => screensIn(locale), [locale])
  const [query] = useSearchParams()
  const isPlatform = query.get("from") === "user-user"
  const list = isPlatform ? platformList : identityList
  const listHref = list + useLastQueries()(list)
  return (
    <UserEditorPanel
      {...{ ...subject, listHref, onHeading, features, screens }}
      {...(isPlatform && {
        source: "users",
        editHref: (id: number) => platformEditorHref({ id }),
        copyHref: platformCopyHref,
      })}
      {...useTabInUrl()}
      {...useHeldNavigation()}
    />
  )
}

export default UserEditorPage
