import type { FieldInputProps } from "../../../resource/described/fields/fieldInput.ts"
import { PlaceInput } from "../../../resource/described/fields/PlaceInput.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { locate } from "../../../ui/icon/mapIcons.ts"
import { subtle } from "../../../ui/theme/text.css.ts"
import * as css from "./companyPlace.css.ts"
import { useCompanyWords } from "./companyWords.ts"
import { useNearby } from "./useNearby.ts"

/**
 * Where a company is. The map begins at its neighborhood or city, which can be marked by a button; the place itself is
 * found from there.
 */
const CompanyPlace = (props: FieldInputProps) => {
  const say = useCompanyWords()
  const { textOf, isReadOnly, onChange } = props
  const nearby = useNearby(textOf?.("city") ?? "", textOf?.("neighborhood") ?? "")
  return (
    <div className={css.place}>
      <PlaceInput {...props} center={nearby?.place} />
      {nearby && !isReadOnly && (
        <span className={css.nearby}>
          <Button size="small" icon={locate} onPress={() => onChange(JSON.stringify(nearby.place))}>
            {say("markAt", { name: nearby.name })}
          </Button>
          <span className={subtle}>{say("markAbout")}</span>
        </span>
      )}
    </div>
  )
}

export default CompanyPlace
