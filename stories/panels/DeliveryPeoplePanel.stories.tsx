import preview from "../../.storybook/preview.tsx"
import { deliveryPeople, StaleDeliveryPerson } from "../../src/contract/deliveryPeople/deliveryPeople.ts"
import { deliveryPersonList } from "../../src/contract/deliveryPeople/deliveryPersonList.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { DeliveryPeoplePanel } from "../../src/panels/deliveryPeople/DeliveryPeoplePanel.tsx"
import { memoryBackend, partnerUser, sampleDeliveryPeople } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Delivery people",
  component: WithBackend,
  args: { children: <DeliveryPeoplePanel /> },
})

const english = { locale: "en" } as const

/** Delivery people in every state; one has no person record. */
export const Some = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const None = meta.story({ args: { ...english, backend: memoryBackend({ deliveryPeople: [] }) } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const ReadOnly = meta.story({
  args: { ...english, backend: memoryBackend(), children: <DeliveryPeoplePanel readOnly /> },
})
export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })

const waiting = memoryBackend()
waiting.hang(deliveryPersonList.find)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = memoryBackend()
failing.refuse(deliveryPersonList.find, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })

const long = "Maria Aparecida do Nascimento Albuquerque de Vasconcelos e Silva"
export const LongNames = meta.story({
  args: {
    backend: memoryBackend({
      deliveryPeople: sampleDeliveryPeople.map((one) => ({
        ...one,
        person: { _id: 100 + one._id, name: long },
        company: { _id: 1, name: `Associação dos Produtores de ${long}` },
      })),
    }),
  },
})

/** The editor's tabs. */
export const Editing = meta.story({
  args: { ...english, backend: memoryBackend(), children: <DeliveryPeoplePanel person={1} /> },
})
export const EditingVehicle = meta.story({
  args: { backend: memoryBackend(), children: <DeliveryPeoplePanel person={1} tab="vehicle" /> },
})
export const Settling = meta.story({
  args: { ...english, backend: memoryBackend(), children: <DeliveryPeoplePanel person={1} tab="settle" /> },
})
export const SettlingInPortuguese = meta.story({
  args: { backend: memoryBackend(), children: <DeliveryPeoplePanel person={6} tab="settle" /> },
})
export const OnlineLastWeek = meta.story({
  args: { ...english, backend: memoryBackend(), children: <DeliveryPeoplePanel person={1} tab="online" /> },
})
export const Creating = meta.story({
  args: { ...english, backend: memoryBackend(), children: <DeliveryPeoplePanel person="new" /> },
})
export const EditingOnAPhone = meta.story({
  args: { backend: memoryBackend(), width: 390, children: <DeliveryPeoplePanel person={10} /> },
})
export const SettlingInTheDark = meta.story({
  args: {
    backend: memoryBackend(),
    appearance: { scheme: "dark" },
    children: <DeliveryPeoplePanel person={4} tab="settle" />,
  },
})
export const Gone = meta.story({
  args: { ...english, backend: memoryBackend(), children: <DeliveryPeoplePanel person={99} /> },
})

const racesRefused = memoryBackend()
racesRefused.refuse(deliveryPeople.races, new TooManyRequests({ retryAfter: 30 }))
export const RacesFail = meta.story({
  args: { ...english, backend: racesRefused, children: <DeliveryPeoplePanel person={1} tab="settle" /> },
})

const [first] = sampleDeliveryPeople
const stale = memoryBackend()
if (first)
  stale.refuse(deliveryPeople.save, new StaleDeliveryPerson({ current: { ...first, phone: "11900000000" } }))
export const SavedByTwo = meta.story({
  args: { ...english, backend: stale, children: <DeliveryPeoplePanel person={1} /> },
})
