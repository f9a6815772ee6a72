import { useLayoutEffect, useState } from "preact/hooks"

/* Subset of the signals' React bindings that the store toggle uses. */

export const useModel = <M extends Partial<Disposable>>(make: () => M): M => {
  const [model] = useState(make)
  useLayoutEffect(() => () => model[Symbol.dispose]?.(), [model])
  return model
}
