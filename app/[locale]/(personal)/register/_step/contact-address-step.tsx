import { AddressReview } from '@/components/registration/address-review'
import { ContactAddressForm } from '@/components/registration/contact-address-form'
import { ServiceProblem } from '@/components/registration/service-problem'
import { toPostalAddress } from '@/lib/commerce/postal-address'
import { getFlags } from '@/lib/flags/get-flags.server'
import { type AddressLists, loadAddressLists } from '@/lib/registration/reference.server'
import { CONTACT_ADDRESS_FIELDS } from '@/lib/registration/schemas/contact-address'
import { stepHref } from '@/lib/registration/step-paths'
import { getSite } from '@/lib/site/sites'
import { addressChoices, addressTexts } from './address-choices'
import { buildFormModel } from './form-model'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

/** The contact address, or the question which address to use where the verification raised it (spec §4). */
export async function ContactAddressStep({ locale, visitor, draft }: StepProps) {
  const step = 'contact-address'
  const record = visitor.kind === 'customer' ? visitor.record : undefined
  const known = record?.defaultB2BUnit?.billingAddress
  const defaults = known ? { ...toPostalAddress(known) } : { country: getSite(locale).defaultCountry }
  const model = buildFormModel({ locale, step, draft, defaults }, [
    ...Object.keys(CONTACT_ADDRESS_FIELDS),
    'addressChoice',
  ])
  const [lists, { values: flags }] = await Promise.all([
    loadAddressLists(locale, model.values.country ?? '', getSite(locale).defaultCountry),
    getFlags(locale, visitor.kind === 'customer' ? visitor.context.user.id : undefined),
  ])
  if (!lists.ok)
    return (
      <ServiceProblem locale={locale} retryHref={stepHref(locale, step)} requestId={lists.error.requestId} />
    )
  if (draft?.review?.kind === 'address') {
    return (
      <StepScreen locale={locale} step={step} moved={draft?.moved}>
        <AddressReview locale={locale} model={model} review={draft.review} names={namesOf(lists.value)} />
      </StepScreen>
    )
  }
  return (
    <StepScreen locale={locale} step={step} moved={draft?.moved}>
      <ContactAddressForm
        model={model}
        texts={addressTexts(locale)}
        choices={addressChoices(locale, lists.value, {
          ownNames: record ? [record.name] : [],
          asksForBuilding: flags.line3,
        })}
      />
    </StepScreen>
  )
}

const namesOf = ({ countries, regions }: AddressLists): Readonly<Record<string, string>> =>
  Object.fromEntries([...countries, ...regions].map(({ code, name }) => [code, name]))
