import 'server-only'
import { randomUUID } from 'node:crypto'
import { getSettings } from '@/lib/config/env.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { FORM_OWNER, RECORD_VERSION } from '@/lib/forms/hidden-fields'
import { submissionName } from '@/lib/handlers/idempotent-submission.server'
import { readFormOrJson } from '@/lib/handlers/read-body'
import { rejectCrossSiteWrite } from '@/lib/handlers/write-guard.server'
import { clientAddress } from '@/lib/request/public-origin'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { failed, ok, type Result } from '@/lib/result/result'
import { openSession } from '@/lib/session/session-cookies.server'
import { findHostRule } from '@/lib/site/hosts'
import { isLocale, type Locale } from '@/lib/site/sites'
import { draftOwnerOf, formerOwnerOf } from '../draft-cookie.server'
import type { StepDraft } from '../step-draft'
import { countSubmission } from './count-submission.server'
import { rateLimitedMessage } from './rate-limited'
import { refuseStep, type StepRefusal } from './refuse-step.server'
import { countNewDraft, saveDraftWithErrors } from './save-draft-with-errors.server'
import { readStepForm, type SentForm } from './step-form'
import type { StepForms } from './step-forms'
import type { LoadedVisitor, StepSubmission, UnavailableVisitor } from './step-submission'

type StepRequest = Request & { cookies: Parameters<typeof cookieMapOf>[0]; nextUrl: URL }

/** The submission, or the response to send instead. */
export type OpenedStep<Form extends string, Visitor> = Result<
  StepSubmission<Form, Visitor | UnavailableVisitor>,
  Response
>

type Place<Form extends string> = { step: Form; locale: Locale; origin: string; page: string }

/**
 * Validates a submitted step before it is handled: origin, step, site, size and format of the body, rate, and
 * sender. The first error is the response.
 */
export async function openStep<
  Form extends string,
  Visitor extends LoadedVisitor,
  Draft extends StepDraft,
  Saved,
>(
  forms: StepForms<Form, Visitor, Draft, Saved>,
  request: StepRequest,
  step: string,
): Promise<OpenedStep<Form, Visitor>> {
  const place = findPlace(forms, request, step)
  const rejection = rejectCrossSiteWrite(request)
  if (rejection !== undefined) return failed(rejection)
  if (!place.ok) return failed(refuseStep(request, place.error))
  const { page } = place.value
  const body = await readFormOrJson(request)
  if (!body.ok) {
    const message = body.error.status === 413 ? 'tooLarge' : 'malformed'
    return failed(refuseStep(request, { ...body.error, message, page }))
  }
  const sent = readStepForm(body.value)
  if (sent === undefined)
    return failed(refuseStep(request, { status: 400, code: 'malformed-form', message: 'malformed', page }))
  return openForVisitor(forms, request, place.value, sent)
}

/** The step and the site of the request, if both exist and the host serves the site. */
function findPlace<Form extends string>(
  { isForm, formHref }: Pick<StepForms<Form, LoadedVisitor, StepDraft, unknown>, 'isForm' | 'formHref'>,
  request: StepRequest,
  step: string,
): Result<Place<Form>, StepRefusal> {
  if (!isForm(step)) return failed({ status: 404, code: 'unknown-step', message: 'malformed' })
  const origin = readPublicOrigin(request)
  const rule =
    origin === undefined ? undefined : findHostRule(getSettings().STORE_HOSTS, new URL(origin).host)
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (origin === undefined || rule === undefined || !isLocale(locale) || !rule.locales.includes(locale)) {
    // The host's own site, because the host does not serve the requested one.
    const page = rule?.locales[0] && formHref(rule.locales[0], step)
    return failed({ status: 421, code: 'locale-not-served', message: 'malformed', ...(page && { page }) })
  }
  return ok({ step, locale, origin, page: formHref(locale, step) })
}

async function openForVisitor<
  Form extends string,
  Visitor extends LoadedVisitor,
  Draft extends StepDraft,
  Saved,
>(
  forms: StepForms<Form, Visitor, Draft, Saved>,
  request: StepRequest,
  { step, locale, origin, page }: Place<Form>,
  {
    form: { [FORM_OWNER]: mark, [RECORD_VERSION]: baseVersion, ...form },
    submissionKey = randomUUID(),
  }: SentForm,
): Promise<OpenedStep<Form, Visitor>> {
  const refused = (refusal: StepRefusal) => failed(refuseStep(request, refusal))
  const cookies = cookieMapOf(request.cookies)
  const address = clientAddress(request)
  const { session } = await openSession(cookies, Date.now())
  const sender = session.state === 'anonymous' ? undefined : session.user.id
  const formOwner = await readFormOwner(mark)
  const typed = { step, sender, formOwner, form, address }
  const limit = await countSubmission(form.intent, { address, user: sender })
  if (!limit.allowed) {
    const refusal = tooMany(locale, page, limit.retryAfterSeconds)
    await saveDraftWithErrors(forms, { ...typed, errors: refusal.errors }, cookies)
    return refused(refusal)
  }
  // Autosave does not load the sender's progress first, so that an immediate reload finds the input.
  const visitor: Visitor | UnavailableVisitor =
    form.intent === 'keep' && sender !== undefined
      ? { kind: 'unavailable', user: sender }
      : await forms.loadVisitor(session, locale, cookies)
  const owner = await draftOwnerOf(visitor.kind === 'anonymous' ? undefined : sender, cookies)
  if (owner === undefined) {
    const start = forms.startHref(locale)
    return refused({ status: 403, code: 'cookies-needed', message: 'cookiesNeeded', page: start })
  }
  if (formOwner === 'unknown') {
    await saveDraftWithErrors(forms, typed, cookies)
    return refused({ status: 403, code: 'unknown-form', message: 'forbidden', page })
  }
  const first = forms.isForAnonymous(step) ? await countNewDraft(forms, owner, typed) : limit
  if (!first.allowed) return refused(tooMany(locale, page, first.retryAfterSeconds))
  const formerOwner = await formerOwnerOf(cookies)
  const idempotencyKey = submissionName(JSON.stringify([forms.name, step, owner]), submissionKey, form)
  const sent = { step, locale, origin, cookies, form, baseVersion, submissionKey, idempotencyKey }
  return ok({ ...sent, visitor, owner, formOwner, formerOwner, address })
}

/** The sender has exceeded the rate limit. */
const tooMany = (locale: Locale, page: string, retryAfterSeconds: number) => ({
  status: 429,
  code: 'too-many-requests',
  message: 'tooManyRequests' as const,
  errors: rateLimitedMessage(locale, 'tooManyAttempts', retryAfterSeconds),
  page,
  retryAfterSeconds,
})
