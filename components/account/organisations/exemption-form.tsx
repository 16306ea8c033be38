import { Checkbox } from '@/components/form/fields/checkbox'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { DocumentInput } from '@/components/page/document-input'
import { Button } from '@/components/ui/button'
import { REGION_FIELD } from '@/lib/checkout/documents/exemption'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { accountExemptionActionPath, EXEMPTION_FORM_ID } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

/** What was typed into a form that was rejected, and why it was. */
export type RejectedExemption = { fields: Readonly<Record<string, string>>; errors: ShownErrors }

type Props = {
  locale: Locale
  uid: string
  regions: readonly { code: string; name: string }[]
  rejected: RejectedExemption | undefined
  /** Region of an exemption that is to be renewed. */
  renewed: string | undefined
  hidden: HiddenFieldValues
}

/** Sends in a certificate for a region; a plain form, which keeps all but the file. */
export function ExemptionForm({ locale, uid, regions, rejected, renewed, hidden }: Props) {
  const t = getTranslator(locale, 'taxExemptions')
  const checkout = getTranslator(locale, 'checkout')
  const words = fieldWords(locale)
  const control = (name: string) => ({ name, words, error: rejected?.errors.at(name) })
  const typed = (name: string) => ({ ...control(name), defaultValue: rejected?.fields[name] ?? '' })
  return (
    <section aria-labelledby={EXEMPTION_FORM_ID} className="no-print mt-10 max-w-form">
      <h2 id={EXEMPTION_FORM_ID} className="text-xl">
        {t('add')}
      </h2>
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={accountExemptionActionPath(locale)}
        encType="multipart/form-data"
        className="mt-4 space-y-6"
        noValidate
        data-storable
      >
        <input type="hidden" name="organisation" value={uid} />
        <Select
          {...control(REGION_FIELD)}
          defaultValue={rejected?.fields[REGION_FIELD] ?? renewed ?? ''}
          label={t('region')}
          placeholder={t('choose')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <DocumentInput
          locale={locale}
          kinds="pdfOrImage"
          {...control('certificate')}
          label={checkout('exemption.certificate')}
          hint={checkout('exemption.certificateHint')}
        />
        <TextInput {...typed('certificateNumber')} label={checkout('exemption.number')} autoComplete="off" />
        <TextInput {...typed('validFrom')} type="date" label={checkout('exemption.from')} />
        <TextInput {...typed('validUntil')} type="date" label={checkout('exemption.to')} />
        <Checkbox
          {...control('signed')}
          label={checkout('exemption.signed')}
          optional={false}
          defaultChecked={rejected?.fields.signed === 'on'}
        />
        <Button type="submit">{checkout('exemption.send')}</Button>
      </CustomerOnlyForm>
    </section>
  )
}
