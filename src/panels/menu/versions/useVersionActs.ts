import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import { menuVersions as calls, type VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { useVersionWords } from "./words.ts"

type Failure = ApiError | RefusalOf<typeof calls.restore>

/** Ways to publish a menu and to restore versions. The host is asked before each. */
export const useVersionActs = (company: RecordId, onPage: (page: VersionPage) => void) => {
  const { client, before } = usePanel()
  const { model } = useMenuEdit()
  const say = useVersionWords()
  const explain = useExplain()
  const { busy, error, run } = useTask<Failure>()
  const { api } = client
  return {
    busy,
    error:
      error &&
      ("_tag" in error &&
      (error._tag === "ValueTaken" ||
        error._tag === "UnknownReference" ||
        error._tag === "RecordInUse" ||
        error._tag === "MoveRefused")
        ? say("refused")
        : explain(error as ApiError)),
    publish: (note: string, done: () => void) => {
      const body = note === "" ? {} : { note }
      const permission = before({ panel: "menu", type: "publish", detail: body })
      const call = Effect.map(api.call(calls.publish, { params: { company }, body }), onPage)
      run(Effect.andThen(permission, Effect.andThen(model.send(), Effect.map(call, done))))
    },
    restore: (number: number, done: () => void) => {
      const permission = before({ panel: "menu", type: "restore", detail: { number } })
      const call = Effect.map(api.call(calls.restore, { params: { company, number } }), onPage)
      const loaded = Effect.andThen(call, model.load())
      run(Effect.andThen(permission, Effect.andThen(model.send(), Effect.map(loaded, done))))
    },
  }
}
