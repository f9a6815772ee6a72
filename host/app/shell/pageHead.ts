import { createContext, use, useLayoutEffect } from "react"

/** A title and description that replace those of the route. A title alone leaves no description. */
export interface PageHead {
  readonly title?: string | undefined
  /** Its shorter name at the end of the breadcrumbs. */
  readonly label?: string | undefined
  readonly description?: string | undefined
}

export const PageHeadContext = createContext<(head: PageHead | undefined) => void>(() => {})

/** Sets the page head from its content, such as the edited record, until the screen unmounts. */
export const usePageHead = ({ title, label, description }: PageHead): void => {
  const setHead = use(PageHeadContext)
  // Before the page is painted, because a longer head moves what is below it.
  useLayoutEffect(() => {
    setHead({ title, label, description })
    return () => setHead(undefined)
  }, [setHead, title, label, description])
}
