/* The stand-alone script's only overlay is a `<dialog>`, which is in the top layer by itself. */

export const shownLayer = () => {}

export const useTopLayer = () => {}
