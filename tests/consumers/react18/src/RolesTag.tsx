import type { PanelElement } from "balcao/elements"
import type {} from "balcao/elements/jsx"
import { useRef } from "react"

/** Only type-checked: what a page with the tag writes. */
export const RolesTag = () => {
  const tag = useRef<PanelElement<"balcao-roles">>(null)
  const addListener = () =>
    tag.current?.addEventListener("balcao-action", (event) => {
      if (event.detail.type === "remove") event.preventDefault()
    })
  return (
    <>
      <balcao-roles ref={tag} scheme="dark" onOpenChange={(id) => id?.length} onClick={addListener} />
      <balcao-user-editor user-id="7" tab="roles" onbalcao-event={({ detail }) => detail.type} />
      {/* @ts-expect-error a tab there is not */}
      <balcao-user-editor user-id={7} tab="nothing" />
      {/* @ts-expect-error not a whole number */}
      <balcao-user-editor user-id="seven" />
    </>
  )
}
