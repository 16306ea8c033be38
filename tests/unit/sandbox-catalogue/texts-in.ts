import type { Text } from '@/sandbox/commerce/catalogue/catalogue-record'

const isText = (value: object): value is Text => 'en' in value && typeof value.en === 'string'

/** Every text in a record, however deep, with the way to it. */
export function textsIn(value: unknown, way = ''): readonly { way: string; text: Text }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ way, text: value }]
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${way}/${name}`))
}
