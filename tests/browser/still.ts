/** Enough that a motion which begins in two steps is not taken for over between them. */
const framesAlike = 24

/** Waits until what is read has stayed the same from frame to frame, as it does once no motion runs. */
export const still = async (read: () => unknown): Promise<void> => {
  let former = read()
  for (let alike = 0; alike < framesAlike;) {
    await new Promise(requestAnimationFrame)
    const now = read()
    alike = now === former ? alike + 1 : 0
    former = now
  }
}
