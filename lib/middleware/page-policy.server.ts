import 'server-only'
import { randomBytes } from 'node:crypto'
import { captchaSite } from '@/lib/captcha/captcha-site.server'
import { getSettings } from '@/lib/config/env.server'
import { readConnectOrigins } from '@/lib/config/front-door-options'
import { readTagOrigins } from '@/lib/config/tag-origins'
import {
  buildDevelopmentPolicy,
  buildPolicy,
  formTargetsOf,
} from '@/lib/front-door/policy/content-security-policy'
import { paymentSources } from '@/lib/payment/payment-sources'
import { frontDoorHooks } from '@/lib/process/front-door-hooks'
import { processWide } from '@/lib/process/process-wide'
import { framedOn } from './payment-pages'

/** The sources that all policies of this process have in common. */
const sharedSources = () =>
  processWide('policy-sources', () => {
    const { STORE_HOSTS, CONTENT_URL } = getSettings()
    return {
      connect: readConnectOrigins(process.env),
      tags: readTagOrigins(process.env),
      formTargets: formTargetsOf(STORE_HOSTS, CONTENT_URL),
    }
  })

/** Sources of a page with frames; with a nonce, `strict-dynamic` admits the scripts that make them. */
function sourcesOf(page: string): { frames: readonly string[]; connect: readonly string[] } {
  const framed = framedOn(page)
  const captcha = framed.includes('captcha') ? captchaSite() : undefined
  const payment = framed.includes('payment') ? paymentSources(getSettings()) : { frames: [], connect: [] }
  return {
    frames: [...payment.frames, ...(captcha === undefined ? [] : [captcha.origin])],
    connect: payment.connect,
  }
}

/**
 * Creates the Content-Security-Policy of one response. The framework reads the nonce from the forwarded
 * request and sets it on its scripts. Few pages may frame the payment provider or the captcha.
 * @param page path of the page below the locale
 */
export function createPagePolicy(origin: string, page: string): string {
  const nonce = randomBytes(18).toString('base64')
  const { frames, connect } = sourcesOf(page)
  const sources = sharedSources()
  const shared = { ...sources, frames, connect: [...sources.connect, ...connect] }
  const styleHashes = frontDoorHooks()?.styleHashes ?? []
  const secure = getSettings().COOKIE_SECURE && origin.startsWith('https:')
  return process.env.NODE_ENV === 'development'
    ? buildDevelopmentPolicy({ ...shared, tags: [...shared.tags, ...frames] })
    : buildPolicy({ ...shared, nonce, styleHashes, secure })
}
