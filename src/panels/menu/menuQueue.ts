import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { keepTrying } from "../../api/keepTrying.ts"
import { keptDraft } from "../../api/keptDraft.ts"
import { perPerson, personOf } from "../../api/perPerson.ts"
import { isMenuChange } from "./menuChange.ts"
import { MenuModel } from "./menuModel.ts"

/** The menu of the store that is viewed, and what ends the sending of its changes. */
interface StoreMenu {
  readonly model: MenuModel
  end(): void
}

const makeStoreMenu = (client: Client, person: string): StoreMenu => {
  const company = client.session.company.peek()?._id
  if (company === undefined) throw new Error("A menu is that of the store being viewed.")
  const draft = keptDraft(client, `menu ${person}`)
  const former = draft.read()
  const saved = Array.isArray(former) ? former.filter(isMenuChange) : []
  const isPresent = () => personOf(client) === person
  const model = new MenuModel(client.api, { company, saved, isPresent })
  const send = () => void (isPresent() && Effect.runCallback(model.send()))
  let stopTrying: (() => void) | undefined
  const stopWatching = model.waiting.subscribe((all) => {
    draft.write(all.length === 0 ? undefined : all)
    if (all.length > 0) {
      stopTrying ??= keepTrying(client.api.outage, send)
      return send()
    }
    stopTrying?.()
    stopTrying = undefined
  })
  return {
    model,
    end: () => {
      stopWatching()
      stopTrying?.()
    },
  }
}

/** The menu of the user and the store they view, once that is known. Its changes are sent whether the panel is shown or not. */
export const storeMenuOf = perPerson(makeStoreMenu, ({ end }) => end())
