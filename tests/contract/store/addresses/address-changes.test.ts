import { describe, expect, it, onTestFinished } from 'vitest'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { setFlag } from '../../../../sandbox/flags/changes.ts'
import { forgetProcessState } from '../../../support/process-state'
import { CONFIRMED } from '../../support/form-values.ts'
import { BOOK, done, KNOWN, serveAddresses } from './addresses-harness.ts'

const store = serveAddresses()
const { addresses, idOf, sandbox, sent, streets } = store

describe('an address of the address book', () => {
  it('keeps its third line where the form does not ask for one, and asks nothing again', async () => {
    setFlag(sandbox().context, 'line3', false)
    onTestFinished(() => setFlag(sandbox().context, 'line3', true))
    forgetProcessState('flags')
    const id = await idOf('1420 Alder Creek Road')
    const { database } = sandbox().context
    const { body } = database.prepare('SELECT body FROM commerce_addresses WHERE id = ?').get(id) ?? {}
    const verificationResult = { result: 'VERIFIED', choice: 'AS_ENTERED', verifiedAt: '2026-01-01' }
    database
      .prepare('UPDATE commerce_addresses SET body = ? WHERE id = ?')
      .run(JSON.stringify({ ...JSON.parse(String(body)), line3: 'North wing', verificationResult }), id)
    const values = { ...CONFIRMED, company: '', ...KNOWN, address: id }
    const record = async () => (await addresses()).find(address => address.id === id)
    expect((await sent({ ...values, attention: 'Back door' })).path).toBe(BOOK)
    expect(await record()).toMatchObject({ line3: 'North wing', attention: 'Back door', verificationResult })
    // Elsewhere, it would lead astray.
    expect(
      (
        await sent({
          ...values,
          street: CONFIRMED.street,
          region: 'US-OR',
          city: 'Portland',
          postalCode: '97205-3310',
        })
      ).path,
    ).toBe(BOOK)
    expect(await record()).toMatchObject({ line1: CONFIRMED.street })
    expect(await record()).not.toMatchObject({ line3: 'North wing' })
  })

  it('is not added to a full book, which says how many it holds', async () => {
    const { database } = sandbox().context
    const id = await idOf('1420 Alder Creek Road')
    const copy = database.prepare(
      `INSERT INTO commerce_addresses (id, customer_id, role, is_default, body, created_at)
       SELECT ?, customer_id, role, 0, body, created_at FROM commerce_addresses WHERE id = ?`,
    )
    for (let count = 2; count < MOST_ADDRESSES; count += 1) copy.run(`full-${count}`, id)
    const { query } = await sent(CONFIRMED)
    expect((await store.rejected(query))?.errors.formErrors).toEqual([
      { code: 'addressBookFull', params: { most: MOST_ADDRESSES } },
    ])
    expect(await streets()).toHaveLength(MOST_ADDRESSES)
    // One that it holds already can still be changed.
    const change = { ...CONFIRMED, company: '', ...KNOWN, address: id, attention: 'Lab' }
    expect((await sent(change)).told).toEqual([done.saved])
  })
})

describe('the buttons of the list', () => {
  const press = (intent: string, address: string) =>
    sent({ intent, address }, '/api/addresses/actions?locale=en-us')
  const OFFICE = '100 North Main Street'
  const HOME = '1420 Alder Creek Road'

  it.each([
    ['default-delivery', 'defaultAddress'],
    ['default-billing', 'defaultBillingAddress'],
  ] as const)('%s makes another address the default', async (intent, flag) => {
    const { path, told } = await press(intent, await idOf(OFFICE))
    expect([path, told]).toEqual([BOOK, [done.defaultSet]])
    expect((await addresses()).filter(address => address[flag]).map(({ line1 }) => line1)).toEqual([OFFICE])
  })

  it('delete an address, and say so if it is gone already', async () => {
    const address = await idOf(OFFICE)
    expect((await press('delete', address)).told).toEqual([done.deleted])
    expect(await streets()).toEqual([HOME])
    expect((await press('delete', address)).told).toEqual([done.gone])
  })

  it('do not delete one to which an open order goes', async () => {
    const id = await idOf(OFFICE)
    sandbox().context.database.exec(
      `UPDATE commerce_orders SET status = 'ON_VALIDATION', hold_reasons = '["CREDIT"]',
         snapshot = json_set(snapshot, '$.deliveryAddress.id', '${id}')
       WHERE code = (SELECT min(code) FROM commerce_orders)`,
    )
    expect((await press('delete', id)).told).toEqual([done.inUse])
    expect(await streets()).toHaveLength(2)
  })

  it.each(['$.sapBillingAddress', '$.paymentInfo.billingAddress'])(
    'do not delete one to which an open order is invoiced (%s)',
    async part => {
      const id = await idOf(OFFICE)
      const { database } = sandbox().context
      database
        .prepare(
          `UPDATE commerce_orders SET status = 'ON_VALIDATION', hold_reasons = '["CREDIT"]',
             customer_id = (SELECT customer_id FROM commerce_addresses WHERE id = ?1),
             snapshot = json_set(snapshot, ?2, json((SELECT body FROM commerce_addresses WHERE id = ?1)))
           WHERE code = (SELECT min(code) FROM commerce_orders)`,
        )
        .run(id, part)
      expect((await press('delete', id)).told).toEqual([done.inUse])
      database.exec(`UPDATE commerce_orders SET status = 'CANCELLED' WHERE status = 'ON_VALIDATION'`)
      expect((await press('delete', id)).told).toEqual([done.deleted])
    },
  )

  it('do not delete a default', async () => {
    expect((await press('delete', await idOf(HOME))).told).toEqual([done.isDefault])
    expect(await streets()).toHaveLength(2)
  })
})
