import { type RefObject, useEffect } from "react"

const wrong = "[aria-invalid=true], [data-invalid]"
const control = "input:not([type=hidden], [tabindex='-1']), select, textarea, button, [tabindex='0']"

/** Focuses the first wrong field in sight each time a form is refused; where none is, the tab of one. */
export const useFocusOnWrong = (place: RefObject<HTMLElement | null>, refusals: number): void =>
  useEffect(() => {
    if (refusals === 0) return
    const field = place.current?.querySelector<HTMLElement>(wrong)
    const input = field?.matches(control) ? field : field?.querySelector<HTMLElement>(control)
    const tabOfOne = place.current?.querySelector<HTMLElement>("[role=tab][data-wrong]")
    const first = input ?? tabOfOne
    first?.focus()
  }, [place, refusals])
