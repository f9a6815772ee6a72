import { type FormEvent, Suspense } from "react"
import { productPrice, measureOf, unitPriceOf } from "../../../contract/products/productFigures.ts"
import { hundredthsOf } from "../../../contract/wire/plainNumber.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { numberProblem } from "../../../ui/field/numberText.ts"
import { printer } from "../../../ui/icon/listIcons.ts"
import { check } from "../../../ui/icon/icons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import { useProductWords } from "../words.ts"
import { isHeld } from "./isHeld.ts"
import * as css from "./shelf.css.ts"
import type { Product } from "./useFoundProducts.ts"
import { useShelfWords } from "./words.ts"

const ImageThumb = lazily(() => import("../../../resource/described/ImageThumb.tsx"))

interface Props {
  readonly product: Product
  /** Price of the label as it is typed. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly onCheck: (label: number | null) => void
  readonly onAdopt: (label: number) => void
  readonly onSkip: () => void
}

/** Place, stock and price per measure of a product. */
const useFacts = () => {
  const { client, locale } = usePanel()
  const say = useShelfWords()
  const word = useProductWords()
  const money = useMoney()
  return (product: Product): string => {
    const [measure, unit] = [measureOf(product), unitPriceOf(product, client.api.now())]
    const { place, stock } = product
    return [
      ...(place ? [place] : []),
      ...(typeof stock === "number"
        ? [say("stock", { amount: writtenNumber(locale, stock, { maximumFractionDigits: 3 }) })]
        : []),
      ...(measure && unit !== null ? [word(`per.${measure}`, { price: money(unit) })] : []),
    ].join(" · ")
  }
}

/** A product's price in the system beside that of its label, which a person reads. */
export const Comparison = ({ product, text, onText, isBusy, error, ...acts }: Props) => {
  const { client } = usePanel()
  const say = useShelfWords()
  const money = useMoney()
  const facts = useFacts()
  const price = productPrice(product, client.api.now())
  const isWrong = text !== "" && (numberProblem(text, 2) !== undefined || Number(text) < 0)
  const label = text === "" || isWrong ? price : hundredthsOf(text)
  const isSame = label === price
  const amount = money(Math.abs(label - price))
  const [cover] = product.images ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong && !isBusy) acts.onCheck(label)
  }
  return (
    <form className={css.product} onSubmit={submit} aria-label={product.name}>
      <div className={css.head}>
        <span className={css.picture} data-empty={cover === undefined || undefined}>
          {cover && (
            <Suspense>
              <ImageThumb id={cover._id} title={product.name} />
            </Suspense>
          )}
        </span>
        <span className={css.about}>
          <strong>{product.name}</strong>
          <small>{facts(product)}</small>
        </span>
      </div>
      <div className={css.prices}>
        <div className={css.system}>
          <span>{say("inSystem")}</span>
          <b>{money(price)}</b>
        </div>
        <PanelNumberField
          label={say("onLabel")}
          prefix="R$"
          digits={2}
          isFixed
          size="large"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the price of the label is what comes next
          autoFocus={!isHeld()}
          value={text}
          onChange={onText}
        />
      </div>
      <output className={css.sentence}>
        {say(isSame ? "same" : label < price ? "cheaper" : "dearer", { amount })}
      </output>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <div className={css.acts}>
        <Button
          type="submit"
          tone="primary"
          size="large"
          icon={isSame ? check : printer}
          busy={isBusy}
          isDisabled={isWrong}
        >
          {say(isSame ? "matches" : "queue")}
        </Button>
        {isSame ? (
          <Button size="large" isDisabled={isBusy} onPress={() => acts.onCheck(null)}>
            {say("noLabel")}
          </Button>
        ) : (
          <Button size="large" isDisabled={isBusy || isWrong} onPress={() => acts.onAdopt(label)}>
            {say(label < price ? "lower" : "raise", { price: money(label) })}
          </Button>
        )}
        <Button tone="plain" size="large" isDisabled={isBusy} onPress={acts.onSkip}>
          {say("later")}
        </Button>
      </div>
    </form>
  )
}
