import { useEffect, useState } from "preact/hooks"

/* What the store toggle uses of the signals' React bindings. */

export const useModel = <M extends Partial<Disposable>>(make: () => M): M => {
  const [model] = useState(make)
  useEffect(() => () => model[Symbol.dispose]?.(), [model])
  return model
}
