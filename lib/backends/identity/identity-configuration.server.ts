import 'server-only'
import { z } from 'zod'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { identityPaths } from '@/lib/backends/identity/identity-paths'
import { getSettings } from '@/lib/config/env.server'
import { CONFIG_POLL_MS, CONFIG_WAIT_MS } from '@/lib/config/limits'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/process/process-wide'
import { pollUntil } from './poll-until.server'

const CONFIGURATION = z.object({ issuer: z.string() })

type Sighting = { seenAt?: string; waiting?: { issuer: string; answer: Promise<boolean> } | undefined }

const sighting = () => processWide('identity-configuration', (): Sighting => ({}))

/**
 * Whether the configured realm exists: its OIDC configuration has been read once since the process started,
 * or can be read within 5 s, polled every 250 ms (spec §9). Concurrent callers share one wait and its one
 * log line (spec §8).
 */
export function isIdentityConfigured(): Promise<boolean> {
  const { IDENTITY_URL, IDENTITY_REALM } = getSettings()
  const issuer = `${IDENTITY_URL}${identityPaths(IDENTITY_REALM).issuer}`
  const known = sighting()
  if (known.seenAt === issuer) return Promise.resolve(true)
  if (known.waiting?.issuer === issuer) return known.waiting.answer
  const answer = waitFor(issuer)
  known.waiting = { issuer, answer }
  return answer
}

async function waitFor(issuer: string): Promise<boolean> {
  const limits = { everyMs: CONFIG_POLL_MS, forMs: CONFIG_WAIT_MS }
  const isThere = await pollUntil(leftMs => hasConfiguration(issuer, leftMs), limits)
  const known = sighting()
  if (isThere) known.seenAt = issuer
  else logger.error('Error: ForgeRock config not initialized in time.')
  known.waiting = undefined
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
