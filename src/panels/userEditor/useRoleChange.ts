import * as Effect from "effect/Effect"
import { useState } from "react"
import { type AccessChange, accessChange } from "../../business/permissions/accessChange.ts"
import type { AccessTarget } from "../../business/permissions/AccessTarget.ts"
import { factsOf, rolesOf } from "../../business/permissions/factsOf.ts"
import { permissionTargets } from "../../business/permissions/permissionTargets.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import type { SaveWay } from "../../resource/editor/saveWay.ts"
import type { UserDraft } from "./userDraft.ts"
import { rolesOf as rolesIn } from "./userTexts.ts"

/** A change of access that is asked about, and how the user is saved once it is confirmed. */
export interface AskedChange {
  readonly change: AccessChange
  readonly way: SaveWay
}

interface Options {
  readonly draft: UserDraft
  readonly screens: ReadonlyArray<AccessTarget> | undefined
  readonly save: (way: SaveWay) => void
}

/**
 * Asks before roles that replace somebody's default set are saved, or the last role that did is taken away: what opens
 * and what closes. Where that cannot be worked out, it is saved without the question.
 */
export const useRoleChange = ({ draft, screens, save }: Options) => {
  const { client, locale } = usePanel()
  const viewer = useValue(client.session.user)
  const [request, ask] = useState<AskedChange>()
  const check = useTask<never>()

  const changeOf = Effect.fnUntraced(function* (id: number, next: ReadonlyArray<number>) {
    const before = yield* factsOf(client.api, viewer, id)
    const after = { ...before, roles: yield* rolesOf(client.api, next) }
    return accessChange(before, after, screens ?? permissionTargets(locale))
  })
  const saveOrAsk = (way: SaveWay) => {
    const id = draft.user.peek().data?.id
    if (id === undefined || !draft.text.changed.peek().includes("roles")) return save(way)
    const change = changeOf(id, rolesIn(draft.text.texts.peek().roles))
    check.run(
      Effect.matchEffect(change, {
        onSuccess: (found) => Effect.sync(() => (found ? ask({ change: found, way }) : save(way))),
        onFailure: () => Effect.sync(() => save(way)),
      }),
    )
  }
  return {
    saveOrAsk,
    request,
    close: () => ask(undefined),
    confirm: () => {
      ask(undefined)
      if (request) save(request.way)
    },
  }
}
