import { Fragment } from 'react'
import type { PostalAddress } from '@/lib/commerce/postal-address'

/** Names of countries and regions by code, in the language of the site. */
export type AddressNames = Readonly<Record<string, string>>

type Part = keyof PostalAddress

type Props = {
  address: PostalAddress
  names: AddressNames
  /** Parts to point out. */
  marked?: readonly Part[]
}

const LINES: readonly (readonly Part[])[] = [
  ['street'],
  ['apartment'],
  ['building'],
  ['city', 'region', 'postalCode'],
  ['country'],
]

/** An address as it is written, in lines, with names for people. */
export const AddressLines = ({ address, names, marked = [] }: Props) => (
  <span className="block">
    {LINES.map(parts => parts.filter(part => address[part] !== undefined))
      .filter(parts => parts.length > 0)
      .map(parts => (
        <span key={parts.join()} className="block">
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <AddressPart text={toName(address[part] ?? '', part, names)} isMarked={marked.includes(part)} />
            </Fragment>
          ))}
        </span>
      ))}
  </span>
)

const toName = (value: string, part: Part, names: AddressNames): string =>
  part === 'region' || part === 'country' ? (names[value] ?? value) : value

const AddressPart = ({ text, isMarked }: { text: string; isMarked: boolean }) =>
  isMarked ? (
    <mark className="-mx-1 rounded-sm bg-caution-soft px-1 font-semibold text-ink underline decoration-caution decoration-2 underline-offset-4">
      {text}
    </mark>
  ) : (
    text
  )
