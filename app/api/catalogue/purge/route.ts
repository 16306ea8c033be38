import { hash, timingSafeEqual } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { catalogueAnswers } from '@/lib/catalogue/answers.server'
import { PAGE_TAG } from '@/lib/catalogue/page-tags'
import { getSettings } from '@/lib/config/env.server'
import { jsonResponse, refuseRequest } from '@/lib/handlers/respond.server'
import { repeatsKeys } from '@/lib/handlers/scan-json'
import { frontDoorHooks } from '@/lib/process/front-door-hooks'
import { noteCataloguePurge } from '@/lib/state/catalogue-purges'

const MOST_TAGS = 100

const purgeSchema = z.object({ tags: z.array(z.string().regex(PAGE_TAG)).min(1).max(MOST_TAGS) })

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

function mayPurge(request: NextRequest): boolean {
  const key = getSettings().CATALOGUE_PURGE_KEY
  const given = request.headers.get('authorization') ?? ''
  return key !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${key}`))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Cache purge, called by commerce or its operators after a change of the catalogue: `{"tags":
 * ["product:P900000101"]}`. Purges the pages, menu, sitemaps and social cards of this container; copies in
 * other containers live on for some seconds.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!mayPurge(request)) return refuseRequest(request, 401, 'key')
  const text = await request.text()
  const sent = purgeSchema.safeParse(repeatsKeys(text) ? undefined : readJson(text))
  if (!sent.success) return refuseRequest(request, 422, 'tags')
  catalogueAnswers().expire()
  noteCataloguePurge()
  frontDoorHooks()?.purge(sent.data.tags)
  return jsonResponse({ purged: sent.data.tags.length })
}
