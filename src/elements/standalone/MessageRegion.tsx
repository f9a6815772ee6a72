/** The store toggle shows its messages inline, so it needs no message region. */
export const MessageRegion = () => null
