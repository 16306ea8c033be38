import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type ClientData, ClientFilter } from './client-filter'
import { FacetBoxes, type FacetData, FacetSelect } from './facet-choices'
import { CHOICES_ID, FILTER_FORM_ID, FILTERS_ID, SHOW_ID } from './parts'
import { type SwitchData, SwitchFilters } from './switch-filters'

export type FilterPanelData = {
  action: string
  /**
   * Texts of the submit button: `showCount` with the number of results, which a script keeps up to date;
   * `show` without script.
   */
  words: { heading: string; close: string; show: string; showCount: string; all: string }
  /** Hidden fields: the search text, and the page size. */
  kept: readonly { name: string; value: string }[]
  facets: readonly (FacetData & { isSelect?: boolean })[]
  client: ClientData
  switches: SwitchData
}

/** The filters of a search, as one GET form. Rendered on the server only: the scripts work on the markup. */
export const FilterPanelContents = ({ action, words, kept, facets, client, switches }: FilterPanelData) => (
  <form
    id={FILTER_FORM_ID}
    action={action}
    method="get"
    // A reload would restore values that differ from the address.
    autoComplete="off"
    aria-labelledby={`${FILTERS_ID}-title`}
  >
    <div className="flex items-center justify-between lg:-mb-1.5 lg:pt-1.5">
      <h2 id={`${FILTERS_ID}-title`} className="text-xl">
        {words.heading}
      </h2>
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        aria-label={words.close}
        className="-mr-2 grid size-11 place-items-center lg:hidden"
      >
        <Icon name="close" />
      </button>
    </div>
    {kept.map(entry => (
      <input key={entry.name} type="hidden" {...entry} />
    ))}
    <div id={CHOICES_ID}>
      {facets.map(
        ({ isSelect, ...facet }) => isSelect && <FacetSelect key={facet.name} {...facet} all={words.all} />,
      )}
      <ClientFilter {...client} />
      {facets.map(({ isSelect, ...facet }) => isSelect || <FacetBoxes key={facet.name} {...facet} />)}
      <SwitchFilters {...switches} />
    </div>
    <div className="filter-apply mt-5">
      <Button type="submit">
        <span id={SHOW_ID} className="if-scripted">
          {words.showCount}
        </span>
        <span className="unless-scripted">{words.show}</span>
      </Button>
    </div>
  </form>
)
