import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { CHOSEN_ON } from '@/lib/cart/lines/line-fields'
import type { Chosen } from '@/lib/cart/lines/load-chosen.server'
import { formatList } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { chosenLines } from './choose-data'

type Props = { locale: Locale; chosen: Chosen; flags: ItemFlags }

/** The chosen items in a form, each with a quantity field. */
export function SelectedLines({ locale, chosen, flags }: Props) {
  const t = getTranslator(locale, 'cart')
  const { title, missing } = chosen
  return (
    <>
      {missing.length > 0 && (
        <p className="mb-4 font-semibold text-caution">
          {t('choose.missing', { count: missing.length, codes: formatList(locale, missing) })}
        </p>
      )}
      {title !== undefined && <input type="hidden" name={CHOSEN_ON} value={title.code} />}
      <Lines
        groups={[{ id: 'chosen', title: t('choose.chosen'), lines: chosenLines(locale, chosen, flags) }]}
        words={lineLabels(locale)}
        mode="choose"
      />
      <p className="mt-3 max-w-prose text-sm text-muted">{t('choose.drop')}</p>
      {title !== undefined && (
        <p className="mt-1">
          <a href={productPath(locale, title)} className="inline-block py-1">
            {t('choose.back', { name: title.acronym })}
          </a>
        </p>
      )}
    </>
  )
}
