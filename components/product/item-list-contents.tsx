import { ITEMS_ID } from './item-anchor'
import { type ItemLink, ItemLinksView } from './item-links-view'
import { type ItemData, ItemRowView, type RowWords } from './item-row-view'

export type GroupData = {
  group: string
  name: string
  /** Items that this site sells. */
  count: number
  summary: string
  items: readonly ItemData[]
  /** Of kits, what is used with them and not among what they hold. */
  beside?: readonly ItemLink[]
}

type ListWords = RowWords & { heading: string; basis: string; filter: string; all: string; beside: string }

export type ItemListData = { groups: readonly GroupData[]; count: number; words: ListWords }

/** The items of a title, group by group. */
export const ItemListContents = ({ groups, count, words }: ItemListData) => (
  <>
    <h2 id={ITEMS_ID} className="scroll-mt-6 print:float-left print:mr-3">
      {words.heading}
    </h2>
    <p className="mt-2 text-muted print:mt-0">{words.basis}</p>
    {groups.length > 1 && <GroupFilter groups={groups} count={count} words={words} />}
    {groups.map(({ group, name, summary, items, beside }) => (
      <div key={group} data-group={group} className="mt-8 print:mt-1">
        <h3 className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-accent pb-2 print:border-b print:pb-0">
          {name}
          <span className="text-sm font-normal text-muted">{summary}</span>
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

/** Which groups are shown: plain radio buttons, by which the style sheet hides the others. */
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
