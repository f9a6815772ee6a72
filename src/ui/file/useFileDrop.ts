import { type ClipboardEvent, type DragEvent, useState } from "react"

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files")

/** Takes the first file that is dropped on an element or pasted while the focus is in it. */
export const useFileDrop = (take: (file: File) => void, isDisabled: boolean) => {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? "none" : "copy"
    setOver(!isDisabled)
  }
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const takeFirst = (event: DragEvent | ClipboardEvent, { files: [file] }: DataTransfer) => {
    setOver(false)
    if (isDisabled || !file) return
    event.preventDefault()
    take(file)
  }
  const onDrop = (event: DragEvent) => takeFirst(event, event.dataTransfer)
  const onPaste = (event: ClipboardEvent) => takeFirst(event, event.clipboardData)
  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop, onPaste } }
}
