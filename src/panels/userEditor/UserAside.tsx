import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { facts } from "../../resource/editor/facts.css.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import type { UserDraft } from "./userDraft.ts"
import { chips } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"
import { WorksFor } from "./WorksFor.tsx"
import { rolesOf } from "./userTexts.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

/** Facts beside the fields: the id, and the roles as saved; for a copy, the roles it will have. */
export const UserAside = ({ draft }: { readonly draft: UserDraft }) => {
  const say = useWords("userEditor", userEditorWords)
  const titleOf = useRoleTitles(draft)
  const user = useValue(draft.user).data
  const roles = useValue(draft.roles)
  const roleIds = rolesOf(useValue(user ? draft.text.base : draft.text.texts).roles)
  const isWaiting = roles._tag === "Loading" && !roles.data
  return (
    <dl className={facts}>
      {user && (
        <>
          <dt>{say("id")}</dt>
          <dd>{user.id}</dd>
          <WorksFor id={user.id} draft={draft} />
        </>
      )}
      <dt data-wide>{say("roles")}</dt>
      <dd data-wide>
        {roleIds.length === 0 && <span className={subtle}>{say("noRole")}</span>}
        <span className={chips}>
          {roleIds.map((id) =>
            isWaiting ? <Skeleton key={id} width={80} /> : <Chip key={id}>{titleOf(id)}</Chip>,
          )}
        </span>
      </dd>
    </dl>
  )
}
