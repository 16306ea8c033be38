import 'server-only'
import { QUERY_NOTIFICATIONS_MAX } from '@/lib/config/limits'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { waitTime } from '@/lib/format/wait-time'
import { jsonAnswer, seeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { withNotification } from '@/lib/notifications/address'
import type { NotificationStatus } from '@/lib/notifications/notification'
import { signNotification } from '@/lib/notifications/signed.server'
import { afterTimeoutAddress } from '@/lib/site/login-address'
import { cartEntriesActionPath, cartPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { openVisit } from './cart-context.server'
import type { CartWrite } from './cart-write'
import type { CartMessages, LineLabels } from './line-words'
import type { CartOutcome, CartTrouble, Failed } from './outcome'
import { reportAddress } from './report.server'

type Done = Extract<CartOutcome, { kind: 'done' }>

const STATUS_OF: Readonly<Record<LineLabels['tone'], NotificationStatus>> = {
  success: 'SUCCESS',
  caution: 'INFO',
  danger: 'ERROR',
}

const HTTP_STATUS: Readonly<Record<CartTrouble, number>> = {
  signedOut: 401,
  otherAccount: 409,
  unknownForm: 403,
  busy: 429,
  unavailable: 503,
  refused: 409,
}

/** Seconds to wait where a busy back end does not say how many. */
const BUSY_SECONDS = 10

/**
 * Answers a change of the cart: a script with what there is to tell, a form with the way to the page that
 * tells it.
 */
export function answerCart(write: CartWrite, outcome: CartOutcome, back: string): Promise<Response> {
  if (outcome.kind === 'failed') return answerTrouble(write, outcome, back)
  return write.wantsJson ? Promise.resolve(scriptAnswer(write.locale, outcome)) : formAnswer(write, outcome)
}

/** The words that tell how many lines are in the cart, for the header. */
export const cartUnits = (locale: Locale, count: number) => ({
  count,
  label: getTranslator(locale, 'cart')('notices.count', { count }),
})

function scriptAnswer(locale: Locale, { words, added, faults = [], totalItems, cookies }: Done): Response {
  const { tone, message, lines, undo, offers = [] } = words
  const t = getTranslator(locale, 'cart')
  return jsonAnswer(
    {
      message: [message, ...lines.map(({ text }) => text)].join(' '),
      status: STATUS_OF[tone],
      lines,
      added,
      refused: faults,
      offers,
      ...(undo === undefined
        ? {}
        : { undo: { label: t('removed.undo'), href: cartEntriesActionPath(locale), lines: undo } }),
      ...(totalItems === undefined ? {} : { cart: cartUnits(locale, totalItems) }),
      view: { label: t('notices.view'), href: cartPath(locale) },
      keep: t('page.onward'),
    },
    { cookies },
  )
}

async function formAnswer({ locale, visit }: CartWrite, { words, cookies, href }: Done): Promise<Response> {
  if (href !== undefined) return seeOther(href, cookies)
  const { lines, undo, offers } = words
  if (lines.length === 0 && undo === undefined && offers === undefined)
    return seeOther(await tellAt(cartPath(locale), words), cookies)
  const after = await openVisit(locale, withCookieChanges(visit.cookies, cookies), Date.now())
  return seeOther(await reportAddress(after, words), cookies)
}

/** An address of ours that tells the sentence, and of the lines as many as it can hold, under our seal. */
export async function tellAt(
  href: string,
  { tone, message, lines = [] }: Pick<CartMessages, 'tone' | 'message'> & Partial<CartMessages>,
): Promise<string> {
  const told = [{ tone, text: message }, ...lines].slice(0, QUERY_NOTIFICATIONS_MAX)
  const signed = told.map(({ tone, text }) =>
    signNotification({ message: text, status: STATUS_OF[tone], isHtml: false }),
  )
  return withNotification(href, ...(await Promise.all(signed)))
}

/** Nothing was done. `back` is the page with what was sent, so that nothing typed is lost. */
export async function answerTrouble(
  { locale, wantsJson }: Pick<CartWrite, 'locale' | 'wantsJson'>,
  { trouble, retryAfterSeconds = BUSY_SECONDS }: Failed,
  back: string,
): Promise<Response> {
  const time = waitTime(locale, retryAfterSeconds)
  const message = getTranslator(locale, 'cart')(`trouble.${trouble}`, { time })
  if (wantsJson) {
    const response = jsonAnswer({ message }, { status: HTTP_STATUS[trouble] })
    if (trouble === 'busy') response.headers.set('retry-after', String(retryAfterSeconds))
    return response
  }
  if (trouble === 'signedOut') return seeOther(afterTimeoutAddress(locale, back))
  return seeOther(await tellAt(back, { tone: 'danger', message }))
}
