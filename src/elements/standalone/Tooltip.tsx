import { cloneElement, type HTMLAttributes, type ReactElement } from "react"

interface Props {
  readonly text: string
  readonly children: ReactElement
}

/** In a stand-alone script a button's name is a `title` instead of a tooltip, which would need React Aria. */
export const Tooltip = ({ text, children }: Props) =>
  cloneElement(children as ReactElement<HTMLAttributes<HTMLElement>>, { title: text })
