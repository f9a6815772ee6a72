import type { Appearance } from "../frame/PanelProvider.tsx"
import { propertiesOf } from "../ui/root/givenTokens.ts"
import { resolveAccent } from "../ui/root/safeAccent.ts"
import { adoptSheets } from "../ui/root/sheets.ts"
import { host } from "../ui/shadow/shadowPlace.css.ts"
import { roomless } from "./panelElement.css.ts"

interface Opened {
  readonly place: Element
  readonly around: HTMLElement
  readonly inside: HTMLElement
  readonly endAdoption: () => void
}

const openIn = (place: Element): Opened => {
  const wrapper = document.createElement("div")
  wrapper.className = host
  const shadow = wrapper.attachShadow({ mode: "open" })
  const inside = document.createElement("div")
  inside.className = `balcao ${roomless}`
  shadow.append(inside)
  place.append(wrapper)
  return { place, around: wrapper, inside, endAdoption: adoptSheets(shadow) }
}

/** As `PanelRoot` does it. */
const wear = (
  element: HTMLElement,
  { scheme = "auto", density = "comfortable", tokens = {} }: Appearance,
) => {
  element.dataset["scheme"] = scheme
  element.dataset["density"] = density
  element.removeAttribute("style")
  for (const [name, value] of Object.entries(propertiesOf(tokens)))
    element.style.setProperty(name, String(value))
  resolveAccent(element)
}

/** Place for a list's main action in the page: one place per tag, styled like the tag. */
export class ActionsPlace {
  #opened: Opened | undefined

  /** Returns the container for the action in this place of the page; leaves any other place. */
  at(place: Element | undefined, appearance: Appearance): Element | undefined {
    if (this.#opened && this.#opened.place !== place) this.leave()
    if (!place) return undefined
    const { inside } = (this.#opened ??= openIn(place))
    wear(inside, appearance)
    return inside
  }

  /** Takes out of the page what was put there. */
  leave(): void {
    this.#opened?.endAdoption()
    this.#opened?.around.remove()
    this.#opened = undefined
  }
}
