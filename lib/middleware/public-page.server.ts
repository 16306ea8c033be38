import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { internalPage } from '@/lib/middleware/internal-page'
import type { Locale } from '@/lib/site/sites'

/**
 * A page that is the same for everybody. Nothing of the visitor may reach it, and its policy is set by the front door: a
 * second one here would block it.
 */
export const servePublicPage = (request: NextRequest, locale: Locale, page: string): Response =>
  NextResponse.rewrite(internalPage(request, locale, page))
