import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import { type ContentSearch, contentSearchSchema } from '@/lib/contract/content-search'
import type { Problem, Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Short, because these results are secondary to the products of a search. */
const CONTENT_SEARCH_DEADLINE_MS = 1_200

/** Searches the pages of the regional marketing site (spec §2, search box). */
export const searchContent = (
  locale: Locale,
  text: string,
  limit: number,
): Promise<Result<ContentSearch, Problem>> =>
  callBackend({
    dependency: 'content',
    operation: 'searchContent',
    method: 'GET',
    url: `${getSettings().CONTENT_URL}/content/${locale}/search.json?${new URLSearchParams({ q: text, limit: String(limit) })}`,
    schema: contentSearchSchema,
    deadlineMs: CONTENT_SEARCH_DEADLINE_MS,
  })
