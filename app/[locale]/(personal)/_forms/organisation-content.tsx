import type { ReactNode } from 'react'
import { OrganisationForm } from '@/components/registration/organisation/organisation-form'
import { SalesTermsAgreement } from '@/components/registration/organisation/terms-agreement'
import { OrganisationReview } from '@/components/registration/questions/organisation-review'
import type { StepFormModel } from '@/components/registration/step/form-model'
import { serialize } from '@/components/ui/serialized'
import { loadIndustries } from '@/lib/backends/commerce/reference.server'
import { supportHref, termsOfSaleHref } from '@/lib/backends/content/site-links.server'
import { getMessages } from '@/lib/i18n/messages'
import type { StepContext } from '@/lib/registration/guard.server'
import { ownNamesOf } from '@/lib/registration/own-names'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import type { FormId } from '@/lib/site/steps'
import { addressChoices, addressTexts } from './address-choices'
import { addressQuestion } from './address-question'
import { buildFormModel } from './form-model'

const FIELDS = [...Object.keys(ORGANISATION_FIELDS), 'addressToUse', 'similar']

type FormContext = Pick<StepContext, 'visitor' | 'draft' | 'formOwner'> & {
  locale: Locale
  form: Extract<FormId, 'organisation' | 'add-organisation'>
  /** Customer account number with which the form begins. */
  number?: string | undefined
}

/**
 * The form for an organization, or the question that is open about it (spec §4), for the wizard and for the
 * account.
 */
export async function organisationContent(context: FormContext): Promise<Result<ReactNode, Problem>> {
  const { locale, visitor, draft } = context
  const record = visitor.kind === 'customer' ? visitor.record : undefined
  const country = record?.registrationCountryIso ?? getSite(locale).defaultCountry
  const model = organisationModel(context, country)
  const review = draft?.review
  if (review?.kind === 'address') return addressQuestion({ locale, model, review })
  if (review !== undefined)
    return ok(<OrganisationReview {...{ locale, model, review }} supportHref={supportHref(locale)} />)
  const [lists, industries] = await Promise.all([
    loadAddressLists(locale, model.values.country ?? '', country),
    loadIndustries(locale),
  ])
  if (!lists.ok) return lists
  if (!industries.ok) return industries
  const { choice, existing, find, new: create } = getMessages(locale).organisation
  const terms = { label: <SalesTermsAgreement locale={locale} href={termsOfSaleHref(locale)} /> }
  return ok(
    <OrganisationForm
      model={model}
      texts={{
        organisation: { choice, existing, new: create, terms, ...(model.adds && { find }) },
        address: addressTexts(locale),
      }}
      address={addressChoices(locale, lists.value, {
        ownNames: record ? ownNamesOf(record) : [],
        cleared: draft?.cleared ?? [],
      })}
      industries={serialize(industries.value)}
    />,
  )
}

/** Industry and sector default to what the user has entered about their own job. */
function organisationModel(
  { locale, form, visitor, draft, formOwner, number }: FormContext,
  country: string,
) {
  const { industry, sector } = visitor.kind === 'customer' ? visitor.record : {}
  const defaults = {
    country,
    findCountry: country,
    industry: industry?.code ?? '',
    sector: sector?.code ?? '',
    ...(number !== undefined && { choice: 'existing', customerAccountNumber: number }),
  }
  return withOwnMessages(locale, buildFormModel({ locale, step: form, draft, formOwner, defaults }, FIELDS))
}

/**
 * Replaces messages of fields with a namesake in another form: the terms are those for organizations, and the
 * search for an organization uses the messages for name, country and postal code of a new one.
 */
function withOwnMessages<M extends Pick<StepFormModel, 'adds' | 'messages'>>(locale: Locale, model: M): M {
  const { fields, postalCodes } = getMessages(locale).errors
  const own = {
    termsAccepted: fields.organisationTermsAccepted,
    ...(model.adds && {
      findName: { ...fields.name, ...fields.findName },
      findCountry: fields.country,
      findPostalCode: postalCodes.postalCode,
    }),
  }
  const messages = Object.entries(own).flatMap(([name, texts]) =>
    Object.entries(texts).map(([code, text]) => [`fields.${name}.${code}`, text]),
  )
  return { ...model, messages: { ...model.messages, ...Object.fromEntries(messages) } }
}
