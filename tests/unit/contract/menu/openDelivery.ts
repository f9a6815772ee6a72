import * as Schema from "effect/Schema"

/*
 * The rules of Open Delivery's public schemas (v1 `MerchantDescription`, v2 `MenuSnapshot`): which fields there must be,
 * of which form. Fields beyond them are allowed there, and here.
 */

const text = Schema.String
const uuid = text.check(
  Schema.isPattern(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
)
const moment = text.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))
const time = text.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/))
const day = text.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/))
const uri = text.check(Schema.isPattern(/^https?:\/\//))
const currency = text.check(Schema.isPattern(/^[A-Z]{3}$/))
const status = Schema.Literals(["AVAILABLE", "UNAVAILABLE"])
const ttl = Schema.Int.check(Schema.isBetween({ minimum: 500, maximum: 86_400 }))
const optional = Schema.optionalKey
const list = Schema.Array

const price = Schema.Struct({ value: Schema.Finite, currency })
const itemPrice = Schema.Struct({ value: Schema.Finite, originalValue: Schema.Finite, currency })
const image = Schema.Struct({ URL: uri })
const images = list(Schema.Struct({ URL: uri, type: Schema.Literals(["MAIN", "THUMB"]) })).check(
  Schema.isMaxLength(2),
)

const allergen = Schema.Literals(
  `ALMONDS BARLEY BRAZIL_NUTS CASHEW_NUTS CRUSTACEANS EGGS FISH GLUTEN HAZELNUTS LACTOSE MACADAMIA_NUTS MILK
  NO_DECLARED_ALLERGENS OAT PEANUTS PECAN_NUTS PISTACHIOS RYE SOYBEANS TREE_NUTS WALNUTS WHEAT`.split(/\s+/),
)

const nutritionalInfo = Schema.Struct({
  description: text,
  calories: text.check(Schema.isPattern(/^[0-9]+(\.[0-9]+)? ?(- ?[0-9]+(\.[0-9]+)?)? [a-zA-Z]+$/)),
  allergen: optional(list(allergen)),
  suitableDiet: optional(
    list(Schema.Literals(["GLUTEN_FREE", "HALAL", "KOSHER", "LOW_LACTOSE", "VEGAN", "VEGETARIAN"])),
  ),
  isAlcoholic: optional(Schema.Boolean),
})

const item = Schema.Struct({
  id: uuid,
  name: text.check(Schema.isMaxLength(150)),
  description: text,
  externalCode: text,
  status: optional(status),
  images: optional(images),
  nutritionalInfo: optional(nutritionalInfo),
  serving: optional(Schema.Int),
  unit: Schema.Literals(["UN", "KG", "L", "OZ", "LB", "GAL"]),
  ean: optional(text),
})

const weekday = Schema.Literals("MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY".split(" "))
const hours = Schema.Struct({
  dayOfWeek: list(weekday),
  timePeriods: Schema.Struct({ startTime: time, endTime: time }),
})
const availability = Schema.Struct({
  id: uuid,
  startDate: optional(day),
  endDate: optional(day),
  hours: list(hours),
})

const groupHead = {
  id: uuid,
  index: Schema.Int,
  name: text.check(Schema.isMaxLength(150)),
  externalCode: text,
  status,
  minPermitted: Schema.Int,
  maxPermitted: Schema.Int,
  priceMethod: optional(Schema.Literals(["SUM", "MAX", "AVG"])),
}

const group: Schema.Codec<unknown, unknown> = Schema.Struct({
  ...groupHead,
  options: optional(
    list(
      Schema.Struct({
        id: uuid,
        itemId: optional(uuid),
        index: optional(Schema.Int),
        optionPrice: itemPrice,
        status,
        defaultQuantity: optional(Schema.Int),
        maxPermitted: optional(Schema.Int),
        imageUrl: optional(uri),
        optionGroups: optional(list(Schema.suspend((): Schema.Codec<unknown, unknown> => group))),
      }),
    ),
  ),
}) as never

const categoryHead = {
  id: uuid,
  index: Schema.Int,
  name: text.check(Schema.isMaxLength(150)),
  description: optional(text),
  externalCode: text,
  status,
  image: optional(image),
  availabilityId: optional(list(uuid)),
  itemOfferId: optional(list(uuid)),
}
const offerHead = {
  id: uuid,
  itemId: uuid,
  index: Schema.Int,
  status: optional(status),
  availabilityId: optional(list(uuid)),
  optionGroupsId: optional(list(uuid)),
}

/** `MenuSnapshot` of version 2. */
export const menuSnapshot = Schema.Struct({
  id: uuid,
  merchantId: uuid,
  name: text,
  disclaimer: optional(text),
  status: optional(status),
  lastUpdate: moment,
  TTL: ttl,
  categories: list(
    Schema.Struct({
      ...categoryHead,
      subcategories: optional(
        list(Schema.Struct({ id: uuid, name: text, status, displayOrder: optional(Schema.Int) })),
      ),
      itemOffers: optional(
        list(Schema.Struct({ ...offerHead, unityPrice: itemPrice, optionGroups: optional(list(group)) })),
      ),
    }),
  ),
  items: list(item),
  availabilities: list(availability),
})

const address = Schema.Struct({
  country: text.check(Schema.isPattern(/^[A-Z]{2}$/)),
  state: text,
  city: text,
  district: text,
  street: text,
  number: text,
  postalCode: text,
  complement: text,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
})

/** The description of a merchant of version 1. */
export const merchantDescription = Schema.Struct({
  lastUpdate: moment,
  TTL: ttl,
  id: uuid,
  status,
  basicInfo: Schema.Struct({
    name: text,
    document: text.check(Schema.isPattern(/^\d{14}$/)),
    corporateName: text,
    description: text,
    averagePreparationTime: Schema.Finite,
    minOrderValue: price,
    merchantType: Schema.Literal("RESTAURANT"),
    merchantCategories: list(text),
    address,
    contactEmails: list(text),
    contactPhones: Schema.Struct({ commercialNumber: text, whatsappNumber: optional(text) }),
    logoImage: image,
  }),
  services: list(
    Schema.Struct({
      id: uuid,
      status,
      serviceType: Schema.Literals(["DELIVERY", "TAKEOUT", "INDOOR"]),
      menuId: uuid,
      serviceArea: optional(Schema.Struct({ id: uuid })),
      serviceHours: Schema.Struct({
        id: uuid,
        weekHours: list(hours),
        holidayHours: optional(list(Schema.Struct({ date: day, timePeriods: hours.fields.timePeriods }))),
      }),
    }),
  ),
  menus: list(
    Schema.Struct({
      id: uuid,
      name: text,
      externalCode: text,
      categoryId: list(uuid),
      disclaimer: optional(text),
    }),
  ),
  categories: list(Schema.Struct(categoryHead)),
  itemOffers: list(Schema.Struct({ ...offerHead, price: itemPrice })),
  items: list(item),
  optionGroups: list(
    Schema.Struct({
      ...groupHead,
      options: list(
        Schema.Struct({
          id: uuid,
          itemId: uuid,
          index: Schema.Int,
          status,
          price: itemPrice,
          maxPermitted: Schema.Int,
        }),
      ),
    }),
  ),
  availabilities: list(availability),
})
