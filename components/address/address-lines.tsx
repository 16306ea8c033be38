import { Fragment } from 'react'
import type { PostalAddress } from '@/lib/backends/commerce/postal-address'
import { postalCodePlace, writtenRegion } from '@/lib/validation/address-format'

/** Names of countries and regions by code, in the language of the site. */
export type AddressNames = Readonly<Record<string, string>>

type Part = keyof PostalAddress

type Props = {
  address: PostalAddress
  names: AddressNames
  /** Parts to highlight. */
  marked?: readonly Part[]
}

/** The lines with town, region and postal code, in the order of the country. */
const CITY_LINES: Readonly<Record<ReturnType<typeof postalCodePlace>, readonly (readonly Part[])[]>> = {
  beforeTown: [['postalCode', 'city', 'region']],
  ownLine: [['city', 'region'], ['postalCode']],
  afterRegion: [['city', 'region', 'postalCode']],
}

const linesOf = (country: string): readonly (readonly Part[])[] => [
  ['street'],
  ['apartment'],
  ['building'],
  ...CITY_LINES[postalCodePlace(country)],
  ['country'],
]

/** A formatted address in lines, with names instead of codes. */
export const AddressLines = ({ address, names, marked = [] }: Props) => (
  <span className="block">
    {linesOf(address.country)
      .map(parts => parts.filter(part => address[part] !== undefined))
      .filter(parts => parts.length > 0)
      .map(parts => (
        <span key={parts.join()} className="block">
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ([part, parts[index - 1]].includes('postalCode') ? ' ' : ', ')}
              <AddressPart text={toName(address, part, names)} isMarked={marked.includes(part)} />
            </Fragment>
          ))}
        </span>
      ))}
  </span>
)

function toName(address: PostalAddress, part: Part, names: AddressNames): string {
  const value = address[part] ?? ''
  if (part === 'country') return names[value] ?? value
  return part === 'region' ? writtenRegion(address.country, value, names[value] ?? value) : value
}

const AddressPart = ({ text, isMarked }: { text: string; isMarked: boolean }) =>
  isMarked ? (
    <mark className="-mx-1 rounded-sm bg-caution-soft px-1 font-semibold text-ink underline decoration-caution decoration-2 underline-offset-4">
      {text}
    </mark>
  ) : (
    text
  )
