import type { ListName } from "balcao/contract"
import type { Resource } from "balcao/resource"

type ListFile = Readonly<Record<string, Resource>>

/** The public entry of each described list, fetched with its screen. */
const entries = import.meta.glob<ListFile>("balcao/resources/*")

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.ts$/, "")

const loaders = new Map(Object.entries(entries).map(([path, load]) => [nameOf(path), load]))

const load = async (name: ListName): Promise<Resource> => {
  const file = await loaders.get(name)?.()
  const description = file?.[name]
  if (!description) throw new Error(`balcao/resources/${name} has no description of that name.`)
  return description
}

const loaded = new Map<ListName, Promise<Resource>>()

/** A description, fetched once; one that failed to load is fetched again. */
export const descriptionOf = (name: ListName): Promise<Resource> => {
  const known = loaded.get(name)
  if (known) return known
  const loading = load(name)
  loaded.set(name, loading)
  loading.catch(() => loaded.delete(name))
  return loading
}
