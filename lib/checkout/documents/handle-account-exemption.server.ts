import 'server-only'
import { addTaxExemption, fileFaultOf, listTaxExemptions } from '@/lib/backends/commerce/documents.server'
import { loadRegions } from '@/lib/backends/commerce/reference.server'
import { DOCUMENT_BODY_BYTES } from '@/lib/config/body-limits'
import { formatDate } from '@/lib/format/date'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { failed, ok, type Problem } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { accountPath } from '@/lib/site/account-pages'
import { taxingCountry } from '@/lib/site/exempting-regions'
import { taxExemptionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import { type FormValues, readFields } from '@/lib/validation/form-input'
import { digestOf } from './digest.server'
import { checkExemption, EXEMPTION_FIELDS, exemptionDay, REGION_FIELD } from './exemption'
import { type ReadDocument, readDocument } from './read-document'

const FIELDS = { ...EXEMPTION_FIELDS, [REGION_FIELD]: 'text', organisation: 'text' } as const

type Command = { values: FormValues<typeof FIELDS>; certificate: ReadDocument; digest: string }

const OWN_FORM = ownForm('exemptions', locale => accountPath(locale, 'accounts'))

/** Sends in the certificate of a tax exemption from the page of an account, for a region of its form. */
export const handleAccountExemption = defineForm<Sender, Command, NextResult>({
  ...OWN_FORM,
  name: 'account-exemption',
  body: { multipart: true, maxBytes: DOCUMENT_BODY_BYTES },
  page: ({ locale, fields }) => {
    const { organisation } = readFields(fields, FIELDS)
    return isCode(organisation) ? taxExemptionsPath(locale, organisation) : OWN_FORM.fallbackPage(locale)
  },
  typed: ({ fields }) => {
    const { signed, organisation: _, ...texts } = readFields(fields, FIELDS)
    return { ...texts, ...(signed && { signed: 'on' }) }
  },
  parse: async ({ fields }) => {
    const values = readFields(fields, FIELDS)
    if (!isCode(values.organisation)) return failed('malformed')
    const certificate = await readDocument(fields.certificate, ['pdf', 'png', 'jpeg'])
    return ok({ values, certificate, digest: await digestOf(certificate) })
  },
  content: ({ values, digest }) => ({ values, digest }),
  result: STORED_FORM_RESULT,
  submit: ({ sender }, command) => sendIn(requireSignedIn(sender), command),
})

const rejected = (...fieldErrors: readonly FieldRefusal[]): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: { fieldErrors, formErrors: [] },
})

type Context = Parameters<typeof addTaxExemption>[0]

async function sendIn(context: Context, { values, certificate }: Command): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const regions = await loadRegions(locale, taxingCountry(locale) ?? '')
  if (!regions.ok) return failedBy(regions.error)
  const region = regions.value.find(({ code }) => code === values[REGION_FIELD])
  const checked = checkExemption(values, exemptionDay(locale, Date.now()))
  const before: readonly FieldRefusal[] = [
    ...(region === undefined
      ? [{ name: REGION_FIELD, code: values[REGION_FIELD] === '' ? 'required' : 'invalid' }]
      : []),
    ...('fault' in certificate ? [{ name: 'certificate', code: certificate.fault }] : []),
  ]
  if (region === undefined || !checked.ok || 'fault' in certificate)
    return rejected(...before, ...(checked.ok ? [] : checked.error))
  const { signed: _, ...exemption } = checked.value
  const sent = { ...exemption, region: region.code, certificate: certificate.file }
  const added = await addTaxExemption(context, values.organisation, sent)
  if (added.ok) return sentTo(locale, values.organisation, region.name)
  const { code, status } = added.error
  if (code === 'AlreadyExistsError') return beginsTooEarly(context, values, added.error)
  if (status === 403 || status === 404) return goneFrom(locale)
  // Commerce may count days in another time zone than the site.
  if (added.error.details?.[0]?.reason === 'expired') return rejected({ name: 'validUntil', code: 'expired' })
  const fault = fileFaultOf(added.error)
  return fault === undefined ? failedBy(added.error) : rejected({ name: 'certificate', code: fault })
}

/** The next certificate must begin after the end of the one in force, which the error names. */
async function beginsTooEarly(
  context: Context,
  { organisation, [REGION_FIELD]: region }: Command['values'],
  problem: Problem,
): Promise<ResultOf<NextResult>> {
  const exemptions = await listTaxExemptions(context, organisation)
  if (!exemptions.ok) return failedBy(exemptions.error)
  const today = exemptionDay(context.locale, Date.now())
  const current = exemptions.value.find(
    ({ region: { isocode }, status, validFrom }) =>
      isocode === region && status === 'ACTIVE' && validFrom <= today,
  )
  if (current === undefined) return failedBy(problem)
  const { validUntil } = current
  const date = formatDate(context.locale, validUntil) ?? validUntil
  return rejected({ name: 'validFrom', code: 'overlaps', params: { date } })
}

const sentTo = (locale: Locale, uid: string, region: string): NextResult => ({
  kind: 'next',
  href: taxExemptionsPath(locale, uid),
  flash: {
    tone: 'success',
    message: fill(getMessages(locale).checkout.exemption.sent, { region }),
    lines: [],
  },
})

/** The same answer for an account of others as for one that does not exist. */
const goneFrom = (locale: Locale): NextResult => ({
  kind: 'next',
  href: accountPath(locale, 'accounts'),
  flash: { tone: 'caution', message: getMessages(locale).organisations.done.gone, lines: [] },
})
