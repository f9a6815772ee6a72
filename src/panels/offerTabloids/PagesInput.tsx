import { useId, useRef, useState } from "react"
import { pdfType } from "../../contract/files/pdfPages.ts"
import { typesFor } from "../../contract/files/fileType.ts"
import type { Reference } from "../../contract/resource/field.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../ui/field/field.css.ts"
import { chevronRight, plus, x } from "../../ui/icon/icons.ts"
import { chevronLeft } from "../../ui/icon/listIcons.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { Picture } from "./Picture.tsx"
import * as css from "./tabloids.css.ts"
import { useTabloidWords } from "./words.ts"
import { usePages } from "./usePages.ts"

type Pages = ReturnType<typeof usePages>

/** One page with its place; dragged, or moved by its buttons, which keep the focus. */
const PageItem = ({
  at,
  page,
  of: { pages, move, remove },
  drag,
  isReadOnly,
}: {
  readonly at: number
  readonly page: Reference
  readonly of: Pages
  readonly drag: { readonly from: number | undefined; readonly set: (from: number | undefined) => void }
  readonly isReadOnly: boolean
}) => {
  const say = useTabloidWords()
  const [isOver, setOver] = useState(false)
  const number = String(at + 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged; its buttons do the same
    <li
      className={css.page}
      draggable={!isReadOnly}
      data-over={isOver || undefined}
      onDragStart={() => drag.set(at)}
      onDragEnd={() => drag.set(undefined)}
      onDragOver={(event) => {
        if (drag.from === undefined) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (drag.from !== undefined) move(drag.from, at)
      }}
    >
      <Picture id={page._id} alt={say("page", { number })} />
      <span className={css.row}>
        {!isReadOnly && (
          <IconButton
            icon={chevronLeft}
            size="small"
            label={say("earlier", { number })}
            isDisabled={at === 0}
            onPress={() => move(at, at - 1)}
          />
        )}
        {number}
        {!isReadOnly && (
          <>
            <IconButton
              icon={chevronRight}
              size="small"
              label={say("later", { number })}
              isDisabled={at === pages.length - 1}
              onPress={() => move(at, at + 1)}
            />
            <IconButton icon={x} size="small" label={say("remove", { number })} onPress={() => remove(at)} />
          </>
        )}
      </span>
    </li>
  )
}

/** The pages of a tabloid as pictures, in their order. */
const PagesInput = (props: FieldInputProps) => {
  const { label, error, isReadOnly } = props
  const id = useId()
  const say = useTabloidWords()
  const input = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState<number>()
  const pages = usePages(props)
  return (
    <fieldset className={css.whole} aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      {pages.pages.length === 0 && <span className={css.muted}>{say("noPages")}</span>}
      <ul className={css.pages}>
        {pages.pages.map((page, at) => (
          <PageItem
            key={String(page._id)}
            {...{ at, page, isReadOnly }}
            of={pages}
            drag={{ from, set: setFrom }}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <span className={css.row}>
          <Button size="small" icon={plus} busy={pages.busy} onPress={() => input.current?.click()}>
            {say("addPages")}
          </Button>
          {pages.sending !== undefined && <output>{pages.sending}</output>}
          <input
            ref={input}
            hidden
            type="file"
            multiple
            accept={[...typesFor("picture"), ...(pages.takesPdf ? [pdfType] : [])].join(",")}
            aria-label={say("addPages")}
            onChange={({ target }) => {
              pages.add([...(target.files ?? [])])
              target.value = ""
            }}
          />
        </span>
      )}
      <output className={visuallyHidden}>{pages.said}</output>
      <FieldNote
        id={`${id}-note`}
        error={error ?? pages.problem}
        hint={isReadOnly ? undefined : say(pages.takesPdf ? "pagesOrPdfHint" : "pagesHint")}
      />
    </fieldset>
  )
}

export default PagesInput
