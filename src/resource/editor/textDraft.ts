import { batch, computed, type ReadonlySignal, signal } from "@preact/signals-core"

/** The fields of a record as texts. */
export type Texts<K extends string> = Readonly<Record<K, string>>

/** A record being written, field by field. No React in here. */
export interface TextDraft<K extends string> {
  /** What the record says. */
  readonly base: ReadonlySignal<Texts<K>>
  /** What stands in the fields. */
  readonly texts: ReadonlySignal<Texts<K>>
  /** The same, but for fields that wait for a pause: as of their last one. */
  readonly applied: ReadonlySignal<Texts<K>>
  /** Fields that differ from the record. */
  readonly changed: ReadonlySignal<ReadonlyArray<K>>
  /** Fields that may show their problem. */
  readonly touched: ReadonlySignal<ReadonlySet<K>>
  /** Why the server refused a field, until its text changes. */
  readonly refused: ReadonlySignal<ReadonlyMap<K, string>>
  write(name: K, text: string): void
  /** Writes without applying; the caller applies after a pause. */
  writeLater(name: K, text: string): void
  apply(): void
  touch(names: Iterable<K>): void
  refuse(reasons: ReadonlyMap<K, string>): void
  /** Back to what the record says. */
  reset(): void
  /** Takes over another state of the record; `texts` is what then stands in the fields. */
  rebase(base: Texts<K>, texts?: Texts<K>): void
}

const changedFields = <K extends string>(one: Texts<K>, other: Texts<K>): ReadonlyArray<K> =>
  (Object.keys(one) as Array<K>).filter((name) => one[name] !== other[name])

/** What stands in the fields when the record changes under them: one's own changes stay. */
export const withOwnChanges = <K extends string>(
  base: Texts<K>,
  texts: Texts<K>,
  next: Texts<K>,
): Texts<K> => {
  const mine = changedFields(base, texts).map((name) => [name, texts[name]])
  return { ...next, ...Object.fromEntries(mine) }
}

interface Refusal {
  readonly text: string
  readonly reason: string
}

/** Makes the draft of a record's texts; call it in a model's factory. */
export const makeTextDraft = <K extends string>(first: Texts<K>): TextDraft<K> => {
  const base = signal(first)
  const texts = signal(first)
  const applied = signal(first)
  const touched = signal<ReadonlySet<K>>(new Set())
  const refusals = signal<ReadonlyMap<K, Refusal>>(new Map())
  const changed = computed(() => changedFields(base.value, applied.value))
  const refused = computed(() => {
    const standing = [...refusals.value].filter(([name, { text }]) => texts.value[name] === text)
    return new Map(standing.map(([name, { reason }]) => [name, reason]))
  })

  const apply = () => void (applied.value = texts.peek())
  const writeLater = (name: K, text: string) => void (texts.value = { ...texts.peek(), [name]: text })
  const rebase = (next: Texts<K>, standing = next) =>
    batch(() => {
      base.value = next
      texts.value = standing
      touched.value = new Set()
      refusals.value = new Map()
      apply()
    })

  return {
    base,
    texts,
    applied,
    changed,
    touched,
    refused,
    apply,
    writeLater,
    rebase,
    write: (name, text) =>
      batch(() => {
        writeLater(name, text)
        apply()
      }),
    touch: (names) => void (touched.value = new Set([...touched.peek(), ...names])),
    refuse: (reasons) => {
      const at = texts.peek()
      refusals.value = new Map([...reasons].map(([name, reason]) => [name, { text: at[name], reason }]))
    },
    reset: () => rebase(base.peek()),
  }
}
