import { createContext, use, useEffect } from "react"

/** What a screen says of itself instead of what the table of routes says. */
export interface PageHead {
  readonly title?: string | undefined
  /** Its shorter name at the end of the breadcrumbs. */
  readonly label?: string | undefined
  readonly description?: string | undefined
}

export const PageHeadContext = createContext<(head: PageHead | undefined) => void>(() => {})

/** Names the page by what is on it, such as the record that is edited; until the screen is left. */
export const usePageHead = ({ title, label, description }: PageHead): void => {
  const setHead = use(PageHeadContext)
  useEffect(() => {
    setHead({ title, label, description })
    return () => setHead(undefined)
  }, [setHead, title, label, description])
}
