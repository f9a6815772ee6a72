import {
  type FocusEvent,
  type InputEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react"
import { makeTypedFields, type TypedTexts } from "./typedFields.ts"
import { type UnsavedServices, UnsavedContext } from "./UnsavedContext.ts"

interface Edited {
  readonly isOpen: boolean
  /** Its title, by which what was typed is found again. */
  readonly name: string
  /** Something that no field has is unsaved. */
  readonly isUnsaved: boolean
  /** Nothing typed in it is kept for a later session. */
  readonly isSecret: boolean
  /** Only confirms something: nothing typed in it is worth a question. */
  readonly isConfirmation: boolean
  readonly onClose: () => void
}

type Fields = ReturnType<typeof makeTypedFields>

const isTyped = (saved: unknown): saved is TypedTexts =>
  Array.isArray(saved) &&
  saved.every((one) => Array.isArray(one) && one.every((text) => typeof text === "string"))

/** Writes what was kept into its fields as they appear, such as those of a later step. */
const restore = (place: Element, fields: Fields, saved: TypedTexts, onRestored: () => void) => {
  let missing = saved
  const write = () => {
    if (missing.length === 0) return
    const former = missing.length
    missing = fields.write(missing)
    if (missing.length < former) onRestored()
  }
  const observer = new MutationObserver(write)
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ["disabled", "readonly"] })
  write()
  return () => observer.disconnect()
}

/** Keeps what is typed if the session expires, and has it in its fields again for the same user. */
const useKept = (
  services: UnsavedServices | undefined,
  name: string,
  place: Element | null,
  fields: Fields | null,
) => {
  const [isRestored, setRestored] = useState(false)
  const savedInput = useMemo(
    () => (fields ? services?.savedInputOf(name) : undefined),
    [services, name, fields],
  )
  useEffect(() => {
    const texts = savedInput?.claim()
    if (place && fields && isTyped(texts)) return restore(place, fields, texts, () => setRestored(true))
    return undefined
  }, [savedInput, place, fields])
  // While its fields are still there.
  useLayoutEffect(
    () => () => {
      if (fields) savedInput?.keep(fields.texts())
    },
    [savedInput, fields],
  )
  return isRestored
}

/** Knows what is typed or chosen in an open dialog, its searches apart; what is around it hears of it, and asks before it is lost. */
export const useEdited = ({ isOpen, name, isUnsaved, isSecret, isConfirmation, onClose }: Edited) => {
  const provided = useContext(UnsavedContext)
  const services = isConfirmation ? undefined : provided
  const [place, attach] = useState<HTMLElement | null>(null)
  const fields = useMemo(() => place && makeTypedFields(place), [place])
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const look = () => setChanged(fields?.isChanged() ?? false)
  // A choice among records is written into its field without a word.
  // oxlint-disable-next-line react/exhaustive-deps, react/set-state-in-effect -- reads the fields after each drawing
  useEffect(look)
  const isEdited = isOpen && (isChanged || isUnsaved)
  useEffect(() => (isEdited ? services?.hold() : undefined), [isEdited, services])
  const isRestored = useKept(isSecret ? undefined : services, name, place, fields)
  const close = () => (services && (isUnsaved || fields?.isChanged()) ? setAsking(true) : onClose())
  const leave = () => {
    setAsking(false)
    onClose()
  }
  const notice = services && (isEdited || isAsking) && (
    <services.UnsavedNotice {...{ isAsking, isRestored }} onLeave={leave} onStay={() => setAsking(false)} />
  )
  return {
    isEdited,
    close,
    says: notice,
    placeProps: {
      ref: attach,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => fields?.come(target),
      onInput: ({ target }: InputEvent<HTMLElement>) => {
        fields?.change(target)
        look()
      },
    },
  }
}
