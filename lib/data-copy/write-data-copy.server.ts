import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listConsents } from '@/lib/backends/commerce/consents.server'
import { fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { streamedFile } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { listSignIns } from '@/lib/session/sign-in-activity.server'
import { jsonParts, type Section } from './json-parts'
import { cartSections, orderSections } from './order-sections.server'
import { type Reader, startReader, wholeOf } from './sections.server'
import { exemptionsSubmittedBy } from './submitted-exemptions.server'

const all = <T>(entries: readonly T[]) => entries

/** What is on record about the person and their accounts. */
const personSections = (context: SignedInContext, now: number, reader: Reader): readonly Section[] => {
  const whole = <T>(
    name: string,
    read: () => Promise<Result<T, Problem>>,
    entriesOf: (answer: T) => readonly unknown[],
  ): Section => ({ name, pages: () => wholeOf(reader, read, entriesOf) })
  return [
    whole('accounts', () => listOrganisations(context), all),
    whole('addresses', () => listAddresses(context), all),
    // With the names of the files that were sent as evidence.
    whole(
      'qualifications',
      () => listQualifications(context),
      answer => answer.qualifications,
    ),
    { name: 'taxExemptions', pages: () => exemptionsSubmittedBy(context, reader) },
    whole('paymentCards', () => listCards(context), all),
    whole(
      'consents',
      () => listConsents(context),
      answer => answer.consents,
    ),
    whole(
      'preferences',
      () => fetchSettings(context),
      settings => [settings],
    ),
    // Without the pseudonymous session id, which is not data about the person.
    whole(
      'signIns',
      async () => ok(await listSignIns(context.user.id, now)),
      signIns => signIns.map(({ key: _, ...signIn }) => signIn),
    ),
  ]
}

/**
 * What this site has on record about the signed-in user, as one JSON file (pages: Preferences). It is written
 * while it is read. The customer record decides whether there is a file.
 * @param now epoch milliseconds
 */
export async function writeDataCopy(
  context: SignedInContext,
  now: number,
): Promise<Result<Response, Problem>> {
  const record = await fetchUser(context)
  if (!record.ok) return record
  const head = { site: context.locale, writtenAt: new Date(now).toISOString(), customer: record.value }
  const name = getTranslator(context.locale, 'preferences')('copyName')
  const reader = startReader(performance.now())
  const sections = [
    ...personSections(context, now, reader),
    ...orderSections(context, reader),
    ...cartSections(context, reader),
  ]
  return ok(streamedFile(name, 'json', jsonParts(head, sections)))
}
