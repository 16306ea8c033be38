import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { openWrite } from '@/lib/auth/write-request.server'
import { getSettings } from '@/lib/config/env.server'
import { refuseRequest, seeOther } from '@/lib/http/answers.server'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { hostForLocale } from '@/lib/site/hosts'
import { homePath } from '@/lib/site/routes'
import { isLocale, type Locale } from '@/lib/site/sites'

const CHOICE = z.object({ choice: z.string() }).catch({ choice: '' })

/** The country selector: remembers the site chosen and goes to its home page, on the host that serves it. */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { choice } = CHOICE.parse(write.value.body)
  if (!isLocale(choice)) return refuseRequest(request, 400, 'locale')
  return seeOther(homeAddress(write.value.origin, choice), [rememberLocale(choice)])
}

/** Absolute only where another host serves the locale; the port stays, so that local set-ups work. */
function homeAddress(origin: string, locale: Locale): string {
  const url = new URL(homePath(locale), origin)
  const hostname = hostForLocale(getSettings().STORE_HOSTS, url.host, locale)
  if (hostname === undefined || hostname === url.hostname) return url.pathname
  url.hostname = hostname
  return url.href
}
