import { AvailabilityList } from '@/components/catalogue/availability-list'
import type { AvailabilityData } from '@/components/catalogue/item-availability'
import type { ItemMarks } from '@/components/catalogue/item-marks'
import { ItemPicture } from '@/components/catalogue/item-picture'
import { TextInput } from '@/components/form/fields/text-input'
import { Badge } from '@/components/ui/badge'
import { quantityBeforeField, quantityField } from '@/lib/cart/lines/line-fields'
import { fill } from '@/lib/i18n/fill'
import { LineNote, type NoteData, type NoteLabels } from './line-note'

export type LineData = {
  code: string
  name: string
  href: string
  /** Number and form of the item. */
  facts: readonly string[]
  level: string
  /** No level is required. */
  isOpen?: true
  /** Note on a missing level. */
  note?: string
  /** Left out where it is of no interest. */
  availability?: AvailabilityData
  /** Unit price and its unit; absent where the item has no price. */
  price?: readonly [each: string, unit: string]
  /** Text in place of a price. */
  without?: string
  total?: string
  /** Prices without the user's own discount, or without that of the seller of a quote. */
  list?: { price?: string; total?: string }
  /** Quantity in the cart, where the field contains another value. */
  before?: string
  /** Quantity as in the field; for read-only lines, the quantity in the cart. */
  quantity: string
  lots?: string
  error?: string
} & ItemMarks &
  NoteData

/** Texts that all lines share. */
export type LineLabels = {
  quantity: string
  total: string
  list: string
  remove: string
  removeNamed: string
  /** Where lines can be saved for later, or moved back into the cart. */
  later?: MoveLabels
  /** Where lines can have notes. */
  note?: NoteLabels
  errorPrefix: string
  optional: string
}

/** The button that moves a line; `action` is its `formaction`, `field` the direction. */
export type MoveLabels = { field: 'later' | 'sooner'; action: string; text: string; named: string }

/** `fixed`: read-only · `choose`: quantities can be changed · `edit`: lines can also be removed. */
export type LineMode = 'fixed' | 'choose' | 'edit'

type Props = { line: LineData; words: LineLabels; mode: LineMode }

/** One item with its quantity. */
export const LineView = ({ line, words, mode }: Props) => (
  <li data-line={line.code} className="cart-line">
    <div className="flex min-w-0 items-start gap-3">
      {line.picture !== undefined && <ItemPicture src={line.picture} />}
      <div className="min-w-0 self-baseline">
        <h3 className="text-base">
          <a href={line.href} className="inline-block py-0.5">
            {line.name}
          </a>
        </h3>
        <p className="item-facts">
          {line.facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
          {line.upc !== undefined && <span className="item-upc">{line.upc}</span>}
          <Badge tone={line.isOpen ? 'neutral' : 'accent'}>{line.level}</Badge>
        </p>
        {line.availability !== undefined && (
          <div className="mt-2">
            <AvailabilityList {...line.availability} />
          </div>
        )}
        {line.note !== undefined && <p className="mt-2 max-w-prose text-sm text-caution">{line.note}</p>}
        <LineNote line={line} words={words} isEditable={mode === 'edit'} />
      </div>
    </div>
    <Quantity line={line} words={words} mode={mode} />
    <Price line={line} words={words} />
  </li>
)

function Quantity({ line, words, mode }: Props) {
  const { code, name, quantity, lots, error } = line
  if (mode === 'fixed')
    return (
      <div>
        <p>
          <span className="text-muted">{words.quantity}</span>{' '}
          <span className="font-semibold">{quantity}</span>
        </p>
        {words.later !== undefined && <MoveButton line={line} words={words.later} />}
      </div>
    )
  return (
    <div>
      <TextInput
        name={quantityField(code)}
        label={
          <>
            {words.quantity}
            <span className="sr-only"> {name}</span>
          </>
        }
        hint={lots && <span className="text-sm">{lots}</span>}
        error={error}
        words={words}
        defaultValue={quantity}
        inputMode="numeric"
        autoComplete="off"
      />
      {mode === 'edit' && (
        <input type="hidden" name={quantityBeforeField(code)} value={line.before ?? quantity} />
      )}
      {mode === 'edit' && (
        <p className="flex flex-wrap gap-x-5">
          <button
            type="submit"
            name="remove"
            value={code}
            aria-label={fill(words.removeNamed, { name })}
            className={QUIET_BUTTON}
          >
            {words.remove}
          </button>
          {words.later !== undefined && <MoveButton line={line} words={words.later} />}
        </p>
      )}
    </div>
  )
}

const QUIET_BUTTON = 'mt-1 inline-flex min-h-11 items-center text-left text-link underline underline-offset-4'

const MoveButton = ({ line: { code, name }, words }: { line: LineData; words: MoveLabels }) => (
  <button
    type="submit"
    name={words.field}
    value={code}
    formAction={words.action}
    aria-label={fill(words.named, { name })}
    className={QUIET_BUTTON}
  >
    {words.text}
  </button>
)

const Price = ({ line: { price, without, total, list }, words }: Pick<Props, 'line' | 'words'>) => (
  <div className="text-right">
    {total !== undefined && (
      <p className="text-lg font-semibold">
        {list?.total !== undefined && (
          <span className="block">
            <ListPrice price={list.total} words={words} />
          </span>
        )}
        <span className="sr-only">{words.total} </span>
        {total}
      </p>
    )}
    {price !== undefined && (
      <p className="text-sm text-muted">
        {list?.price !== undefined && <ListPrice price={list.price} words={words} />}{' '}
        <span className="inline-block">
          <span className={total === undefined ? 'block text-lg font-semibold text-ink' : ''}>
            {price[0]}
          </span>{' '}
          {price[1]}
        </span>
      </p>
    )}
    {without !== undefined && <p className="text-sm text-muted">{without}</p>}
  </div>
)

/** List price that does not apply to this user, struck out. */
const ListPrice = ({ price, words }: { price: string; words: LineLabels }) => (
  <>
    <span className="sr-only">{words.list} </span>
    <s className="text-sm font-normal text-muted">{price}</s>
  </>
)
