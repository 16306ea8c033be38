import { ORDERED, QUALIFIED_MEMBER, UNIVERSITY, universityFacts } from '@/e2e/support/clinic'
import { factsBefore } from '@/e2e/support/facts'
import { accountOf, type KnownPerson, newPerson } from '@/e2e/support/people'
import { COMMERCE_HEADERS } from '@/lib/contract/commerce/headers'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { loginPath, orderConfirmationPath, placeOrderActionPath, placingPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { ITEMS } from '../../contract/commerce/cart/cart-calls.ts'
import { ADDRESSES } from '../../contract/commerce/checkout/checkout-calls.ts'
import { cardInput } from '../../contract/commerce/payments/payment-calls.ts'
import { NUMBERS, paymentCalls } from '../../contract/payment-provider/payment-harness.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import type { PlainBrowser } from './plain-browser'
import { type PlainForm, readPlainForm } from './plain-form'
import { SECRETS, type Stage } from './stage'

const LOCALE: Locale = 'en-us'

const REVIEW = checkoutPath(LOCALE, 'review')

/** A buyer with the form that places the order; commerce knows them by their token. */
export type Buyer = {
  browser: PlainBrowser
  person: KnownPerson
  cart: string
  form: PlainForm
  authorization: string
}

/** Whom the order is for: the buyer, or a colleague who is qualified for an item that the buyer is not. */
type Purpose = 'own' | 'colleague'

const FACTS: Readonly<Record<Purpose, SeedFacts>> = {
  own: { ...factsBefore('organisation', LOCALE), registrationStatus: 'REGISTERED' },
  colleague: universityFacts(LOCALE),
}

/** A new buyer on the review of a cart that is paid by card. */
export async function arriveAtReview(
  stage: Stage,
  browser = stage.newBrowser(),
  purpose: Purpose = 'own',
): Promise<Buyer> {
  const person = await createBuyer(stage, FACTS[purpose])
  const cart = await fillCart(stage, person, purpose)
  const { seen } = stage.proxies.commerce
  const before = seen.length
  await signIn(browser, person, loginPath(LOCALE, REVIEW))
  const tokens = new Set(seen.slice(before).flatMap(({ authorization }) => authorization ?? []))
  const [authorization] = tokens
  if (authorization === undefined || tokens.size > 1) throw new Error(`${tokens.size} tokens of a buyer`)
  return { browser, person, cart, form: browser.form(placeOrderActionPath(LOCALE)), authorization }
}

/** Signs in on the login page at this path. */
export async function signIn(
  browser: PlainBrowser,
  { username, password }: KnownPerson,
  path: string,
): Promise<void> {
  await browser.open(path)
  await browser.send({ username, password }, { form: browser.form('/api/sign-in') })
}

export async function createBuyer(stage: Stage, facts: SeedFacts): Promise<KnownPerson> {
  const person = newPerson()
  const account = accountOf(person, facts)
  const answer = await fetch(`${stage.sandbox('control')}/users`, {
    method: 'POST',
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return { ...person, id: account.id }
}

/** Fills a cart by calls to commerce, up to a card that pays; returns its code. */
async function fillCart(
  stage: Stage,
  { id, username, password }: KnownPerson,
  purpose: Purpose,
): Promise<string> {
  const identity = createIdentityClient(
    {
      urls: { identity: stage.sandbox('identity') },
      context: { settings: { clientSecret: SECRETS.client } },
    },
    `http://localhost/${LOCALE}/login/auth/callback`,
  )
  const { access_token: token } = await identity.obtainTokens(await identity.signIn(username, password))
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${stage.sandbox('commerce')}/occ/v2/usassessments/users/current${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [COMMERCE_HEADERS.platformKey]: SECRETS.platform,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
  const payment = paymentCalls(
    { urls: { payment: stage.sandbox('payment') }, context: { settings: { paymentKey: SECRETS.payment } } },
    'http://localhost',
  )
  const { orgUnit: personal } = await call('GET', '?fields=FULL')
  const { code } = await call('POST', '/carts')
  const cart = `/carts/${code}`
  const isOwn = purpose === 'own'
  await call('POST', `${cart}/entries`, { product: { code: isOwn ? ITEMS.kit : ORDERED.kit }, quantity: 1 })
  await call('PUT', `${cart}/organization?organizationUid=${isOwn ? personal.uid : UNIVERSITY}`)
  if (!isOwn) await call('PUT', `${cart}/qualifieduser?uid=${QUALIFIED_MEMBER.username}`)
  await call('POST', `${cart}/addresses/delivery`, ADDRESSES.washington)
  await call('PUT', `${cart}/deliverymode?deliveryModeId=standard`)
  await call('POST', `${cart}/paymentdetails`, cardInput(await payment.tokenize(NUMBERS.visa, id)))
  return code
}

/** Sends the form of the review: the one that is shown, or an earlier one, with what it asks to agree to. */
export const place = ({ browser, form }: Buyer, sent = form) => {
  const asked = ['terms', 'statement'].filter(name => sent.controls.some(control => control.name === name))
  return browser.send(Object.fromEntries(asked.map(name => [name, true])), { form: sent })
}

const pathname = (path: string): string => path.split('?', 1)[0] ?? path

/** Whether the page tells the number of the order. */
export const isTold = ({ browser: { screen } }: Buyer): boolean =>
  screen.status === 200 && pathname(screen.path) === pathname(orderConfirmationPath(LOCALE, ''))

const MOST_TRIES = 200
const PAUSE_MS = 200

/** Goes on as a buyer does who wants the order: reads what the page says, and places again where it may. */
export async function goOnUntilTold(buyer: Buyer): Promise<void> {
  const { browser } = buyer
  for (let count = 0; count < MOST_TRIES && !isTold(buyer); count += 1) {
    const form = readPlainForm(browser.screen.html, placeOrderActionPath(LOCALE))
    const isWaiting = pathname(browser.screen.path) === placingPath(LOCALE)
    const mayPlaceAgain = isWaiting && browser.screen.html.includes(`href="${REVIEW}"`)
    if (form !== undefined) await place(buyer, form)
    else if (mayPlaceAgain || !isWaiting) await browser.open(REVIEW)
    else await browser.reload()
    if (!isTold(buyer)) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}
