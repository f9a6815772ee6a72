const day = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")

/** A name such as `roles-2026-11-20.csv`, by the reader's own day. */
export const fileName = (list: string, now: Date): string => `${list}-${day(now)}.csv`

/** Saves bytes as a file. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Saves CSV as a file, with a byte order mark so that spreadsheets read it as UTF-8. */
export const saveCsv = (name: string, lines: string): void => {
  const text = lines.startsWith("\ufeff") ? lines : `\ufeff${lines}`
  saveBlob(name, new Blob([text], { type: "text/csv;charset=utf-8" }))
}
