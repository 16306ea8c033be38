import { beforeEach } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { CONFIRMED } from '../../support/form-values.ts'
import { SCRIPT, STORE } from '../cart/cart-harness.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const HANDLER = '/api/addresses?locale=en-us'
export const BOOK = `${STORE}/my-account/address-book`
export const { done } = getMessages('en-us').addressBook

/** The first address of the user. */
export const KNOWN = {
  region: 'US-OH',
  city: 'Eastmarsh',
  street: '1420 Alder Creek Road',
  postalCode: '44250-1180',
}

/** An address whose street the verification corrects. */
export const MISSPELT = { ...CONFIRMED, street: '27 Cedarlite Avenue', postalCode: '97205' }

/** Id of the question in the address of its page. */
export const questionIn = (query: URLSearchParams): string => query.get('form') ?? ''

/** The store with the address book of its user, who is signed in before each test. */
export function serveAddresses() {
  const store = serveSavedCarts()
  const { browser, signIn, sandbox } = store
  let owner = ''

  beforeEach(async () => {
    await signIn()
    pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
    const { user } = await store.context()
    owner = await sealFormOwner(user.id)
  })

  const addresses = async () => {
    const { listAddresses } = await import('@/lib/backends/commerce/addresses.server')
    const answer = await listAddresses(await store.context())
    if (!answer.ok) throw new Error('the addresses cannot be read')
    return answer.value
  }

  const streets = async () => (await addresses()).map(({ line1 }) => line1)

  const idOf = async (street: string) => (await addresses()).find(({ line1 }) => line1 === street)?.id ?? ''

  const sent = (form: Record<string, string>, handler = HANDLER) =>
    store.sent(handler, { ...form, [FORM_OWNER]: owner })

  const scripted = async (form: Record<string, string>) => {
    const response = await browser.send(HANDLER, { form: { ...form, [FORM_OWNER]: owner }, headers: SCRIPT })
    return { status: response.status, body: await response.json() }
  }

  const errorsOf = async (form: Record<string, string>) => {
    const { body } = await scripted(form)
    return [...(body.fieldErrors ?? []), ...(body.formErrors ?? [])].map(
      ({ name, code }) => `${name}: ${code}`,
    )
  }

  return { ...store, addresses, streets, idOf, sent, scripted, errorsOf }
}
