interface Template {
  readonly body?: unknown
  readonly language?: unknown
  readonly edition?: unknown
}

/** The edition of a template once it is saved: the next one where its text, or what it is written in, is another. */
export const editionOf = ({ body, language }: Template, before: Template | undefined): number => {
  const former = Number(before?.edition ?? 0)
  const isSame =
    before !== undefined &&
    (body === undefined || body === before.body) &&
    (language === undefined || language === before.language)
  return isSame && former > 0 ? former : former + 1
}
