import 'server-only'
import type { BackendAnswer } from '@/lib/backends/http-client/backend-call'
import { callBackendForAnswer } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import type { Problem, Result } from '@/lib/result/result'

const PICTURE_DEADLINE_MS = 3_000
/** Covers are drawings of some kilobytes; this is the size of a photograph. */
const LARGEST_PICTURE = 2_097_152

/**
 * Fetches a catalogue image by its name. The name is validated and encoded, so nothing else of commerce can
 * be reached.
 */
export const fetchPicture = (
  name: string,
  version: string | undefined,
): Promise<Result<BackendAnswer<Uint8Array>, Problem>> =>
  callBackendForAnswer({
    dependency: 'commerce',
    operation: 'fetchPicture',
    method: 'GET',
    expect: 'image',
    url: `${getSettings().COMMERCE_URL}/medias/${encodeURIComponent(name)}${version === undefined ? '' : `?${new URLSearchParams({ v: version })}`}`,
    deadlineMs: PICTURE_DEADLINE_MS,
    maxBytes: LARGEST_PICTURE,
  })
