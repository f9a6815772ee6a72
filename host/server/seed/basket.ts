import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import type { Fulfillment, OrderItem, OrderPayment } from "../../../src/contract/orders/order.ts"
import type { DiscountedLine } from "../../../src/contract/coupons/couponDiscount.ts"
import { rowWithId } from "../../../src/contract/menu/lookups.ts"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { bakeryMenu } from "../../../src/samples/bakeryMenu.ts"
import { burgerMenu } from "../../../src/samples/burgerMenu.ts"
import { lunchMenu } from "../../../src/samples/lunchMenu.ts"
import type { MenuBook } from "../../../src/samples/menuBook.ts"
import { pizzeriaMenu } from "../../../src/samples/pizzeriaMenu.ts"
import { type ScheduleName, tradeOf } from "./businessHours.ts"
import { menuItemsOf } from "./menuBasket.ts"
import { customerOf } from "./customers.ts"
import { planOf } from "./orderPlan.ts"
import { keyedRandom, type Random } from "./random.ts"
import { shelves } from "./shelves.ts"
import { type RedeemedCoupon, redeemedBy, type RedeemingOrder } from "./redeem.ts"

/** Goods of the demo's stores: a name, and the price in cents. */
type Menu = ReadonlyArray<readonly [name: string, cents: number]>

/** The goods of a sample's menu that have a price of their own. */
const goodsOf = ({ categories }: MenuBook): Menu =>
  categories
    .flatMap(({ items = [], within = [] }) => [...items, ...within.flatMap((inner) => inner.items ?? [])])
    .filter(([, cents, more]) => cents > 0 && more?.status === undefined)
    .map(([name, cents]) => [name, cents])

/** Goods of stores whose menu is in no database, by their trade. */
const menus: Readonly<Record<Exclude<ScheduleName, "allHours">, Menu>> = {
  restaurant: [
    ["Prato executivo de frango grelhado", 2990],
    ["Lasanha à bolonhesa", 4290],
    ["Picanha na chapa para dois", 9890],
    ["Parmegiana de filé", 5490],
    ["Salada da casa", 2690],
    ["Porção de batata frita", 2890],
    ["Feijoada individual", 3990],
    ["Suco de laranja 500 ml", 1190],
    ["Refrigerante lata", 690],
    ["Pudim de leite", 1390],
  ],
  dinner: goodsOf(pizzeriaMenu),
  late: goodsOf(burgerMenu),
  lunch: goodsOf(lunchMenu),
  snacks: [
    ["Pastel de carne", 1090],
    ["Pastel de queijo", 1090],
    ["Pastel especial", 1690],
    ["Caldo de cana 500 ml", 990],
  ],
  bakery: goodsOf(bakeryMenu),
  treats: [
    ["Açaí 500 ml", 2290],
    ["Tapioca de coco com leite condensado", 1890],
    ["Bolo de pote", 1490],
    ["Brigadeiros (6 un.)", 2190],
    ["Torta de limão (fatia)", 1690],
  ],
  supermarket: [
    ["Arroz branco 5 kg", 2899],
    ["Feijão carioca 1 kg", 849],
    ["Café torrado e moído 500 g", 2190],
    ["Leite integral 1 l", 549],
    ["Ovos brancos (12 un.)", 1290],
    ["Banana prata", 699],
    ["Peito de frango", 2199],
    ["Detergente 500 ml", 279],
    ["Papel higiênico (12 rolos)", 2390],
    ["Cerveja lata (12 un.)", 4490],
    ["Sabão em pó 1,6 kg", 2190],
    ["Azeite extravirgem 500 ml", 3990],
  ],
}

const channels = ["APP", "APP", "APP", "SITE", "WHATSAPP", "IFOOD", "PHONE"] as const
const notes = ["Sem cebola", "Ponto da carne: bem passado", "Mandar talheres", "Sem gelo"] as const
const pickItems = (random: Random, menu: Menu, lines: number): ReadonlyArray<OrderItem> => {
  const remaining = [...menu]
  return Array.from({ length: Math.min(lines, remaining.length) }, () => {
    const [[name, unitPriceCents] = menu[0]!] = remaining.splice(random.below(remaining.length), 1)
    const quantity = random.below(10) < 7 ? 1 : 2 + random.below(2)
    const note = menu !== menus.supermarket && random.below(8) === 0 ? { note: random.pick(notes) } : {}
    const shelf = menu === menus.supermarket ? shelves.get(name) : {}
    return { name, quantity, unitPriceCents, ...note, ...shelf, totalCents: quantity * unitPriceCents }
  })
}

const payWith = (way: number, amountCents: number): typeof OrderPayment.Type => {
  if (way < 6) return { kind: "ONLINE", method: way < 4 ? "PIX" : "CREDIT", amountCents, state: "PAID" }
  if (way < 9)
    return { kind: "ON_DELIVERY", method: way < 8 ? "DEBIT" : "MEAL_VOUCHER", amountCents, state: "PENDING" }
  const changeForCents = Math.ceil(amountCents / 5000) * 5000
  return { kind: "ON_DELIVERY", method: "CASH", amountCents, changeForCents, state: "PENDING" }
}

interface BasketStore {
  readonly id: number
  readonly name: string
  readonly type: string | null
  readonly place: Position
  readonly coupons?: ReadonlyArray<RedeemedCoupon> | undefined
  /** Its menu, where it has one: customers order from that. */
  readonly menu?: MenuData | undefined
}

/** Content of an order: items, customer, address and payments. */
export interface Basket {
  readonly items: ReadonlyArray<OrderItem>
  readonly payments: ReadonlyArray<typeof OrderPayment.Type>
  readonly deliveryFeeCents: number
  readonly discountCents: number
  /** The coupon the discount is from. */
  readonly couponId: number | null
  readonly totalCents: number
  readonly channel: (typeof channels)[number]
  readonly fulfillment: Fulfillment
  readonly customerName: string
  readonly customerPhone: string
  /** More than 1 for a customer who comes back; how many they are only the database knows. */
  readonly customerOrders: number
  readonly address: ReturnType<typeof customerOf>["address"] | null
}

/** Lines of an order as coupons read them. */
const linesOf = (
  menu: MenuData | undefined,
  items: ReadonlyArray<OrderItem>,
): ReadonlyArray<DiscountedLine> =>
  items.map(({ ref, totalCents }) => {
    const category = rowWithId(menu?.items ?? [], ref?._id)?.category
    const parent = rowWithId(menu?.categories ?? [], category)?.parent
    return {
      item: ref?._id,
      categories: [category, parent].filter((id) => id !== undefined),
      totalCents,
    }
  })

const redeemedAt = (
  { coupons = [], menu }: BasketStore,
  items: ReadonlyArray<OrderItem>,
  order: Omit<RedeemingOrder, "lines">,
) => redeemedBy(coupons, { ...order, lines: linesOf(menu, items) })

/** Lines with what a coupon took off each. */
const discounted = (items: ReadonlyArray<OrderItem>, lineCents: ReadonlyArray<number>) =>
  items.map((item, line) => (lineCents[line] ? { ...item, discountCents: lineCents[line] } : item))

/** Returns the basket of an order at a store and time; always the same for both. */
export const basketOf = (store: BasketStore, placedAt: number): Basket => {
  const random = keyedRandom(store.id, placedAt / 1000, 11)
  const trade = tradeOf(store)
  const menu = menus[trade === "allHours" ? "supermarket" : trade]
  const { isPickup } = planOf({ companyId: store.id, placedAt }, store.type)
  const lines = menu === menus.supermarket ? 4 + random.below(7) : 1 + random.below(3)
  // The menu, and so the price, depends on the channel.
  const ownChannel = store.menu && random.pick(channels)
  const ordered =
    store.menu && ownChannel
      ? menuItemsOf(store.menu, { at: placedAt, channel: ownChannel }, lines, random)
      : []
  const items = ordered.length > 0 ? ordered : pickItems(random, menu, lines)
  const sum = items.reduce((all, { totalCents }) => all + totalCents, 0)
  const deliveryFeeCents = isPickup ? 0 : 490 + 100 * random.below(9)
  const hasDiscount = random.below(7) === 0
  const way = random.below(10)
  const channel = ownChannel ?? random.pick(channels)
  const customer = customerOf(store, random)
  const order = {
    channel,
    fulfillment: isPickup ? ("TAKEOUT" as const) : ("DELIVERY" as const),
    customerName: customer.name,
    customerPhone: customer.phone,
    customerOrders: customer.isRegular ? 2 : 1,
    address: isPickup ? null : customer.address,
  }
  const redeemed = hasDiscount && redeemedAt(store, items, { ...order, placedAt, deliveryFeeCents })
  const { couponId = null, discountCents = 0, lineCents = [] } = redeemed || {}
  const totalCents = sum + deliveryFeeCents - discountCents
  return {
    ...order,
    items: discounted(items, lineCents),
    payments: [payWith(way, totalCents)],
    deliveryFeeCents,
    discountCents,
    couponId,
    totalCents,
  }
}
