/** True on a phone or tablet, which is held before a label and whose keyboard covers half of the screen. */
export const isHeld = (): boolean => matchMedia("(pointer: coarse)").matches
