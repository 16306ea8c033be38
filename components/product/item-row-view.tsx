import { AvailabilityList } from '@/components/catalogue/availability-list'
import type { AvailabilityData } from '@/components/catalogue/item-availability'
import type { ItemMarks } from '@/components/catalogue/item-marks'
import { ItemPicture } from '@/components/catalogue/item-picture'
import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import { TextLink } from '@/components/ui/text-link'
import { ADD_ONE, quantityField } from '@/lib/cart/lines/line-fields'
import { CONTACT_MESSAGE } from '@/lib/contract/contact-message'
import { itemAnchor } from './item-anchor'
import { type ItemLink, ItemLinksView } from './item-links-view'
import type { PriceData } from './item-price'

/** A qualification level as a badge. */
export type LevelData = {
  name: string
  /** No level is required. */
  isOpen?: true
}

export const LevelBadge = ({ name, isOpen }: LevelData) => (
  <Badge tone={isOpen ? 'neutral' : 'accent'}>{name}</Badge>
)

export type ItemData = {
  code: string
  name: string
  /** Number, form and term. */
  facts: readonly string[]
  /** Only where it differs from the level of the group. */
  level?: LevelData
  inside?: readonly string[]
  /** Of a kit: its parts that can be ordered again. */
  usedUp?: readonly ItemLink[]
  /** Minimum quantity and step. */
  lots?: string
  /** Minimum quantity, where the item can be ordered. */
  least?: string
  /** Unit prices by quantity, as `1:226 10:200`, for the total of the chosen items. */
  prices?: string
  /** Label of the button, where the item can be ordered before it is available. */
  add?: string
} & ItemMarks &
  AvailabilityData &
  PriceData

export type RowLabels = {
  inside: string
  usedUp: string
  tiers: string
  ask: string
  askHref: string
  quantity: string
  add: string
}

type Props = { item: ItemData; words: RowLabels }

/** One orderable item as a row. */
export const ItemRowView = ({ item, words }: Props) => (
  <li id={itemAnchor(item.code)} className="item-row">
    <div className="flex items-start gap-3">
      {item.picture !== undefined && <ItemPicture src={item.picture} />}
      <div className="min-w-0 flex-1 self-baseline">
        <h4 id={nameId(item.code)} className="font-semibold">
          {item.name}
        </h4>
        <p className="item-facts">
          {item.facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
          {item.upc !== undefined && <span className="item-upc">{item.upc}</span>}
          {item.level !== undefined && <LevelBadge {...item.level} />}
        </p>
        {item.inside !== undefined && (
          <div className="mt-1 text-sm print:hidden">
            <Disclosure summary={words.inside}>
              <ul className="space-y-1">
                {item.inside.map(part => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </Disclosure>
          </div>
        )}
        {item.usedUp !== undefined && <ItemLinksView label={words.usedUp} links={item.usedUp} />}
      </div>
    </div>
    <div>
      <AvailabilityList {...item} />
      {item.lots !== undefined && <p className="mt-1 text-sm text-muted">{item.lots}</p>}
    </div>
    <div className="md:text-right">
      <Price {...item} words={words} />
      {item.least !== undefined && <RowOrder item={item} least={item.least} words={words} />}
    </div>
  </li>
)

const nameId = (code: string): string => `name-${code}`

type RowOrderProps = { item: ItemData; least: string; words: RowLabels }

/** Quantity field, and the button that adds this item alone. Without a quantity it adds the minimum. */
const RowOrder = ({ item: { code, prices, add }, least, words }: RowOrderProps) => (
  <p className="item-order">
    <label>
      <span id={`of-${code}`}>{words.quantity}</span>
      <input
        name={quantityField(code)}
        className="control w-18 text-right text-ink placeholder:text-muted"
        inputMode="numeric"
        autoComplete="off"
        placeholder={least}
        data-prices={prices}
        aria-labelledby={`of-${code} ${nameId(code)}`}
      />
    </label>
    <button
      type="submit"
      name={ADD_ONE}
      value={code}
      id={`add-${code}`}
      aria-labelledby={`add-${code} ${nameId(code)}`}
    >
      {add ?? words.add}
    </button>
  </p>
)

function Price({ words, ...data }: PriceData & { words: RowLabels }) {
  if ('without' in data)
    return data.request ? (
      <>
        <p className="font-semibold">{data.without}</p>
        <TextLink
          href={`${words.askHref}?${new URLSearchParams({ [CONTACT_MESSAGE]: data.request })}`}
          className="inline-block py-1"
        >
          {words.ask}
        </TextLink>
      </>
    ) : (
      <p className="text-muted">{data.without}</p>
    )
  return (
    <>
      <p>
        <span className="text-lg font-semibold">
          <ListPrice {...data} />
        </span>{' '}
        <span className="text-sm text-muted">{data.unit}</span>
      </p>
      {data.tiers !== undefined && (
        <ul aria-label={words.tiers} className="mt-1 text-sm text-muted">
          {data.tiers.map(tier => (
            <li key={tier.before}>
              {tier.before}
              <ListPrice {...tier} />
              {tier.after}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** List price, with its amount for the script that shows the user's own price (own-prices.ts). */
const ListPrice = ({ price, amount }: { price: string; amount: number }) => (
  <span data-list-price={amount}>{price}</span>
)
