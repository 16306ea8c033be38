import { Select } from '@/components/form/fields/select'
import { DescriptionList } from '@/components/ui/description-list'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { displayName } from '@/lib/format/display-name'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import type { TypedSection } from '@/lib/preferences/rejected-section'
import { LOCALE_NAMES } from '@/lib/site/locale-names'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { SectionForm, type SectionProps } from './section-form'

type Props = SectionProps & { settings: CustomerSettings; typed: TypedSection<'site'> | undefined }

/** The preferred site with its language, and the currency of this one. */
export function SiteForm({ settings, typed, ...form }: Props) {
  const { locale } = form
  const t = getTranslator(locale, 'preferences')
  const { site = '' } = settings
  return (
    <SectionForm {...form} typed={typed} section="site" shown={site}>
      <Select
        name="site"
        label={t('site.label')}
        hint={t('site.hint')}
        words={fieldWords(locale)}
        defaultValue={typed?.site ?? (site === '' ? locale : site)}
        options={LOCALES.map(value => ({ value, label: t('site.option', LOCALE_NAMES[value]) }))}
      />
      <div className="max-w-prose">
        <DescriptionList
          descriptions={[
            {
              term: t('site.currency'),
              description: t('site.currencyText', { currency: currencyName(locale) }),
            },
          ]}
        />
      </div>
    </SectionForm>
  )
}

function currencyName(locale: Locale): string {
  const { currency, languageTag } = getSite(locale)
  return `${displayName(languageTag, 'currency', currency)} (${currency})`
}
