import { batch, computed, type ReadonlySignal, signal } from "@preact/signals-core"

/** The fields of a record as texts. */
export type Texts<K extends string> = Readonly<Record<K, string>>

/** A record being written, field by field. No React in here. */
export interface TextDraft<K extends string> {
  /** Texts of the saved record. */
  readonly base: ReadonlySignal<Texts<K>>
  /** Texts in the fields. */
  readonly texts: ReadonlySignal<Texts<K>>
  /** The texts, except that fields applied after a pause have their text as of the last pause. */
  readonly applied: ReadonlySignal<Texts<K>>
  /** Fields that differ from the record. */
  readonly changed: ReadonlySignal<ReadonlyArray<K>>
  /** Fields that may show their problem. */
  readonly touched: ReadonlySignal<ReadonlySet<K>>
  /** Reasons the server refused a field, until its text changes. */
  readonly refused: ReadonlySignal<ReadonlyMap<K, string>>
  write(name: K, text: string): void
  /** Writes without applying; the caller applies after a pause. */
  writeLater(name: K, text: string): void
  apply(): void
  touch(names: Iterable<K>): void
  refuse(reasons: ReadonlyMap<K, string>): void
  /** Back to what the record says. */
  reset(): void
  /** Takes over a new state of the record; `texts` is what the fields then show. */
  rebase(base: Texts<K>, texts?: Texts<K>): void
}

const changedFields = <K extends string>(one: Texts<K>, other: Texts<K>): ReadonlyArray<K> =>
  (Object.keys(one) as Array<K>).filter((name) => one[name] !== other[name])

/** The texts of the new record, with the person's own changes kept. */
export const withOwnChanges = <K extends string>(
  base: Texts<K>,
  texts: Texts<K>,
  next: Texts<K>,
): Texts<K> => {
  const changed = changedFields(base, texts).map((name) => [name, texts[name]])
  return { ...next, ...Object.fromEntries(changed) }
}

interface Refusal {
  readonly text: string | undefined
  readonly reason: string
}

/** The text a problem is about; a problem may be about a part of a field's text. */
export type TextAt<K extends string> = (texts: Texts<K>, name: K) => string | undefined

/** Tracks the reasons the server refused fields. A reason counts until the text it is about changes. */
const makeRefusals = <K extends string>(texts: ReadonlySignal<Texts<K>>, textAt: TextAt<K>) => {
  const refusals = signal<ReadonlyMap<K, Refusal>>(new Map())
  const refused = computed(() => {
    const current = [...refusals.value].filter(([name, { text }]) => textAt(texts.value, name) === text)
    return new Map(current.map(([name, { reason }]) => [name, reason]))
  })
  const refuse = (reasons: ReadonlyMap<K, string>) => {
    const at = texts.peek()
    refusals.value = new Map([...reasons].map(([name, reason]) => [name, { text: textAt(at, name), reason }]))
  }
  return { refused, refuse, clear: () => void (refusals.value = new Map()) }
}

/** Makes the draft of a record's texts; call it in a model's factory. */
export const makeTextDraft = <K extends string>(
  initial: Texts<K>,
  textAt: TextAt<K> = (texts, name) => texts[name],
): TextDraft<K> => {
  const base = signal(initial)
  const texts = signal(initial)
  const applied = signal(initial)
  const touched = signal<ReadonlySet<K>>(new Set())
  const changed = computed(() => changedFields(base.value, applied.value))
  const { refused, refuse, clear } = makeRefusals(texts, textAt)

  const apply = () => void (applied.value = texts.peek())
  const writeLater = (name: K, text: string) => void (texts.value = { ...texts.peek(), [name]: text })
  const write = (name: K, text: string) =>
    batch(() => {
      writeLater(name, text)
      apply()
    })
  const touch = (names: Iterable<K>) => void (touched.value = new Set([...touched.peek(), ...names]))
  const rebase = (next: Texts<K>, current = next) =>
    batch(() => {
      base.value = next
      texts.value = current
      touched.value = new Set()
      clear()
      apply()
    })
  const reset = () => rebase(base.peek())
  const fields = { base, texts, applied, changed, touched, refused }
  return { ...fields, write, writeLater, apply, touch, refuse, reset, rebase }
}
