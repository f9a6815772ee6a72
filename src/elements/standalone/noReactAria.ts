/* The stand-alone script has no React Aria to set up. */

export const supportShadowRoots = () => {}

/** There is no rule to reserve, and so nothing to end. */
export const reservePressableStyle = () => () => {}

export const useAsPressableStyle = () => {}
