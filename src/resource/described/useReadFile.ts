import { useCallback } from "react"
import { files } from "../../contract/files/files.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"

/** Reads the bytes of a file that a field names, as the one who is signed in. */
export const useReadFile = () => {
  const { api } = usePanel().client
  return useCallback((id: RecordId) => api.call(files.read, { params: { id } }), [api])
}
