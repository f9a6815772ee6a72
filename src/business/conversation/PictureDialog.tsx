import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { download } from "../../ui/icon/listIcons.ts"
import { contactCentreWords } from "./words.ts"
import { whole } from "./PictureDialog.css.ts"

interface Props {
  readonly name: string
  /** Address of the picture's bytes. */
  readonly address: string
  readonly onDownload: () => void
  readonly onClose: () => void
}

/** A picture of a thread as large as the window lets it. */
const PictureDialog = ({ name, address, onDownload, onClose }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const frame = useWords("frame", frameWords)
  const save = (
    <Button icon={download} onPress={onDownload}>
      {say("download", { name })}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={name} width="role" closeLabel={frame("close")} footer={save}>
      <img className={whole} src={address} alt={name} />
    </Dialog>
  )
}

export default PictureDialog
