/** The store toggle says everything in its own place: it has no messages over the page. */
export const MessageRegion = () => null
