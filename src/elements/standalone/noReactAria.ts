/* The stand-alone script has no React Aria to set up. */

export const supportShadowRoots = () => {}
