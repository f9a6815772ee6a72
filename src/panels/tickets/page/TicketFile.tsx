import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import * as css from "../../../business/conversation/Thread.css.ts"
import type { Reference } from "../../../contract/resource/field.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useReadFile } from "../../../resource/described/useReadFile.ts"
import { saveBlob } from "../../../resource/saveFile.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { Icon } from "../../../ui/icon/Icon.tsx"
import { file as fileIcon } from "../../../ui/icon/icons.ts"
import { download } from "../../../ui/icon/listIcons.ts"
import { usePageWords } from "./words.ts"

/** A file somebody sent with a message, to download. */
export const TicketFile = ({ file }: { readonly file: Reference }) => {
  const say = usePageWords()
  const read = useReadFile()
  const saving = useTask<ApiError>()
  const { _id, label: name } = file
  return (
    <span className={css.fileRow}>
      <Icon shape={fileIcon} size={20} />
      <span className={css.fileName} role={saving.error && "alert"}>
        {saving.error ? say("fileFailed", { name }) : name}
      </span>
      <IconButton
        icon={download}
        label={say("download", { name })}
        busy={saving.busy}
        onPress={() => saving.run(Effect.map(read(_id), (blob) => saveBlob(name, blob)))}
      />
    </span>
  )
}
