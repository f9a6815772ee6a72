import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { licenses } from "../../contract/resources/licenses.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { copy } from "../../ui/icon/icons.ts"
import { row as line, strong } from "../../ui/theme/text.css.ts"
import { copyLater } from "./copyLater.ts"
import { useLicenseWords } from "./words.ts"

const resource: Resource = licenses

/** All of a license's key: what the row has, or else what the server tells. */
const wholeKey = (api: Api, { _id: id, key }: RowOf<typeof licenses>): Effect.Effect<string, ApiError> => {
  const { reveal } = callsOf(resource)
  if (!reveal || !isMasked(key)) return Effect.succeed(key)
  return Effect.map(api.call(reveal, { params: { id }, body: { field: "key" } }), ({ value }) => value ?? "")
}

/** The end of a license's key; the whole one is copied, which the history records. */
const LicenseKey = ({ row }: { readonly row: RowOf<typeof licenses> }) => {
  const { api } = usePanel().client
  const say = useLicenseWords()
  const showSnackbar = useSnackbar()
  const explain = useExplain()
  const { busy, run } = useTask<ApiError>()
  const key = titleOf(resource, row)
  const copyKey = () => {
    const { copy: copyText, giveUp } = copyLater()
    const announce = (message: string) => Effect.sync(() => showSnackbar(message))
    run(
      Effect.matchEffect(wholeKey(api, row), {
        onSuccess: (whole) =>
          Effect.matchEffect(
            Effect.tryPromise(() => copyText(whole)),
            { onSuccess: () => announce(say("copied")), onFailure: () => announce(say("copyFailed")) },
          ),
        onFailure: (error) => {
          giveUp()
          return announce(explain(error))
        },
      }),
    )
  }
  return (
    <span className={`${line} ${strong}`}>
      {key}
      <IconButton icon={copy} size="small" busy={busy} label={say("copy", { key })} onPress={copyKey} />
    </span>
  )
}

export default LicenseKey
