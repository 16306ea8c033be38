import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPagePolicy } from '@/lib/middleware/page-policy.server'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

const PAYMENT = 'https://pay.example.net'
const CAPTCHA = 'https://captcha.example.net'

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
  vi.stubEnv('PAYMENT_BROWSER_URL', PAYMENT)
  vi.stubEnv('CAPTCHA_URL', CAPTCHA)
  vi.stubEnv('CAPTCHA_SITE_KEY', 'site')
  vi.stubEnv('CAPTCHA_SECRET_KEY', 'secret')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const framesOn = (page: string) => {
  const policy = createPagePolicy('https://store.example.com', page)
  return [PAYMENT, CAPTCHA].filter(origin => policy.includes(origin))
}

it.each([
  ['/store/my-account/payment-cards/new', [PAYMENT, CAPTCHA]],
  ['/store/checkout/review', [CAPTCHA]],
  ['/store/checkout/review/more', []],
  ['/store/checkout/account', []],
  ['/store/my-account/payment-cards', []],
  ['/store/constructor', []],
  ['/checkout/review', []],
  ['/login', []],
])('%s may frame %j', (page, origins) => {
  expect(framesOn(page)).toEqual(origins)
})
