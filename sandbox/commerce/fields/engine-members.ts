import { ENGINE_TYPES } from './engine-types.ts'

export type EngineType = keyof typeof ENGINE_TYPES

/** Types that have the members of another one, too. */
const EXTENDS: Partial<Record<EngineType, EngineType>> = { Order: 'Cart' }

const isEngineType = (name: string): name is EngineType => Object.hasOwn(ENGINE_TYPES, name)

/** The type of a member; undefined for a plain value. */
type Members = ReadonlyMap<string, EngineType | undefined>

const read = (type: EngineType): Members => {
  const inherited = EXTENDS[type]
  const own = ENGINE_TYPES[type].split(' ').map(text => {
    const [name = '', nested = ''] = text.split(':')
    return [name, isEngineType(nested) ? nested : undefined] as const
  })
  return new Map([...(inherited === undefined ? [] : read(inherited)), ...own])
}

const known = new Map(
  Object.keys(ENGINE_TYPES)
    .filter(isEngineType)
    .map(type => [type, read(type)] as const),
)

/** Members of a type of the engine, with the types of those that are objects. */
export const engineMembers = (type: EngineType): Members => known.get(type) ?? new Map()

/** Views that show a type of the engine under another name. */
const SHOWN_AS: Readonly<Record<string, EngineType>> = {
  ConsignedEntry: 'OrderEntry',
  ConsignedProduct: 'Product',
  ModifiedEntry: 'OrderEntry',
  ModifiedProduct: 'Product',
  NamedCode: 'Named',
  NamedUnit: 'B2BUnit',
  Organization: 'B2BUnit',
  ProductCategory: 'Category',
  QuoteCode: 'Quote',
  ReturnedOrder: 'Order',
  Shop: 'PointOfService',
  Variant: 'Product',
}

/** The type of the engine that a view shows; undefined where the engine has none. */
export const engineTypeOf = (view: string): EngineType | undefined =>
  SHOWN_AS[view] ?? (isEngineType(view) ? view : undefined)
