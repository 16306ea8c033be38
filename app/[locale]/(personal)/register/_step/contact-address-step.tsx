import { AddressLines } from '@/components/address/address-lines'
import { ContactAddressForm } from '@/components/registration/address/contact-address-form'
import { toPostalAddress } from '@/lib/backends/commerce/postal-address'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import { getTranslator } from '@/lib/i18n/translator'
import { ownNamesOf } from '@/lib/registration/own-names'
import { recordVersion } from '@/lib/registration/record-version.server'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { CONTACT_ADDRESS_FIELDS } from '@/lib/registration/schemas/contact-address'
import { getSite, type Locale } from '@/lib/site/sites'
import { addressChoices, addressTexts } from '../../_forms/address-choices'
import { addressQuestion } from '../../_forms/address-question'
import { buildFormModel } from '../../_forms/form-model'
import { StepProblem } from './step-problem'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

const addressLabel = (locale: Locale): string =>
  getTranslator(locale, 'register')('steps.contact-address.short')

/** An address on record, shown with the names of its country and region. */
function KnownAddress({ address }: { address: OrganizationAddress }) {
  const { country, region } = address
  const names = {
    [country.isocode]: country.name ?? country.isocode,
    ...(region?.name && { [region.isocode]: region.name }),
  }
  return <AddressLines address={toPostalAddress(address)} names={names} />
}

/**
 * The form for the contact address or, where the verification asks one, the question which address to use
 * (spec §4).
 */
export async function ContactAddressStep({ locale, visitor, draft, moved, formOwner }: StepProps) {
  const step = 'contact-address'
  const record = visitor.kind === 'customer' ? visitor.record : undefined
  const known = record?.defaultB2BUnit?.billingAddress
  const defaults = known ? { ...toPostalAddress(known) } : { country: getSite(locale).defaultCountry }
  const onRecord = known ? [{ label: addressLabel(locale), value: <KnownAddress address={known} /> }] : []
  const version = recordVersion(step, record)
  const model = buildFormModel({ locale, step, draft, formOwner, defaults, version, onRecord }, [
    ...Object.keys(CONTACT_ADDRESS_FIELDS),
    'addressToUse',
  ])
  const review = draft?.review
  if (review?.kind === 'address') {
    const question = await addressQuestion({ locale, model, review })
    if (!question.ok) return <StepProblem locale={locale} step={step} requestId={question.error.requestId} />
    return (
      <StepScreen locale={locale} step={step} facts={visitor.progress.facts} moved={moved}>
        {question.value}
      </StepScreen>
    )
  }
  const lists = await loadAddressLists(locale, model.values.country ?? '', getSite(locale).defaultCountry)
  if (!lists.ok) return <StepProblem locale={locale} step={step} requestId={lists.error.requestId} />
  return (
    <StepScreen locale={locale} step={step} facts={visitor.progress.facts} moved={moved}>
      <ContactAddressForm
        model={model}
        texts={addressTexts(locale)}
        choices={addressChoices(locale, lists.value, {
          ownNames: record ? ownNamesOf(record) : [],
          cleared: draft?.cleared ?? [],
        })}
      />
    </StepScreen>
  )
}
