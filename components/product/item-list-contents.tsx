import { Button } from '@/components/ui/button'
import { CHOSEN_ON } from '@/lib/cart/lines/line-fields'
import { ITEMS_ID } from './item-anchor'
import { type ItemLink, ItemLinksView } from './item-links-view'
import { type ItemData, ItemRowView, LevelBadge, type LevelData, type RowLabels } from './item-row-view'

export type GroupData = {
  group: string
  name: string
  /** Number of items that this site sells. */
  count: number
  summary: string
  /** Level of most of its items. */
  level: LevelData
  items: readonly ItemData[]
  /** Of kits: items that are used with them but not contained in them. */
  beside?: readonly ItemLink[]
}

const SEVERAL_ID = 'order-several'

type ListLabels = RowLabels & { heading: string; basis: string; filter: string; all: string; beside: string }

/** Action and texts of the order form. Absent where nothing can be ordered. */
export type OrderData = {
  title: string
  addHref: string
  saveHref: string
  quoteHref: string
  several: string
  severalText: string
  all: string
  save: string
  quote: string
  /** Number and total price of the chosen items, as a text with placeholders. */
  chosenOne: string
  chosenSeveral: string
  /** Message where an action needs items but none is chosen. */
  chosenNone: string
  currency: string
  /** Message for a failed connection. */
  failed: string
}

export type ItemListData = {
  groups: readonly GroupData[]
  count: number
  words: ListLabels
  order?: OrderData
}

/** The items of a title, by group. */
export const ItemListContents = ({ groups, count, words, order }: ItemListData) => (
  <>
    <h2 id={ITEMS_ID} className="scroll-mt-6 print:float-left print:mr-3">
      {words.heading}
    </h2>
    <p className="mt-2 text-muted print:mt-0">{words.basis}</p>
    {groups.length > 1 && <GroupFilter groups={groups} count={count} words={words} />}
    {order === undefined ? (
      <Groups groups={groups} words={words} />
    ) : (
      <form method="post" action={order.addHref} data-cart-lines={order.failed} className="order-form">
        {/* Default button for Enter; without it, Enter would press the button of the first row. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {order.all}
        </button>
        <input type="hidden" name={CHOSEN_ON} value={order.title} />
        <Groups groups={groups} words={words} />
        <OrderBar {...order} />
      </form>
    )}
  </>
)

const Groups = ({ groups, words }: Pick<ItemListData, 'groups' | 'words'>) => (
  <>
    {groups.map(({ group, name, summary, level, items, beside }) => (
      <div key={group} data-group={group} className="mt-8 print:mt-1">
        <h3 className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-accent pb-2 print:border-b print:pb-0">
          {name}
          <span className="text-sm font-normal text-muted">{summary}</span>
          <LevelBadge {...level} />
        </h3>
        <ul className="divide-y divide-line border-b border-line">
          {items.map(item => (
            <ItemRowView key={item.code} item={item} words={words} />
          ))}
        </ul>
        {beside !== undefined && <ItemLinksView label={words.beside} links={beside} />}
      </div>
    ))}
  </>
)

/**
 * Order bar: actions on all items with a quantity. Saving and requesting a quote open a page of their own
 * first.
 */
const OrderBar = ({ several, severalText, all, save, quote, saveHref, quoteHref, ...chosen }: OrderData) => (
  <section aria-labelledby={SEVERAL_ID} className="order-bar no-print">
    <h3 id={SEVERAL_ID} className="text-lg">
      {several}
    </h3>
    <p className="text-muted">{severalText}</p>
    <output
      className="font-semibold"
      data-order-sum={chosen.currency}
      data-one={chosen.chosenOne}
      data-several={chosen.chosenSeveral}
      data-none={chosen.chosenNone}
    />
    {/* In two rows on a phone, where the bar must leave enough space for the items. */}
    <div className="flex flex-wrap gap-2 max-sm:w-full sm:gap-3 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-2 max-sm:[&>button]:text-sm max-sm:[&>button:first-child]:basis-full">
      <Button type="submit">{all}</Button>
      <Button type="submit" variant="secondary" formMethod="get" formAction={saveHref}>
        {save}
      </Button>
      <Button type="submit" variant="secondary" formMethod="get" formAction={quoteHref}>
        {quote}
      </Button>
    </div>
  </section>
)

/** Group filter: plain radio buttons, by which the style sheet hides the other groups. */
function GroupFilter({ groups, count, words }: ItemListData) {
  const choices = [{ group: 'ALL', name: words.all, count }, ...groups]
  return (
    <fieldset className="no-print mt-5">
      <legend className="sr-only">{words.filter}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <label
            key={choice.group}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3 has-checked:border-accent has-checked:bg-accent has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="group"
              value={choice.group}
              defaultChecked={index === 0}
              className="sr-only"
              autoComplete="off"
            />
            <span>
              {choice.name} <span className="text-sm">({choice.count})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
