/** Two notes of a bell, high and then lower, and the silence before they are heard again. */
const notes = [
  { hertz: 1318.5, atSeconds: 0 },
  { hertz: 987.8, atSeconds: 0.24 },
] as const
const lengthSeconds = 1.6
const loudness = 0.45
/** Overtones of a bell: how many times the note, how loud, and how fast it dies away, per second. */
const overtones = [
  [1, 1, 5],
  [2.76, 0.35, 9],
  [5.4, 0.12, 16],
] as const

const bell = (hertz: number, seconds: number) =>
  seconds < 0
    ? 0
    : overtones.reduce(
        (sum, [times, loud, decay]) =>
          sum + loud * Math.exp(-decay * seconds) * Math.sin(2 * Math.PI * hertz * times * seconds),
        0,
      )

/** One round of the alert's sound, from -1 to 1, at so many samples per second. Begins and ends in silence, to be looped. */
export const chime = (sampleRate: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: Math.round(sampleRate * lengthSeconds) }, (_, index) => {
    const seconds = index / sampleRate
    const fade = Math.min(1, seconds / 0.004, (lengthSeconds - seconds) / 0.05)
    const sum = notes.reduce((all, { hertz, atSeconds }) => all + bell(hertz, seconds - atSeconds), 0)
    return (loudness * fade * sum) / 1.5
  })
