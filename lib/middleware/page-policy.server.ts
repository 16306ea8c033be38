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
import { paymentProvider } from '@/lib/payment/provider.server'
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

/** Frames of a page; with a nonce, `strict-dynamic` admits the script of the captcha. */
const frameSources = (page: string): readonly string[] =>
  framedOn(page).flatMap(framed => {
    if (framed === 'payment') return paymentProvider().frameSources
    const captcha = captchaSite()
    return captcha === undefined ? [] : [captcha.origin]
  })

/**
 * Creates the Content-Security-Policy of one response. The framework reads the nonce from the forwarded
 * request and sets it on its scripts. Few pages may frame the payment provider or the captcha.
 * @param page path of the page below the locale
 */
export function createPagePolicy(origin: string, page: string): string {
  const nonce = randomBytes(18).toString('base64')
  const frames = frameSources(page)
  const shared = { ...sharedSources(), frames }
  const styleHashes = frontDoorHooks()?.styleHashes ?? []
  const secure = getSettings().COOKIE_SECURE && origin.startsWith('https:')
  return process.env.NODE_ENV === 'development'
    ? buildDevelopmentPolicy({ ...shared, tags: [...shared.tags, ...frames] })
    : buildPolicy({ ...shared, nonce, styleHashes, secure })
}
