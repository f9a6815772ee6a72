import type { IconShape } from "../../ui/icon/Icon.tsx"
import { globe } from "../../ui/icon/icons.ts"
import { phone } from "../../ui/icon/listIcons.ts"
import { messageSquare, smartphone, store } from "../../ui/icon/menuIcons.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

const icons: Readonly<Record<string, IconShape>> = {
  APP: smartphone,
  IFOOD: smartphone,
  SITE: globe,
  WHATSAPP: messageSquare,
  PDV: store,
  PHONE: phone,
}

/** The icon of where an order comes from. */
export const channelIcon = (channel: string): IconShape => entryOf(icons, channel) ?? globe
