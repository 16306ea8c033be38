import 'server-only'
import { randomBytes } from 'node:crypto'
import { getSettings } from '@/lib/config/env.server'
import { readConnectOrigins } from '@/lib/config/front-door-options'
import { readTagOrigins } from '@/lib/config/tag-origins'
import {
  buildDevelopmentPolicy,
  buildPolicy,
  formTargetsOf,
} from '@/lib/front-door/policy/content-security-policy'
import { frontDoorHooks } from '@/lib/process/front-door-hooks'

/**
 * Creates the Content-Security-Policy of one response. The framework reads the nonce from the forwarded
 * request and sets it on its scripts.
 */
export function createPagePolicy(origin: string): string {
  const nonce = randomBytes(18).toString('base64')
  const connect = readConnectOrigins(process.env)
  const tags = readTagOrigins(process.env)
  const { COOKIE_SECURE, STORE_HOSTS, CONTENT_URL } = getSettings()
  const styleHashes = frontDoorHooks()?.styleHashes ?? []
  const shared = { connect, tags, formTargets: formTargetsOf(STORE_HOSTS, CONTENT_URL) }
  const secure = COOKIE_SECURE && origin.startsWith('https:')
  return process.env.NODE_ENV === 'development'
    ? buildDevelopmentPolicy(shared)
    : buildPolicy({ ...shared, nonce, styleHashes, secure })
}
