import { ErrorSummary } from '@/components/form/errors/error-summary'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import type { Chosen } from '@/lib/cart/lines/load-chosen.server'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { cartLinesActionPath, cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { chooseSummary } from './choose-data'
import { ChooseEmpty } from './choose-empty'
import { SelectedLines } from './selected-lines'

/** The chosen items, or the outage that prevents showing them. */
type ChosenView = { state: 'shown'; chosen: Chosen } | { state: 'away'; requestId: string; retryHref: string }

/**
 * `wrong`: quantities have to be corrected first · `again`: the outcome of an earlier submission is unknown ·
 * `tooMany`: more than an address can carry through sign-in.
 */
export type ReasonToChoose = 'wrong' | 'again' | 'tooMany'

type Props = {
  locale: Locale
  view: ChosenView
  hidden: HiddenFieldValues
  supportHref: string
  reason: ReasonToChoose
  flags: ItemFlags
}

const WORDS = {
  wrong: { title: 'choose.cartTitle', text: 'choose.cartIntro' },
  again: { title: 'choose.againTitle', text: 'choose.againIntro' },
  tooMany: { title: 'choose.tooMany', text: 'choose.tooManyText' },
} as const

/** Review of items before they are added to the cart, with their errors: no input is lost. */
export function ReviewLinesPage({ locale, view, hidden, supportHref, reason, flags }: Props) {
  const t = getTranslator(locale, 'cart')
  const title = t(WORDS[reason].title)
  const chosen = view.state === 'shown' ? view.chosen : undefined
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: t('title'), href: cartPath(locale) }, { label: title }]}
      />
      <div className="mt-4">
        <ErrorSummary
          title={getTranslator(locale, 'errors')('summaryTitle')}
          entries={chooseSummary(locale, chosen, { form: [] })}
        />
        <h1>{title}</h1>
      </div>
      {view.state === 'away' && (
        <div className="mt-8">
          <ServiceUnavailable
            {...{ locale, supportHref }}
            as="section"
            subject="cart"
            retryHref={view.retryHref}
            requestId={view.requestId}
          />
        </div>
      )}
      {chosen !== undefined && chosen.items.length === 0 && (
        <ChooseEmpty locale={locale} title={chosen.title} />
      )}
      {chosen !== undefined && chosen.items.length > 0 && (
        <>
          <p className="mt-3 max-w-prose text-lg">{t(WORDS[reason].text)}</p>
          <form method="post" action={cartLinesActionPath(locale)} noValidate className="mt-8 max-w-page">
            <HiddenFields {...hidden} />
            <SelectedLines locale={locale} chosen={chosen} flags={flags} />
            <p className="mt-6">
              <Button type="submit">{t('choose.cartSubmit')}</Button>
            </p>
          </form>
        </>
      )}
    </div>
  )
}
