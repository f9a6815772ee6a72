import { useLayoutEffect, useState } from "preact/hooks"

/* What the store toggle uses of the signals' React bindings. */

export const useModel = <M extends Partial<Disposable>>(make: () => M): M => {
  const [model] = useState(make)
  useLayoutEffect(() => () => model[Symbol.dispose]?.(), [model])
  return model
}
