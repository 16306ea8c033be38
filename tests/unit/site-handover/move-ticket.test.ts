import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { seal } from '@/lib/crypto/seal.server'
import type { MoveTicket } from '@/lib/site-handover/move-ticket'
import { issueMoveTicket, redeemMoveTicket } from '@/lib/site-handover/move-ticket.server'
import { environmentOf, forgetEverything } from '../registration/store'

const TICKET: Omit<MoveTicket, 'id'> = {
  from: { origin: 'http://www.example.com:3000', locale: 'en-us' },
  to: { origin: 'http://www.example.co.uk:3000', locale: 'en-gb', step: 'organisation' },
  reason: 'address',
  country: 'GB',
  signedIn: true,
}

const THERE = { origin: TICKET.to.origin, locale: TICKET.to.locale }
const HOLDER = { user: 'uid-nora', browser: 'browserbrowserbrowser1' }

beforeAll(() => {
  for (const [name, value] of Object.entries(environmentOf('http://127.0.0.1:9'))) vi.stubEnv(name, value)
})
afterAll(() => vi.unstubAllEnvs())
beforeEach(() => {
  forgetEverything()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 2) })
})
afterEach(() => {
  vi.useRealTimers()
})

const issue = async (): Promise<{ address: URL; ticket: string }> => {
  const address = new URL(await issueMoveTicket(TICKET, HOLDER))
  return { address, ticket: address.searchParams.get('ticket') ?? '' }
}

describe('a ticket', () => {
  it('leads to the host it is for and names no one', async () => {
    const { address, ticket } = await issue()
    expect(address.origin).toBe(TICKET.to.origin)
    expect([...address.searchParams.keys()]).toEqual(['locale', 'ticket'])
    const parts = ticket.split('.').map(part => Buffer.from(part, 'base64url').toString())
    expect([address.href, ...parts].join()).not.toMatch(/uid-nora|browserbrowser|organisation|country/)
  })

  it('is worth what it says and who holds it, once', async () => {
    const { ticket } = await issue()
    expect(await redeemMoveTicket(ticket, THERE)).toMatchObject({
      kind: 'redeemed',
      ticket: TICKET,
      holder: HOLDER,
    })
    expect(await redeemMoveTicket(ticket, THERE)).toMatchObject({ kind: 'used', ticket: TICKET })
  })

  it('is redeemed by one of many at once', async () => {
    const { ticket } = await issue()
    const redemptions = await Promise.all([1, 2, 3, 4].map(() => redeemMoveTicket(ticket, THERE)))
    expect(redemptions.map(({ kind }) => kind).sort()).toEqual(['redeemed', 'used', 'used', 'used'])
  })

  it('says where to go where no memory is shared, and whose it is nowhere', async () => {
    const { ticket } = await issue()
    forgetEverything()
    expect(await redeemMoveTicket(ticket, THERE)).toMatchObject({
      kind: 'redeemed',
      ticket: TICKET,
      holder: {},
    })
  })

  it('is good for a minute', async () => {
    const { ticket } = await issue()
    vi.advanceTimersByTime(59_000)
    expect(await redeemMoveTicket(ticket, THERE)).toMatchObject({ kind: 'redeemed' })
    const late = await issue()
    vi.advanceTimersByTime(60_001)
    expect(await redeemMoveTicket(late.ticket, THERE)).toEqual({ kind: 'void' })
  })

  it.each([
    ['another host', { ...THERE, origin: 'http://store.example.co.uk:3000' }],
    ['another port', { ...THERE, origin: 'http://www.example.co.uk' }],
    ['another scheme', { ...THERE, origin: 'https://www.example.co.uk:3000' }],
    ['another locale', { ...THERE, locale: 'en-us' as const }],
  ])('is worth nothing at %s, and keeps its worth', async (_, place) => {
    const { ticket } = await issue()
    expect(await redeemMoveTicket(ticket, place)).toEqual({ kind: 'void' })
    expect(await redeemMoveTicket(ticket, THERE)).toMatchObject({ kind: 'redeemed' })
  })

  it.each([undefined, '', 'x', 'a.b.c.d.e', `${'x'.repeat(9000)}`])('cannot be made up: %j', async ticket => {
    expect(await redeemMoveTicket(ticket, THERE)).toEqual({ kind: 'void' })
  })

  it('cannot be changed, or made of a value sealed for something else', async () => {
    const { ticket } = await issue()
    const changed = `${ticket.slice(0, -3)}${ticket.endsWith('AAA') ? 'BBB' : 'AAA'}`
    const id = '8f14e45f-ceea-4a67-9c1b-0d3f5e2a7b10'
    const secret = environmentOf('').SESSION_SECRET ?? ''
    const foreign = await seal({ ...TICKET, id }, { secret, purpose: 'notice', maxAge: 60 })
    const ofOtherStore = await seal(
      { ...TICKET, id },
      { secret: `${secret}x`, purpose: 'site-move', maxAge: 60 },
    )
    for (const value of [changed, foreign, ofOtherStore])
      expect(await redeemMoveTicket(value, THERE)).toEqual({ kind: 'void' })
  })
})
