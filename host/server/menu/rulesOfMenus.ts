import { ingredients } from "../../../src/contract/resources/ingredients.ts"
import { rulesOf } from "../resource/rules.ts"
import { menuCategoryRules } from "./menuCategoryRules.ts"
import { menuItemRules } from "./menuItemRules.ts"
import { menuOptionRules } from "./menuOptionRules.ts"
import { menuRules } from "./menuRules.ts"
import { optionGroupRules } from "./optionGroupRules.ts"
import { withVersions } from "./versions/withVersions.ts"

const rules = [
  menuCategoryRules,
  menuItemRules,
  menuOptionRules,
  menuRules,
  optionGroupRules,
  rulesOf(ingredients, {}),
]

/** The rules of the lists a menu is made of. */
export const rulesOfMenus = rules.map(([name, own]) => [name, withVersions(own)] as const)
