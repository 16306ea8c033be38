import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { CHOSEN_ON, itemOfField, quantityField } from '@/lib/cart/lines/line-fields'
import { cartLinesActionPath, cartPath, homePath, searchPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { sandboxUrl } from '@/scripts/store-environment'
import { WORKER_PORTS } from '../ports'
import { family, titlePath } from '../support/catalogue'
import { FrontVisitor } from '../support/front-visitor'
import { type Instances, startInstances } from '../support/instances'
import { startTlsFront } from '../support/tls-front'

const LOCALE: Locale = 'en-us'
const ORIGIN = `https://www.example.${getSite(LOCALE).ending}:${WORKER_PORTS.front}`

/** Twenty requests a second, every other one a write. */
const EVERY_MS = 50
const VISITORS = 10
/** Requests before the first restart and after the last, and between two. */
const CALM_MS = 1_000

/** Ends what `beforeAll` has started, also if it fails half-way. */
const started = new AsyncDisposableStack()
let instances: Instances

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeAll(async () => {
  instances = await startInstances({
    COOKIE_SECURE: 'true',
    SANDBOX_STORE_ORIGINS: ORIGIN,
    SHUTDOWN_DELAY_MS: '5000',
  })
  started.defer(instances.end)
  const front = await startTlsFront({
    port: WORKER_PORTS.front,
    stores: [instances.first.url, instances.second.url],
    flags: sandboxUrl(Number(new URL(instances.control).port), 'flags'),
  })
  started.defer(front.end)
})

test.afterAll(() => started.disposeAsync())

/**
 * A visitor who adds a unit of one item after the other, without a key by which the store would notice a
 * repeated submission. Equal ones within seconds would count as a double click.
 */
class Buyer {
  readonly visitor = new FrontVisitor(ORIGIN)
  readonly items: readonly string[]
  added = 0

  constructor(items: readonly string[]) {
    this.items = items
  }

  add() {
    const item = this.items[this.added % this.items.length] ?? ''
    this.added += 1
    const form = { [CHOSEN_ON]: family('HWRS-3').code, [quantityField(item)]: '1' }
    return this.visitor.ask(cartLinesActionPath(LOCALE), { method: 'POST', form })
  }

  /** Units of all items in the cart. */
  async units(): Promise<number> {
    const { body } = await this.visitor.ask(cartPath(LOCALE))
    const fields = [...body.matchAll(/<input[^>]*>/g)].map(([field]) => field)
    const quantities = this.items.map(item => {
      const field = fields.find(one => one.includes(`name="${quantityField(item)}"`)) ?? ''
      return Number(/ value="(\d+)"/.exec(field)?.[1] ?? 0)
    })
    return quantities.reduce((sum, quantity) => sum + quantity, 0)
  }
}

/** Items of a title that every site sells, by its page. */
async function findItems(): Promise<readonly string[]> {
  const visitor = new FrontVisitor(ORIGIN)
  const { body } = await visitor.ask(titlePath(LOCALE, 'HWRS-3'))
  visitor.close()
  const names = [...body.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names.flatMap(name => itemOfField(name) ?? []))]
}

/** Buyers whose carts exist: the first line makes a cart, and its cookie names it from then on. */
async function openBuyers(): Promise<readonly Buyer[]> {
  const items = await findItems()
  expect(items.length).toBeGreaterThan(5)
  const buyers = Array.from({ length: VISITORS }, () => new Buyer(items))
  for (const buyer of buyers) expect((await buyer.add()).status).toBe(200)
  return buyers
}

/** Sends requests of the buyers in turn until it is stopped; returns what was asked with the status. */
function sendSteadily(buyers: readonly Buyer[]): () => Promise<readonly string[]> {
  const answers: Promise<string>[] = []
  const reads = [
    () => homePath(LOCALE),
    () => cartPath(LOCALE),
    (n: number) => `${searchPath(LOCALE)}?q=x${n}`,
  ]
  const send = async (buyer: Buyer, count: number): Promise<string> => {
    if (count % 2 === 0) return `POST ${(await buyer.add()).status}`
    const path = reads[count % reads.length]?.(count) ?? ''
    return `GET ${(await buyer.visitor.ask(path)).status}`
  }
  let count = 0
  const timer = setInterval(() => {
    // The next buyer only after a read and a write of the one before.
    const buyer = buyers[Math.floor(count / 2) % buyers.length]
    if (buyer !== undefined) answers.push(send(buyer, count))
    count += 1
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

test('no request fails while two instances behind nginx are restarted in turn, and each write is done exactly once', async () => {
  const buyers = await openBuyers()
  const stop = sendSteadily(buyers)
  for (const instance of [instances.first, instances.second]) {
    await sleep(CALM_MS)
    expect(await instance.stop()).toBe(0)
    await instance.start()
  }
  await sleep(CALM_MS)
  const answers = await stop()
  expect(answers.filter(answer => !answer.endsWith(' 200'))).toEqual([])
  expect(answers.filter(answer => answer.startsWith('POST')).length).toBeGreaterThan(100)
  const carts = await Promise.all(buyers.map(buyer => buyer.units()))
  expect(carts).toEqual(buyers.map(({ added }) => added))
  for (const { visitor } of buyers) visitor.close()
})
