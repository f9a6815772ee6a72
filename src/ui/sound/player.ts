import { chime } from "./chime.ts"

/** Time a browser may take to allow sound, in milliseconds; a browser that refuses never says so. */
const maxStartMs = 1000

/** Plays the alert's sound. */
export interface Player {
  /**
   * Resolves to true if the browser allows the page to play sound; it does once somebody has pressed anything on the
   * page.
   */
  unlock(): Promise<boolean>
  /** Plays one round. */
  playOnce(): void
  /** Plays over and over; returns the way to stop. */
  loop(): () => void
  close(): void
}

const silent: Player = {
  unlock: async () => true,
  playOnce: () => {},
  loop: () => () => {},
  close: () => {},
}

const started = (context: AudioContext) =>
  new Promise<boolean>((resolve) => {
    const onEnded = () => {
      clearTimeout(timer)
      resolve(context.state === "running")
    }
    const timer = setTimeout(onEnded, maxStartMs)
    context.resume().then(onEnded, onEnded)
  })

const bufferOf = (context: AudioContext) => {
  const samples = chime(context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** Plays one round of the sound, or round after round; returns the way to stop. */
const sourceOf = (context: AudioContext, buffer: AudioBuffer, loop: boolean, onEnd: () => void) => {
  const source = new AudioBufferSourceNode(context, { buffer, loop })
  source.addEventListener("ended", onEnd)
  source.connect(context.destination)
  source.start()
  return () => source.stop()
}

/**
 * A player that holds the loudspeaker only while it plays; silent where the browser has no sound. `onStart` is called when
 * the page sounds, also when the loudspeaker took longer than `unlock` waits.
 */
export const makePlayer = (onStart: () => void): Player => {
  if (!("AudioContext" in globalThis)) return silent
  const context = new AudioContext()
  // Made when it is first heard, since it is work and orders may never come.
  let decoded: AudioBuffer | undefined
  let playing = 0
  let isClosed = false
  /** Closing rejects a start or a rest that is under way, which is no fault. */
  const whileOpen = (pending: Promise<void>) =>
    void pending.catch((cause: unknown) => {
      if (!isClosed) throw cause
    })
  context.addEventListener("statechange", () => context.state === "running" && onStart())
  const rest = () => {
    if (playing === 0 && context.state === "running") whileOpen(context.suspend())
  }
  const play = (loop: boolean) => {
    const buffer = (decoded ??= bufferOf(context))
    playing += 1
    const stop = sourceOf(context, buffer, loop, () => {
      playing -= 1
      rest()
    })
    whileOpen(context.resume())
    return stop
  }
  return {
    unlock: async () => {
      const may = await started(context)
      rest()
      return may
    },
    playOnce: () => void play(false),
    loop: () => play(true),
    close: () => {
      isClosed = true
      void context.close()
    },
  }
}
