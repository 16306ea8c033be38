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
import { formHref, stepHref } from '@/lib/site/step-paths'
import { type FormId, isFormId } from '@/lib/site/steps'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import { draftOwnerOf, formerOwnerOf } from '@/lib/steps/draft-cookie.server'
import { readRegisteredMarker } from '../registered-marker.server'
import { loadVisitor, userOf, type Visitor } from '../visitor.server'
import { countSubmission } from './count-submission.server'
import { rateLimitedMessage } from './rate-limited'
import { refuseStep, type StepRefusal } from './refuse-step.server'
import { countNewDraft, type RefusedForm, saveDraftWithErrors } from './save-draft-with-errors.server'
import { readStepForm, type SentForm } from './step-form'
import type { StepSubmission } from './step-submission'

type StepRequest = Request & { cookies: Parameters<typeof cookieMapOf>[0]; nextUrl: URL }

export type OpenedStep = { ok: true; submission: StepSubmission } | { ok: false; response: Response }

type Place = { step: FormId; locale: Locale; origin: string }

/**
 * Validates a submitted step before it is handled: origin, step, site, size and format of the body, rate, and
 * sender. The first error is the response.
 */
export async function openStep(request: StepRequest, step: string): Promise<OpenedStep> {
  const place = findPlace(request, step)
  const rejection = rejectCrossSiteWrite(request)
  if (rejection !== undefined) return { ok: false, response: rejection }
  if (!place.ok) return refused(request, place.error)
  const page = formHref(place.value.locale, place.value.step)
  const body = await readFormOrJson(request)
  if (!body.ok) {
    const message = body.error.status === 413 ? 'tooLarge' : 'malformed'
    return refused(request, { ...body.error, message, page })
  }
  const sent = readStepForm(body.value)
  if (sent === undefined)
    return refused(request, { status: 400, code: 'malformed-form', message: 'malformed', page })
  return openForVisitor(request, place.value, sent)
}

const refused = (request: Request, refusal: StepRefusal): OpenedStep => ({
  ok: false,
  response: refuseStep(request, refusal),
})

/** The step and the site of the request, if both exist and the host serves the site. */
function findPlace(request: StepRequest, step: string): Result<Place, StepRefusal> {
  if (!isFormId(step)) return failed({ status: 404, code: 'unknown-step', message: 'malformed' })
  const origin = readPublicOrigin(request)
  const rule =
    origin === undefined ? undefined : findHostRule(getSettings().STORE_HOSTS, new URL(origin).host)
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (origin === undefined || rule === undefined || !isLocale(locale) || !rule.locales.includes(locale)) {
    // The host's own site, because the host does not serve the requested one.
    const page = rule?.locales[0] && formHref(rule.locales[0], step)
    return failed({ status: 421, code: 'locale-not-served', message: 'malformed', ...(page && { page }) })
  }
  return ok({ step, locale, origin })
}

async function openForVisitor(
  request: StepRequest,
  { step, locale, origin }: Place,
  {
    form: { [FORM_OWNER]: mark, [RECORD_VERSION]: baseVersion, ...form },
    submissionKey = randomUUID(),
  }: SentForm,
): Promise<OpenedStep> {
  const cookies = cookieMapOf(request.cookies)
  const address = clientAddress(request)
  const { session } = await openSession(cookies, Date.now())
  const sender = session.state === 'anonymous' ? undefined : session.user.id
  const formOwner = await readFormOwner(mark)
  const typed: RefusedForm = { step, sender, formOwner, form, address }
  const limit = await countSubmission(form.intent, { address, user: sender })
  if (!limit.allowed) {
    const refusal = tooMany({ step, locale }, limit.retryAfterSeconds)
    await saveDraftWithErrors({ ...typed, errors: refusal.errors }, cookies)
    return refused(request, refusal)
  }
  // Autosave does not load the sender's progress first, so that an immediate reload finds the input.
  const visitor: Visitor =
    form.intent === 'keep' && sender !== undefined
      ? { kind: 'unavailable', user: sender }
      : await loadVisitor(session, locale, await readRegisteredMarker(cookies))
  const owner = await draftOwnerOf(userOf(visitor), cookies)
  if (owner === undefined) {
    const page = stepHref(locale, 'register')
    return refused(request, { status: 403, code: 'cookies-needed', message: 'cookiesNeeded', page })
  }
  if (formOwner === 'unknown') {
    await saveDraftWithErrors(typed, cookies)
    return refused(request, {
      status: 403,
      code: 'unknown-form',
      message: 'forbidden',
      page: formHref(locale, step),
    })
  }
  const first = step === 'register' ? await countNewDraft(owner, step, address) : limit
  if (!first.allowed) return refused(request, tooMany({ step, locale }, first.retryAfterSeconds))
  const formerOwner = await formerOwnerOf(cookies)
  const idempotencyKey = submissionName(JSON.stringify([step, owner]), submissionKey, form)
  const memory = readSiteMemory(cookies)
  const sent = { step, locale, origin, memory, form, baseVersion, submissionKey, idempotencyKey }
  return { ok: true, submission: { ...sent, visitor, owner, formOwner, formerOwner, address } }
}

/** The sender has exceeded the rate limit. */
const tooMany = ({ step, locale }: Pick<Place, 'step' | 'locale'>, retryAfterSeconds: number) => ({
  status: 429,
  code: 'too-many-requests',
  message: 'tooManyRequests' as const,
  errors: rateLimitedMessage(locale, 'tooManyAttempts', retryAfterSeconds),
  page: formHref(locale, step),
  retryAfterSeconds,
})
