import type { FaultRule } from './fault-rule'
import { type Buyer, place } from './placing'
import type { BackEnd, Stage } from './stage'

/** A moment of placing an order: a request before its work, or an answer after it, that is held back. */
export type Point = {
  name: string
  service: BackEnd
  rule: FaultRule
  /** What goes wrong before, so that the point is reached. */
  before?: { service: BackEnd; rule: FaultRule }
}

const CART = { method: 'GET', path: /\/carts\/current\?/ }
const ORDER = { method: 'POST', path: /\/users\/current\/orders\?/ }
const ATTEMPT = { method: 'GET', path: /\/orderAttempts\// }
const CONFIRMATION = { method: 'GET', path: /\/users\/current\/orders\/\d+\?/ }
const PAYMENT = { method: 'POST', path: /^\/v1\/payments$/ }

const WAITING = { kind: 'waiting' } as const
const HELD = { kind: 'held' } as const

/** Every call that placing an order makes, before and after its work, in order. */
export const POINTS: readonly Point[] = [
  { name: 'the cart is asked for', service: 'commerce', rule: { ...CART, fault: WAITING } },
  { name: 'the cart is read', service: 'commerce', rule: { ...CART, fault: HELD } },
  { name: 'the order is on its way', service: 'commerce', rule: { ...ORDER, fault: WAITING } },
  { name: 'the payment is on its way', service: 'payment', rule: { ...PAYMENT, fault: WAITING } },
  { name: 'the payment is authorized', service: 'payment', rule: { ...PAYMENT, fault: HELD } },
  { name: 'the order is written', service: 'commerce', rule: { ...ORDER, fault: HELD } },
  {
    name: 'its result is asked for',
    service: 'commerce',
    rule: { ...ATTEMPT, fault: HELD },
    // The call is repeated once.
    before: { service: 'commerce', rule: { ...ORDER, fault: { kind: 'lost' }, times: 2 } },
  },
  { name: 'the confirmation is read', service: 'commerce', rule: { ...CONFIRMATION, fault: HELD } },
]

/** Places the order of a buyer. Once the call is held back at this point, returns what will be answered. */
export async function stopAt({ proxies }: Stage, { service, rule, before }: Point, buyer: Buyer) {
  const held = { ...ruleOf(service, rule, buyer), times: 1 }
  const disarm = [
    proxies[service].arm(held),
    ...(before === undefined
      ? []
      : [proxies[before.service].arm(ruleOf(before.service, before.rule, buyer))]),
  ]
  const sending = place(buyer).catch(() => 'cut off')
  await proxies[service].untilHeld(held)
  for (const undo of disarm) undo()
  return { sending }
}

/** The rule for the calls of this buyer alone: others place orders meanwhile. */
const ruleOf = (service: BackEnd, rule: FaultRule, { authorization, cart }: Buyer): FaultRule =>
  service === 'payment' ? { ...rule, body: `"cart":"${cart}"` } : { ...rule, authorization }
