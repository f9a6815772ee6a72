import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { isAddress } from "../../contract/applications/addresses.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import { useReadFile } from "../../resource/described/useReadFile.ts"
import { usePicture } from "../../ui/file/usePicture.ts"

/** A style while it is written. */
export interface StyleDraft {
  readonly title: string
  readonly footer: string
  /** Left out while it is no color, so that the platform's stays. */
  readonly accent: string | undefined
  readonly logo: string | undefined
  readonly background: string | undefined
}

/** Where a picture of the draft is: elsewhere by its address, or read as the file that was sent. */
const useDraftPicture = (text = ""): string | undefined => {
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
  return isElsewhere ? id : file
}

/** The style the fields amount to. */
export const useStyleDraft = (texts: SummaryProps["texts"], unnamed: string): StyleDraft => {
  const text = (name: string) => texts[name]?.trim() ?? ""
  const logo = useDraftPicture(texts["logo"])
  const background = useDraftPicture(texts["backgroundLogin"])
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
