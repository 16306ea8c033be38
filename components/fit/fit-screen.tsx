import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import type { FitChoices, FitResults } from '@/lib/catalogue/fit/load-fit.server'
import type { FitForm as FitFormState } from '@/lib/catalogue/fit/read-fit-form'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FitErrors } from './fit-errors'
import { FitForm } from './fit-form'
import { FittingTitles } from './fitting-titles'
import { NonMatchingTitles } from './non-matching-titles'
import { FITS_ID } from './parts'

type Props = {
  locale: Locale
  form: FitFormState
  choices: FitChoices
  /** Whether the form was prefilled with the level of the signed-in user. */
  isLevelOwn: boolean
  results: FitResults | undefined
  supportHref: string
}

/** The fit finder: criteria, titles that fit, and the other titles with the reasons why they do not. */
export function FitScreen({ locale, form, choices, isLevelOwn, results, supportHref }: Props) {
  const t = getTranslator(locale, 'fit')
  const label = getTranslator(locale, 'layout')('breadcrumbs')
  const errors = form.state === 'wrong' ? form.errors : []
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs label={label} crumbs={[...storeCrumbs(locale), { label: t('title') }]} />
      <div className="mt-4">
        <FitErrors locale={locale} errors={errors} />
      </div>
      <h1>{t('title')}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('intro')}</p>
      <div
        className={`mt-8 ${results === undefined ? '' : 'gap-12 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start'}`}
      >
        <FitForm
          locale={locale}
          values={form.values}
          errors={errors}
          choices={choices}
          isLevelOwn={isLevelOwn}
          isAside={results !== undefined}
        />
        <div className="max-lg:mt-10">
          {results?.state === 'away' && (
            <ServiceUnavailable
              {...{ locale, supportHref }}
              as="section"
              subject="fit"
              headingId={FITS_ID}
              retryHref={fitAddress(locale, form.values)}
              requestId={results.requestId}
            />
          )}
          {results?.state === 'found' && form.state === 'asked' && (
            <>
              <FittingTitles locale={locale} form={form} page={results.fits} />
              <NonMatchingTitles locale={locale} form={form} rest={results.rest} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
