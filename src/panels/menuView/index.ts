export { MenuView, type MenuViewProps } from "../../business/menuView/MenuView.tsx"
export { publicMenuPath } from "../../contract/menu/public/publicMenuPath.ts"
export type { MenuSnapshot } from "../../contract/menu/public/snapshot.ts"
