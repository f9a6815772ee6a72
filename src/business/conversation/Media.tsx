import * as Effect from "effect/Effect"
import { Suspense, useEffect, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { isPicture } from "../../contract/files/fileType.ts"
import type { Message } from "../../contract/contact/message.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { useReadFile } from "../../resource/described/useReadFile.ts"
import { saveBlob } from "../../resource/saveFile.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { file as fileIcon } from "../../ui/icon/icons.ts"
import { download } from "../../ui/icon/listIcons.ts"
import { Link } from "../../ui/link/Link.tsx"
import { contactCentreWords } from "./words.ts"
import * as css from "./Thread.css.ts"
import { useSaid } from "./useSaid.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const PictureDialog = lazily(() => import("./PictureDialog.tsx"))

/** The address of a stored file's bytes while it is shown; "failed" where it cannot be read. */
const useBytes = (id: RecordId | undefined) => {
  const read = useReadFile()
  const [found, setFound] = useState<{ readonly address: string; readonly type: string } | "failed">()
  const key = id === undefined ? undefined : idKey(id)
  useEffect(() => {
    if (id === undefined) return undefined
    let address: string | undefined
    const stop = Effect.runCallback(
      Effect.match(read(id), {
        onSuccess: (blob) => {
          address = URL.createObjectURL(blob)
          setFound({ address, type: blob.type })
        },
        onFailure: () => setFound("failed"),
      }),
    )
    return () => {
      stop()
      if (address !== undefined) URL.revokeObjectURL(address)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the id as text, which stays the same
  }, [read, key])
  return found
}

interface ShownProps {
  readonly name: string
  /** Address of the file's bytes; undefined until they are loaded. */
  readonly address: string | undefined
  readonly onDownload: () => void
}

/** A part of a picture, which opens it whole. */
const Picture = ({ name, address, onDownload }: ShownProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  const [isOpen, setOpen] = useState(false)
  if (address === undefined) return <span className={css.media} />
  return (
    <>
      <button
        type="button"
        className={css.media}
        aria-label={say("openPicture", { name })}
        onClick={() => setOpen(true)}
      >
        <img className={css.image} src={address} alt={name} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PictureDialog {...{ name, address, onDownload }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

interface StoredProps {
  readonly message: Message
  readonly id: RecordId
}

const Stored = ({ message, id }: StoredProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const read = useReadFile()
  const saving = useTask<ApiError>()
  const { kind, mediaType, mediaName } = message
  const isShown = kind === "IMAGE" || kind === "AUDIO" || isPicture(mediaType ?? "")
  const bytes = useBytes(isShown ? id : undefined)
  const name = mediaName ?? said({ ...message, body: null })
  const here = bytes === "failed" ? undefined : bytes
  const save = () => saving.run(Effect.map(read(id), (blob) => saveBlob(name, blob)))
  const saver = (
    <IconButton icon={download} label={say("download", { name })} busy={saving.busy} onPress={save} />
  )
  if (kind === "AUDIO" && here?.type.startsWith("audio/"))
    return (
      <span className={css.fileRow}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what a customer said has no captions */}
        <audio controls src={here.address} aria-label={name} />
        {saver}
      </span>
    )
  if (isShown && kind !== "AUDIO" && bytes !== "failed" && (!here || isPicture(here.type)))
    return <Picture name={name} address={here?.address} onDownload={save} />
  return (
    <span className={css.fileRow}>
      <Icon shape={fileIcon} size={20} />
      <span className={css.fileName}>{saving.error || bytes === "failed" ? say("mediaFailed") : name}</span>
      {saver}
    </span>
  )
}

/** The host of an address that may be opened; undefined for any that is not https. */
const hostOf = (address: string) => {
  const { protocol, host } = URL.parse(address) ?? {}
  return protocol === "https:" ? host : undefined
}

/** A file somewhere else: opened only when somebody asks, because its owner would learn who looks. */
const Elsewhere = ({ message, address }: { readonly message: Message; readonly address: string }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const host = hostOf(address)
  if (host === undefined) return <span>{said({ ...message, body: null })}</span>
  return (
    <span className={css.fileRow}>
      <Icon shape={fileIcon} size={20} />
      <Link href={address} target="_blank" rel="noopener noreferrer">
        {say("openFile", { host })}
      </Link>
    </span>
  )
}

/** A message's file: a picture, something to listen to, or a name to download. */
export const Media = ({ message }: { readonly message: Message }) => {
  const { client } = usePanel()
  const hasFiles = client.extras("main").peek()?.has("files") === true
  const { mediaId, mediaUrl } = message
  const said = useSaid()
  if (mediaId && (hasFiles || !mediaUrl))
    return hasFiles ? (
      <Stored message={message} id={mediaId} />
    ) : (
      <span>{said({ ...message, body: null })}</span>
    )
  return mediaUrl ? <Elsewhere message={message} address={mediaUrl} /> : null
}
