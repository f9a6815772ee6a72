/*
 * While the script starts, errors have no stack. Effect would look at those of two, and for each the browser reads the
 * whole script once more, to know its lines (docs/decisions/0153). What a page says counts again right after.
 */
const limit: unknown = Reflect.get(Error, "stackTraceLimit")
const set = (next: unknown) => Reflect.set(Error, "stackTraceLimit", next)
if (limit && set(0)) queueMicrotask(() => void set(limit))
