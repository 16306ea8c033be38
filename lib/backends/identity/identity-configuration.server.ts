import 'server-only'
import { z } from 'zod'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { identityPaths } from '@/lib/backends/identity/identity-paths'
import { getSettings } from '@/lib/config/env.server'
import { CONFIG_POLL_MS, CONFIG_WAIT_MS } from '@/lib/config/limits'
import { logger } from '@/lib/log/logger'
import { pollUntil } from '@/lib/result/poll-until.server'

const CONFIGURATION = z.object({ issuer: z.string() })

let seenAt: string | undefined
let waiting: { issuer: string; answer: Promise<boolean> } | undefined

/**
 * Whether the realm of our settings is there: its configuration has been read once since this process began,
 * or can be within 5 s, asked for every 250 ms (spec §9). All who ask meanwhile share one wait, and its one
 * line in the log (spec §8).
 */
export function isIdentityConfigured(): Promise<boolean> {
  const { IDENTITY_URL, IDENTITY_REALM } = getSettings()
  const issuer = `${IDENTITY_URL}${identityPaths(IDENTITY_REALM).issuer}`
  if (seenAt === issuer) return Promise.resolve(true)
  if (waiting?.issuer !== issuer) waiting = { issuer, answer: waitFor(issuer) }
  return waiting.answer
}

async function waitFor(issuer: string): Promise<boolean> {
  const limits = { everyMs: CONFIG_POLL_MS, forMs: CONFIG_WAIT_MS }
  const isThere = await pollUntil(leftMs => hasConfiguration(issuer, leftMs), limits)
  if (isThere) seenAt = issuer
  else logger.error('Error: ForgeRock config not initialized in time.')
  waiting = undefined
  return isThere
}

async function hasConfiguration(issuer: string, leftMs: number): Promise<boolean> {
  const answer = await callBackend({
    dependency: 'identity',
    operation: 'readConfiguration',
    method: 'GET',
    url: `${issuer}/.well-known/openid-configuration`,
    schema: CONFIGURATION,
    retry: 'none',
    deadlineMs: Math.max(1, Math.floor(leftMs)),
  })
  return answer.ok && answer.value.issuer === issuer
}
