import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { changeSettings } from '@/lib/backends/commerce/customer-settings.server'
import type { SettingsPatch } from '@/lib/contract/commerce/customer-settings'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import {
  FORM_LOCKED,
  failedBy,
  type NextResult,
  type ResultOf,
  STORED_FORM_RESULT,
} from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, isOutage, ok, type Problem } from '@/lib/result/result'
import { changeIdentity } from '@/lib/session/change-identity.server'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import type { IdentityFacts } from '@/lib/session/session-state'
import { preferencesPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'
import { withLock } from '@/lib/state/lock.server'
import { goToPreferredSite } from './go-to-preferred-site.server'
import { type PreferenceCommand, readCommand, shownDates } from './preference-command'
import { keptFields } from './rejected-section'
import { saveInterests } from './save-interests.server'
import { saveTopics } from './save-topics.server'
import { type PreferenceSection, sectionPath } from './sections'

type Command<S extends PreferenceSection> = Extract<PreferenceCommand, { section: S }>

/** Saves one section of the preferences (pages: Preferences). */
export const handlePreferences = defineForm<Sender, PreferenceCommand, NextResult>({
  ...ownForm('preferences', preferencesPath),
  name: 'preferences',
  page: ({ locale }) => preferencesPath(locale),
  typed: ({ fields }) => keptFields(fields),
  parse: ({ fields }) => {
    const command = readCommand(fields)
    return command === undefined ? failed('malformed') : ok(command)
  },
  result: STORED_FORM_RESULT,
  submit,
})

function submit(submission: FormSubmission, command: PreferenceCommand): Promise<ResultOf<NextResult>> {
  switch (command.section) {
    case 'topics':
      return submitTopics(submission, command)
    case 'interests':
      return submitInterests(submission, command)
    case 'dates':
      return submitDates(submission, command)
    case 'warning':
      return submitWarning(submission, command)
    case 'site':
      return submitSite(submission, command)
  }
}

const saved = (locale: Locale, section: PreferenceSection, message: string): NextResult => ({
  kind: 'next',
  href: sectionPath(locale, section),
  flash: { tone: 'success', message, lines: [] },
})

/** Error for a section that was not saved; its form then shows what was chosen. */
function unsaved(locale: Locale, section: PreferenceSection, problem: Problem): ResultOf<NextResult> {
  if (!isOutage(problem)) return failedBy(problem)
  return rejected(getTranslator(locale, 'preferences')(`${section}.failed`))
}

const rejected = (text: string): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: { fieldErrors: [], formErrors: [{ code: 'notSaved', text }] },
})

async function submitTopics(
  { locale, sender }: FormSubmission,
  command: Command<'topics'>,
): Promise<ResultOf<NextResult>> {
  const t = getTranslator(locale, 'preferences')
  const answer = await saveTopics(requireSignedIn(sender), command)
  if (answer.ok) return saved(locale, 'topics', t(command.takesBack ? 'topics.unsubscribed' : 'topics.saved'))
  const { problem, isPartly } = answer.error
  return isPartly ? rejected(t('topics.partly')) : unsaved(locale, 'topics', problem)
}

async function submitInterests(
  { locale, sender }: FormSubmission,
  command: Command<'interests'>,
): Promise<ResultOf<NextResult>> {
  const t = getTranslator(locale, 'preferences')
  const context = requireSignedIn(sender)
  const changed = await withLock(`interests/${context.user.id}`, () => saveInterests(context, command))
  if (!changed.ok) return FORM_LOCKED
  const answer = changed.value
  if (!answer.ok) return unsaved(locale, 'interests', answer.error)
  return saved(locale, 'interests', t(command.takesBack ? 'interests.cleared' : 'interests.saved'))
}

/** Writes a setting only if the user has changed it on the submitted page. */
const change = (context: SignedInContext, patch: SettingsPatch, isChanged: boolean) =>
  isChanged ? changeSettings(context, patch) : ok(undefined)

/** The session with changed settings, which the next page already follows. `now`: epoch milliseconds. */
const withSettings = ({ cookies }: Sender, changed: NonNullable<IdentityFacts['settings']>, now: number) =>
  changeIdentity(cookies, now, identity => ({
    ...identity,
    settings: { ...identity.settings, ...changed },
  }))

async function submitDates(
  { locale, sender }: FormSubmission,
  { dates, shown }: Command<'dates'>,
): Promise<ResultOf<NextResult>> {
  const answer = await change(requireSignedIn(sender), dates, shown !== shownDates(dates))
  if (!answer.ok) return unsaved(locale, 'dates', answer.error)
  const now = Date.now()
  const example = formatDate(locale, new Date(now).toISOString(), dates) ?? ''
  const message = getTranslator(locale, 'preferences')('dates.saved', { example })
  return { ...saved(locale, 'dates', message), cookies: await withSettings(sender, dates, now) }
}

async function submitWarning(
  { locale, sender }: FormSubmission,
  { seconds, shown }: Command<'warning'>,
): Promise<ResultOf<NextResult>> {
  const patch = { idleWarningSeconds: seconds }
  const answer = await change(requireSignedIn(sender), patch, shown !== String(seconds))
  if (!answer.ok) return unsaved(locale, 'warning', answer.error)
  const message = getTranslator(locale, 'preferences')('warning.saved', { minutes: seconds / 60 })
  const cookies = await withSettings(sender, patch, Date.now())
  return { ...saved(locale, 'warning', message), cookies }
}

async function submitSite(
  submission: FormSubmission,
  { site, shown }: Command<'site'>,
): Promise<ResultOf<NextResult>> {
  const { locale, sender } = submission
  const answer = await change(requireSignedIn(sender), { site }, shown !== site)
  if (!answer.ok) return unsaved(locale, 'site', answer.error)
  const renewed = await withSettings(sender, { site }, Date.now())
  const { href, cookies, language } = await goToPreferredSite(submission, site)
  const changes = [...renewed, ...cookies]
  if (language === undefined) return { kind: 'next', href, cookies: changes }
  const message = getTranslator(language, 'preferences')('site.saved')
  return { ...saved(language, 'site', message), href, cookies: changes }
}
