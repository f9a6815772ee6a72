import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { isAddress } from "../../contract/applications/addresses.ts"
import type { TextsOf } from "../../resource/described/recordTexts.ts"
import type { applicationRecords } from "../../contract/applications/applicationRecords.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import { useReadFile } from "../../resource/described/useReadFile.ts"
import { useServedAddress } from "../../frame/useServedAddress.ts"
import { usePicture } from "../../ui/file/usePicture.ts"

/** A style while it is written. */
export interface StyleDraft {
  readonly title: string
  readonly footer: string
  /** Left out while it is no color, so that the platform's stays. */
  readonly accent: string | undefined
  /** Possible addresses of the logo, the likeliest first; none without a logo. */
  readonly logo: ReadonlyArray<string>
  readonly background: ReadonlyArray<string>
}

/** Possible addresses of a picture of the draft: another host's, or the file that was sent. */
const useDraftPicture = (text = ""): ReadonlyArray<string> => {
  const read = useReadFile()
  const id = referenceOf(text)?._id
  const isElsewhere = isAddress(id)
  const load = useMemo(
    () =>
      id === undefined || isElsewhere
        ? undefined
        : (signal: AbortSignal) => Effect.runPromise(read(id), { signal }),
    [read, id, isElsewhere],
  )
  const file = usePicture(load)
  const address = isElsewhere ? id : undefined
  const served = useServedAddress(address?.startsWith("/") ? undefined : address)
  return [served, address, file].filter((one) => one !== undefined)
}

/** The style the fields amount to. */
export const useStyleDraft = (texts: TextsOf<typeof applicationRecords>, unnamed: string): StyleDraft => {
  const text = (name: keyof typeof texts) => texts[name]?.trim() ?? ""
  const logo = useDraftPicture(texts.logo)
  const background = useDraftPicture(texts.backgroundLogin)
  const title = text("titleTab") || text("name") || unnamed
  const color = text("primaryColor")
  return {
    title,
    footer: text("footerTitle") || title,
    accent: /^#[\da-f]{6}$/i.test(color) ? color : undefined,
    logo,
    background,
  }
}
