import type { TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ExemptionCard } from './exemption-card'
import { ExemptionForm, type RejectedExemption } from './exemption-form'

type Props = {
  locale: Locale
  account: Organization
  exemptions: readonly TaxExemption[]
  regions: readonly { code: string; name: string }[]
  rejected: RejectedExemption | undefined
  /** Region of an exemption that is to be renewed. */
  renewed: string | undefined
  hidden: HiddenFieldValues
}

const HEADINGS = { rules: 'exemption-rules', list: 'exemptions' } as const

const RULES = ['name', 'region', 'signed', 'organization', 'before'] as const

/** Where an organization is exempt from tax, why a certificate was refused, and the form for another one. */
export function TaxExemptions({ locale, account: { uid, name }, exemptions, ...form }: Props) {
  const t = getTranslator(locale, 'taxExemptions')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg wrap-anywhere">{name}</p>
      <p className="mt-2 max-w-prose">{t('intro')}</p>
      <section aria-labelledby={HEADINGS.rules} className="mt-6 max-w-prose">
        <h2 id={HEADINGS.rules} className="text-xl">
          {t('rules.title')}
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {RULES.map(rule => (
            <li key={rule}>{t(`rules.${rule}`, { name })}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={HEADINGS.list} className="mt-8">
        <h2 id={HEADINGS.list} className="text-xl">
          {t('list')}
        </h2>
        {exemptions.length === 0 && <p className="mt-2">{t('none')}</p>}
        <ul className="mt-4 space-y-4 empty:hidden">
          {exemptions.map(exemption => (
            <li key={exemption.id}>
              <ExemptionCard {...{ locale, uid, exemption }} isAgent={form.hidden.isAgent} />
            </li>
          ))}
        </ul>
      </section>
      <ExemptionForm {...form} locale={locale} uid={uid} />
    </>
  )
}
