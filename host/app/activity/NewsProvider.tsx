import { lazy, type ReactNode, Suspense, useMemo, useState } from "react"
import { NewsContext } from "./NewsContext.ts"

const NewsPoll = lazy(() => import("./NewsPoll.tsx"))

/** Shares the count of unread news between the bell and its sheet. */
export const NewsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [unread, setUnread] = useState<number>()
  const count = useMemo(() => ({ unread, setUnread }), [unread])
  return (
    <NewsContext value={count}>
      <Suspense fallback={null}>
        <NewsPoll />
      </Suspense>
      {children}
    </NewsContext>
  )
}
