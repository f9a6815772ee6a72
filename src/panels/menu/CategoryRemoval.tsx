import { noCategory } from "../../contract/menu/noCategory.ts"
import { useState } from "react"
import type { CategoryRow, MenuData } from "../../contract/menu/menuData.ts"
import { sameName } from "../../contract/search/compareNames.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { useValue } from "../../frame/useValue.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { fields } from "./editor.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { categoryRemoval } from "./order/moves.ts"
import { categoryTree } from "./shownItems.ts"
import { freshTempId } from "./tempId.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly category: CategoryRow
  readonly onClose: () => void
}

/** Asks where the items of a category go before it is removed; they are never removed with it (catalogue, invariant 16). */
const CategoryRemoval = ({ category, onClose }: Props) => {
  const say = useMenuWords()
  const { model, change } = useMenuEdit()
  const data = useValue(model.shown) as MenuData
  const [into, setInto] = useState("")
  const otherCategories = categoryTree(data)
    .map((one) => one.category)
    .filter(({ _id }) => !sameId(_id, category._id))
  const waiting = otherCategories.find(({ name }) => sameName(name, noCategory))
  const target = otherCategories.find(({ _id }) => idKey(_id) === into) ?? waiting
  const count = data.items.filter((item) => sameId(item.category, category._id)).length
  const remove = () => {
    change(categoryRemoval(data, category, target ?? { tempId: freshTempId() }))
    onClose()
  }
  return (
    <ActDialog
      width="status"
      tone="danger"
      title={say("removeTitle", { name: category.name })}
      label={say("remove")}
      cancelLabel={say("cancel")}
      isBusy={false}
      error={undefined}
      onCancel={onClose}
      onPress={remove}
    >
      <div className={fields}>
        {count === 0 ? (
          <p>{say("removeEmpty")}</p>
        ) : (
          <>
            <p>{say("removeCategory", { count })}</p>
            <Select
              label={say("itemsInto")}
              hint={target ? undefined : say("noCategoryHint")}
              options={[
                ...(waiting ? [] : [{ id: "", label: noCategory }]),
                ...otherCategories.map(({ _id, name }) => ({ id: idKey(_id), label: name })),
              ]}
              value={target ? idKey(target._id) : ""}
              onChange={setInto}
            />
          </>
        )}
      </div>
    </ActDialog>
  )
}

export default CategoryRemoval
