/**
 * Begins to copy a text that is not known yet, and copies it once it is told. Safari lets a page write only while a
 * press is handled, so the clipboard gets a promise at once; a browser that takes none writes the text later.
 */
export const copyLater = () => {
  let know: (text: Blob) => void = () => undefined
  let giveUp: () => void = () => undefined
  const known = new Promise<Blob>((resolve, reject) => {
    know = resolve
    giveUp = reject
  })
  const write = async () => navigator.clipboard.write([new ClipboardItem({ "text/plain": known })])
  const written = write().then(
    () => true,
    () => false,
  )
  // If nothing awaits the promise, its rejection is not an error.
  known.catch(() => undefined)
  return {
    copy: async (text: string) => {
      know(new Blob([text], { type: "text/plain" }))
      if (!(await written)) await navigator.clipboard.writeText(text)
    },
    giveUp,
  }
}
