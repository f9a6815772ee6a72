import { menuCategoryRules } from "./menuCategoryRules.ts"
import { menuItemRules } from "./menuItemRules.ts"
import { menuOptionRules } from "./menuOptionRules.ts"
import { menuRules } from "./menuRules.ts"
import { optionGroupRules } from "./optionGroupRules.ts"

/** The rules of the lists a menu is made of. */
export const rulesOfMenus = [menuCategoryRules, menuItemRules, menuOptionRules, menuRules, optionGroupRules]
