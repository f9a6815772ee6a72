import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { licenses } from "../../../contract/resources/licenses.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { type DescribedRow, titleOf } from "../../../resource/described/describedRow.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { copy } from "../../../ui/icon/icons.ts"
import { strong } from "../../../ui/theme/text.css.ts"
import { useLicenseWords } from "./licenseWords.ts"

const resource = licenses as unknown as Resource

/** The end of a license's key; the whole one is copied, which the history records. */
const LicenseKey = ({ row }: { readonly row: DescribedRow }) => {
  const { client } = usePanel()
  const say = useLicenseWords()
  const showSnackbar = useSnackbar()
  const { busy, run } = useTask<ApiError>()
  const key = titleOf(resource, row)
  const copyKey = () => {
    const { reveal } = callsOf(resource)
    if (!reveal) return
    const asked = client.api.call(reveal, { params: { id: row._id }, body: { field: "key" } })
    const copying = Effect.flatMap(asked, ({ value }) =>
      Effect.tryPromise(() => navigator.clipboard.writeText(value ?? "")),
    )
    run(
      Effect.matchEffect(copying, {
        onSuccess: () => Effect.sync(() => showSnackbar(say("copied"))),
        onFailure: () => Effect.sync(() => showSnackbar(say("copyFailed"))),
      }),
    )
  }
  return (
    <span className={strong}>
      {key}
      <IconButton icon={copy} size="small" busy={busy} label={say("copy", { key })} onPress={copyKey} />
    </span>
  )
}

export default LicenseKey
