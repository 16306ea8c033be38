import { useId } from 'react'
import { SEARCH_PARAMETERS } from '@/lib/catalogue/search/search-address'
import type { SortCode, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FILTER_FORM_ID } from './parts'

type Props = { locale: Locale; sorts: NonNullable<TitleSearchPage['sorts']>; chosen: SortCode }

/** The order of the results. It belongs to the form of the filters, so one does not undo the other. */
export function SortChoice({ locale, sorts, chosen }: Props) {
  const id = useId()
  const t = getTranslator(locale, 'search')
  return (
    <div className="flex items-end gap-2">
      <div>
        <label htmlFor={id} className="block text-sm text-muted">
          {t('sort.label')}
        </label>
        <select
          id={id}
          name={SEARCH_PARAMETERS.sort}
          form={FILTER_FORM_ID}
          defaultValue={chosen}
          className="control"
        >
          {sorts.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="submit"
        form={FILTER_FORM_ID}
        className="unless-scripted min-h-11 rounded-sm border border-accent px-4 font-semibold text-accent"
      >
        {t('sort.apply')}
      </button>
    </div>
  )
}
