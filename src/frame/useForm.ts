import { type FormEvent, useEffect, useState } from "react"

type Texts = Readonly<Record<string, string>>

/** Problem of each field; undefined for a valid field. */
export type Problems<V extends Texts> = { readonly [K in keyof V]?: string | undefined }

/** Props of a text field in a form. */
export interface FormField {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

export interface Form<V extends Texts> {
  readonly values: V
  /** For the form's `ref`. */
  readonly attach: (element: HTMLFormElement | null) => void
  field(name: keyof V & string): FormField
  set(values: Partial<V>): void
  /** Sends when nothing is wrong; otherwise marks every field touched and goes to the first wrong one (section 5). */
  readonly onSubmit: (event: FormEvent) => void
}

/** A form of texts: a field shows its problem once it was touched, or once the form was sent. */
export const useForm = <V extends Texts>(
  initial: V,
  problemsOf: (values: V) => Problems<V>,
  send: (values: V) => void,
): Form<V> => {
  const [element, attach] = useState<HTMLFormElement | null>(null)
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set())
  const [refusals, setRefusals] = useState(0)
  const problems = problemsOf(values)

  useEffect(() => {
    if (refusals > 0) element?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [refusals, element])

  const set = (next: Partial<V>) => setValues((former) => ({ ...former, ...next }))
  return {
    values,
    attach,
    set,
    field: (name) => ({
      value: values[name] ?? "",
      onChange: (text) => set({ [name]: text } as Partial<V>),
      onBlur: () => values[name] !== "" && setTouched(new Set([...touched, name])),
      error: touched.has(name) ? problems[name] : undefined,
    }),
    onSubmit: (event) => {
      event.preventDefault()
      setTouched(new Set(Object.keys(values)))
      if (Object.values(problems).some((problem) => problem !== undefined)) setRefusals(refusals + 1)
      else send(values)
    },
  }
}
