export { MenuView, type MenuViewProps } from "../../business/menuView/MenuView.tsx"
export type { MenuSnapshot } from "../../contract/menu/public/snapshot.ts"
