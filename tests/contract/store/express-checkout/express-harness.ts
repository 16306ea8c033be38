import { randomUUID } from 'node:crypto'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { expressActionPath } from '@/lib/site/order-paths'
import { cartsOf } from '../cart/cart-harness.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

type Form = Readonly<Record<string, string>>

/** The store with a sandbox, and helpers for the express checkout of the signed-in user. */
export function serveExpress() {
  const store = serveOrders()

  const submit = async (step: string, form: Form) => {
    const owner = await sealFormOwner((await store.context()).user.id)
    return store.sent(expressActionPath('en-us'), { [FORM_OWNER]: owner, step, ...form })
  }

  const express = async (step: string, form: Form = {}) => {
    const { path, told } = await submit(step, form)
    return { path, told }
  }

  /** A form that was not carried out: its page, and what is kept for it. */
  const refusedForm = async (step: string, form: Form = {}) => {
    const { path, query } = await submit(step, form)
    return { path, form: await store.rejected(query) }
  }

  const cart = async () => (await cartsOf(store.browser)).cart

  const personalAccount = async () => {
    const { listOrganisations } = await import('@/lib/organisation/organisations.server')
    const listed = await listOrganisations(await store.context())
    const own = listed.ok ? listed.value.find(({ accountType }) => accountType === 'PERSONAL') : undefined
    if (own === undefined) throw new Error('there is no personal account')
    return own.uid
  }

  /** An address in the user's address book; returns its id. */
  const addAddress = async (line1: string, more: object = {}) => {
    const { createAddress } = await import('@/lib/backends/commerce/addresses.server')
    const address = {
      firstName: 'Edith',
      lastName: 'Marsh',
      line1,
      town: 'Eastmarsh',
      region: { isocode: 'US-OH' },
      postalCode: '44250',
      country: { isocode: 'US' },
      visibleInAddressBook: true,
      addressType: 'INSTITUTION' as const,
      ...more,
    }
    const added = await createAddress(await store.context(), address, randomUUID())
    if (!added.ok) throw new Error('the address was not added')
    return added.value.id
  }

  const withDefaultAddress = () => addAddress('1 Default Street', { defaultAddress: true })

  return { ...store, express, refusedForm, cart, personalAccount, addAddress, withDefaultAddress }
}
