import { Fragment } from "react"
import { copiesOf, type SheetsProps } from "../copies.ts"
import { BagLabels } from "./BagLabels.tsx"
import { PickingList } from "./PickingList.tsx"

/** The list of each order, with the labels of its bags behind the last copy. */
const PickingLists = ({ printed: { orders }, options }: SheetsProps) =>
  copiesOf(orders, options.copies).map(({ key, ...props }) => (
    <Fragment key={key}>
      <PickingList {...props} options={options} />
      {props.copy === props.copies && options.bags > 0 && (
        <BagLabels order={props.order} bags={options.bags} width={options.width} />
      )}
    </Fragment>
  ))

export default PickingLists
