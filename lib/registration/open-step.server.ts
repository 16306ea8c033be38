import 'server-only'
import { randomUUID } from 'node:crypto'
import { getSettings } from '@/lib/config/env.server'
import { clientAddress } from '@/lib/http/public-origin'
import { takeLimit } from '@/lib/http/rate-limits.server'
import { readFormOrJson } from '@/lib/http/read-body'
import { replayKey } from '@/lib/http/replay.server'
import { readPublicHost } from '@/lib/http/request-origin.server'
import { failed, ok, type Result } from '@/lib/http/result'
import { refuseForeignWrite } from '@/lib/http/write-guard.server'
import { type CookieMap, cookieMapOf } from '@/lib/session/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import { findHostRule } from '@/lib/site/hosts'
import { isLocale, type Locale } from '@/lib/site/sites'
import { draftOwnerOf, formerOwnerOf } from './draft-cookie.server'
import { readDraft, saveDraft } from './drafts.server'
import type { StepSubmission } from './handle-step.server'
import { refuseStep, type StepRefusal } from './refuse-step.server'
import { readRegisteredMarker } from './registered-marker.server'
import { readStepForm, type SentForm } from './step-form'
import { stepHref } from './step-paths'
import { isSubmittableStep, type SubmittableStep } from './steps'
import { typedValues } from './typed-values'
import { loadVisitor, userOf } from './visitor.server'

type StepRequest = Request & { cookies: Parameters<typeof cookieMapOf>[0]; nextUrl: URL }

export type OpenedStep = { ok: true; submission: StepSubmission } | { ok: false; response: Response }

type Place = { step: SubmittableStep; locale: Locale; served: readonly Locale[] }

/**
 * Everything about a sent step that must be in order before it is looked at: origin, step, site, size and form of the body,
 * rate, and who sent it. The first fault is the answer.
 */
export async function openStep(request: StepRequest, step: string): Promise<OpenedStep> {
  const place = findPlace(request, step)
  const foreign = refuseForeignWrite(request)
  if (foreign !== undefined) return { ok: false, response: foreign }
  if (!place.ok) return refused(request, place.error)
  const page = stepHref(place.value.locale, place.value.step)
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

/** The step and the site that were asked for, where there are such. */
function findPlace(request: StepRequest, step: string): Result<Place, StepRefusal> {
  if (!isSubmittableStep(step)) return failed({ status: 404, code: 'unknown-step', message: 'malformed' })
  const rule = findHostRule(getSettings().STORE_HOSTS, readPublicHost(request))
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (rule === undefined || !isLocale(locale) || !rule.locales.includes(locale)) {
    // The host's own site, because the one that was asked for is not here.
    const page = rule?.locales[0] && stepHref(rule.locales[0], step)
    return failed({ status: 421, code: 'locale-not-served', message: 'malformed', ...(page && { page }) })
  }
  return ok({ step, locale, served: rule.locales })
}

async function openForVisitor(
  request: StepRequest,
  { step, locale, served }: Place,
  { form, submissionKey = randomUUID() }: SentForm,
): Promise<OpenedStep> {
  const cookies = cookieMapOf(request.cookies)
  const address = clientAddress(request)
  const { session } = await openSession(cookies, Date.now())
  const sender = session.state === 'anonymous' ? undefined : session.user.id
  // Typing is kept often and cheaply; it must not use up the saves of a school behind one address.
  const limit = await takeLimit(form.intent === 'keep' ? 'read' : 'write', address)
  if (!limit.allowed) {
    keepTyped({ step, sender, form }, cookies)
    return refused(request, {
      status: 429,
      code: 'too-many-requests',
      message: 'tooManyRequests',
      page: stepHref(locale, step),
      retryAfterSeconds: limit.retryAfterSeconds,
    })
  }
  const visitor = await loadVisitor(session, locale, await readRegisteredMarker(cookies))
  const owner = draftOwnerOf(userOf(visitor), cookies)
  if (owner === undefined) {
    const page = stepHref(locale, 'register')
    return refused(request, { status: 403, code: 'cookies-needed', message: 'cookiesNeeded', page })
  }
  const formerOwner = formerOwnerOf(cookies)
  const sendingKey = replayKey(JSON.stringify([step, owner]), submissionKey, form)
  const sent = { step, locale, served, form, submissionKey, sendingKey }
  return { ok: true, submission: { ...sent, visitor, owner, formerOwner, address } }
}

type Typed = { step: SubmittableStep; sender: string | undefined; form: SentForm['form'] }

/** What was typed outlives a refusal that has nothing to do with it. */
function keepTyped({ step, sender, form }: Typed, cookies: CookieMap): void {
  const owner = draftOwnerOf(sender, cookies)
  if (owner === undefined) return
  const draft = readDraft(owner, step)
  saveDraft(owner, step, { ...draft, values: typedValues(step, form, draft) })
}
