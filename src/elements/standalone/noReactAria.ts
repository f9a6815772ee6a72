/* The stand-alone script has no React Aria to set up. */

export const supportShadowRoots = () => {}

export const reservePressableStyle = () => {}

export const useAsPressableStyle = () => {}
