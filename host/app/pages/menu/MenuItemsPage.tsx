import { MenuPanel } from "balcao/menu"
import { useParams } from "../../routing/navigation.ts"

/** Differences of one of the menus of the store being viewed. */
const MenuItemsPage = () => <MenuPanel menu={useParams()["menuId"]} />

export default MenuItemsPage
