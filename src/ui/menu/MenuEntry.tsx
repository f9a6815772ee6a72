import { MenuItem as AriaMenuItem } from "react-aria-components/Menu"
import { Separator } from "react-aria-components/Separator"
import { Icon } from "../icon/Icon.tsx"
import { check } from "../icon/icons.ts"
import * as css from "./menu.css.ts"
import type { MenuItem } from "./MenuItem.ts"

/**
 * One item of an open menu, and the line above it. It says its hint itself: React Aria refers to an element, which it does
 * not find in a shadow root.
 */
export const MenuEntry = ({ item }: { readonly item: MenuItem<string> }) => (
  <>
    {item.hasSeparator && <Separator className={css.separator} />}
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled === true}
      className={css.item({ tone: item.tone })}
      render={(props) => <div {...(props as object)} aria-description={item.hint} />}
      {...(item.isChecked !== undefined && { shouldCloseOnSelect: false })}
    >
      {item.isChecked === undefined ? null : (
        <span className={css.checkmark}>
          <Icon shape={check} size={12} />
        </span>
      )}
      {item.icon ? <Icon shape={item.icon} /> : null}
      <span>{item.label}</span>
      {item.hint === undefined ? null : (
        <span aria-hidden className={css.end}>
          {item.hint}
        </span>
      )}
      {item.isSelected ? (
        <span className={css.end}>
          <Icon shape={check} />
        </span>
      ) : null}
    </AriaMenuItem>
  </>
)
