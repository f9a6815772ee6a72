import type { Page } from "@playwright/test"

/** CPU time of a page's main thread so far, in ms. */
export type Work = () => Promise<number>

/** A scroll by the wheel, in px, and its px a second: 40 for each frame at 60 frames. */
const [distance, speed] = [6000, 2400]
/** The browser's name for a frame it has drawn. */
const drawnFrame = "DrawFrame"

interface Watched {
  readonly box: Element
  /** Frames of the page's own so far, and those in which a part of the box showed no row. */
  frames: number
  blank: number
  isOver: boolean
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Counts, until `watched.isOver`, the frames in which the rows a selector finds do not reach the end of what is in view. */
const watch = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== "visible"
    let box = document.querySelector(sought)
    while (box && !scrolls(box)) box = box.parentElement
    box ??= document.scrollingElement!
    window.watched = { box, frames: 0, blank: 0, isOver: false }
    const look = () => {
      const { watched } = window
      if (watched.isOver) return
      const end = Math.min(innerHeight, watched.box.getBoundingClientRect().bottom)
      const rows = [...document.querySelectorAll(sought)].map((row) => row.getBoundingClientRect().bottom)
      watched.frames += 1
      if (Math.max(...rows) < end - 1) watched.blank += 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)

export interface Scrolled {
  /** Frames the browser drew in a second of scrolling. */
  readonly fps: number
  /** CPU time of the page's main thread for each frame drawn, in ms. */
  readonly work: number
  /** Share of the page's own frames with rows missing in view, from 0 to 1. */
  readonly blank: number
}

/** Scrolls the box the rows of a selector stand in by the wheel, as a person does: the browser scrolls while the page follows. */
export const scrollByWheel = async (page: Page, work: Work, selector: string): Promise<Scrolled> => {
  const protocol = await page.context().newCDPSession(page)
  const browser = page.context().browser()!
  await watch(page, selector)
  const { x, y } = await page.evaluate(() => {
    const { left, width, top } = window.watched.box.getBoundingClientRect()
    return { x: left + width / 2, y: Math.max(top, 0) + 300 }
  })
  await browser.startTracing(page, {
    categories: ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"],
  })
  const before = await work()
  await protocol.send("Input.synthesizeScrollGesture", {
    x,
    y,
    yDistance: -distance,
    speed,
    preventFling: true,
    gestureSourceType: "mouse",
  })
  const took = (await work()) - before
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const { frames, blank } = await page.evaluate(() => {
    window.watched.isOver = true
    window.watched.box.scrollTop = 0
    return window.watched
  })
  const drawn = traceEvents.filter(({ name }: { name: string }) => name === drawnFrame).length
  return { fps: (drawn * speed) / distance, work: took / drawn, blank: blank / frames }
}
