import { OrganisationForm } from '@/components/registration/organisation/organisation-form'
import { OrganisationReview } from '@/components/registration/questions/organisation-review'
import { loadIndustries } from '@/lib/commerce/reference.server'
import { supportHref } from '@/lib/content/site-links.server'
import { getMessages } from '@/lib/i18n/messages'
import { ownNamesOf } from '@/lib/registration/own-names'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { getSite, type Locale } from '@/lib/site/sites'
import { addressChoices, addressTexts } from './address-choices'
import { addressQuestion } from './address-question'
import { buildFormModel } from './form-model'
import { StepProblem } from './step-problem'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

const FIELDS = [...Object.keys(ORGANISATION_FIELDS), 'addressToUse', 'similar']

/** The organization, or the question that is open about it (spec §4). */
export async function OrganisationStep({ locale, visitor, draft, moved, formOwner }: StepProps) {
  const step = 'organisation'
  const record = visitor.kind === 'customer' ? visitor.record : undefined
  const country = record?.registrationCountryIso ?? getSite(locale).defaultCountry
  const model = withOwnTerms(
    locale,
    buildFormModel({ locale, step, draft, formOwner, defaults: { country } }, FIELDS),
  )
  const review = draft?.review
  if (review?.kind === 'address') return addressQuestion({ locale, step, moved, model, review })
  if (review !== undefined) {
    return (
      <StepScreen locale={locale} step={step} facts={visitor.progress.facts} moved={moved}>
        <OrganisationReview locale={locale} model={model} review={review} supportHref={supportHref(locale)} />
      </StepScreen>
    )
  }
  const [lists, industries] = await Promise.all([
    loadAddressLists(locale, model.values.country ?? '', country),
    loadIndustries(locale),
  ])
  if (!lists.ok) return <StepProblem locale={locale} step={step} requestId={lists.error.requestId} />
  if (!industries.ok)
    return <StepProblem locale={locale} step={step} requestId={industries.error.requestId} />
  const { choice, existing, new: create, terms } = getMessages(locale).organisation
  return (
    <StepScreen locale={locale} step={step} facts={visitor.progress.facts} moved={moved}>
      <OrganisationForm
        model={model}
        texts={{ organisation: { choice, existing, new: create, terms }, address: addressTexts(locale) }}
        address={addressChoices(locale, lists.value, {
          ownNames: record ? ownNamesOf(record) : [],
          cleared: draft?.cleared ?? [],
        })}
        industries={industries.value}
      />
    </StepScreen>
  )
}

/** The agreement of this step is another one than that of the sign-up, under the same field name. */
function withOwnTerms<M extends { messages: Readonly<Record<string, string>> }>(locale: Locale, model: M): M {
  const { required } = getMessages(locale).errors.fields.organisationTermsAccepted
  return { ...model, messages: { ...model.messages, 'fields.termsAccepted.required': required } }
}
