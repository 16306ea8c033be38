import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { Banner } from '@/components/ui/banner'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Disclosure } from '@/components/ui/disclosure'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import type { ListView } from '@/lib/quick-order/list-view'
import type { QuickRow } from '@/lib/quick-order/rows'
import { cartPath, itemSuggestPath, quickOrderActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ClearedNote } from './cleared-note'
import { FileBox } from './file-box'
import type { ListErrors } from './list-errors'
import { ListForm } from './list-form'
import { PasteBox } from './paste-box'
import { listWords } from './words'

/** A list as its page shows it; `isAway`: it could not be checked. */
export type ShownList = {
  rows: readonly QuickRow[]
  view: ListView
  isAway: boolean
  listId: string
  paste: string
  /** Number of lines that have just been added to the cart. */
  added: number
  /** Page of the list that was cleared. */
  undoHref: string | undefined
}

type Props = {
  locale: Locale
  list: ShownList
  errors: ListErrors
  hidden: HiddenFieldValues
  /** Where an empty list can be filled from. */
  children: ReactNode
}

/** Quick order: a list of item numbers that is checked and added to the cart. */
export function QuickOrderPage({ locale, list, errors, hidden, children }: Props) {
  const t = getTranslator(locale, 'quickOrder')
  const words = listWords(locale)
  const { rows, view, listId, paste } = list
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('title') }]}
      />
      <div className="mt-4">
        <ErrorSummary title={getTranslator(locale, 'errors')('summaryTitle')} entries={errors.summary} />
        <h1>{t('title')}</h1>
      </div>
      <p className="mt-3 max-w-prose text-lg">{t('intro')}</p>
      <div className="no-print mt-2">
        <Disclosure summary={t('where')}>
          <p className="max-w-prose">{t('whereText')}</p>
        </Disclosure>
      </div>
      <Notes locale={locale} list={list} />
      <div className="mt-8">
        <ListForm
          // Another list is another form: what was typed into the one before does not stay.
          key={listId}
          action={quickOrderActionPath(locale)}
          suggestHref={itemSuggestPath(locale)}
          {...{ rows, view, listId, hidden, words }}
        >
          <PasteBox locale={locale} text={paste} error={errors.paste} words={words} />
          <FileBox locale={locale} error={errors.file} />
        </ListForm>
      </div>
      {children}
    </div>
  )
}

/** What has just happened to the list. */
function Notes({ locale, list: { added, undoHref, isAway, view } }: Pick<Props, 'locale' | 'list'>) {
  const t = getTranslator(locale, 'quickOrder')
  const inCart = getTranslator(locale, 'cart')
  const labels = getTranslator(locale, 'layout')
  return (
    <div className="mt-6 max-w-form space-y-4 empty:hidden">
      {added > 0 && (
        <Banner tone="success" toneLabel={labels('tones.success')}>
          <p>
            {inCart('notices.addedSeveral', { count: added })}{' '}
            {view.lines.some(line => line !== null) && t('addedRest')}
          </p>
          <a href={cartPath(locale)} className="inline-block py-1">
            {inCart('toCart')}
          </a>
        </Banner>
      )}
      {isAway && (
        <Banner tone="warning" toneLabel={labels('tones.warning')}>
          <p>{t('unavailable')}</p>
        </Banner>
      )}
      {undoHref !== undefined && (
        <ClearedNote text={t('cleared')} undo={inCart('removed.undo')} href={undoHref} />
      )}
    </div>
  )
}
