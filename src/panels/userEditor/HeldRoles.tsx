import { useEffect, useRef, useState } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { lock, x } from "../../ui/icon/icons.ts"
import type { TabProps } from "./tabs.ts"
import { heldRoles as heldStyle, none } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"
import { rolesOf } from "./userTexts.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

/** The roles a user holds, each with a Remove button. */
export const HeldRoles = ({ draft, isReadOnly }: TabProps) => {
  const say = useWords("userEditor", userEditorWords)
  const titleOf = useRoleTitles(draft)
  const roles = useValue(draft.roles)
  const roleIds = rolesOf(useValue(draft.text.texts).roles)
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<{ readonly at: number }>()

  // The pressed button has disappeared, so the focus moves to the one in its place.
  useEffect(() => {
    if (!removed || !list.current) return
    const buttons = list.current.querySelectorAll<HTMLElement>("button")
    ;(buttons[Math.min(removed.at, buttons.length - 1)] ?? list.current).focus()
  }, [removed])

  const isWaiting = roles._tag === "Loading" && !roles.data
  return (
    <ul ref={list} className={heldStyle} aria-label={say("assigned")} tabIndex={-1}>
      {roleIds.length === 0 && <li className={none}>{say("noRole")}</li>}
      {roleIds.map((id, at) => (
        <li key={id}>
          {isWaiting ? <Skeleton width={160} /> : titleOf(id)}
          {roles.data?.some((role) => role.id === id && role.isCoreRole) && (
            <Chip tone="line" icon={lock}>
              {say("core")}
            </Chip>
          )}
          {!isReadOnly && (
            <IconButton
              icon={x}
              size="small"
              label={say("removeRole", { title: titleOf(id) })}
              onPress={() => {
                draft.withdraw(id)
                setRemoved({ at })
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
