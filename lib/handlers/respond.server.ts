import 'server-only'
import { NextResponse } from 'next/server'
import { applyCookieChanges, type CookieChange } from '@/lib/cookies/cookie-change'
import { problemResponse } from '@/lib/handlers/problem-response'
import { requestIdOf } from '@/lib/request/current-request-id.server'

export const NO_STORE = 'private, no-store'
const PRIVATE = { 'cache-control': NO_STORE }

/**
 * A 303 after a POST and on the way through sign-in: the browser gets the location next. The response must
 * not be cached.
 */
export function redirectSeeOther(location: string, cookies: readonly CookieChange[] = []): NextResponse {
  const response = new NextResponse(null, { status: 303, headers: { ...PRIVATE, location } })
  applyCookieChanges(response.cookies, cookies)
  return response
}

export function jsonResponse(
  content: unknown,
  { status = 200, cookies = [] }: { status?: number; cookies?: readonly CookieChange[] } = {},
): NextResponse {
  const response = NextResponse.json(content, { status, headers: PRIVATE })
  applyCookieChanges(response.cookies, cookies)
  return response
}

/** A CSV file that the browser saves under a name. */
export const csvResponse = (name: string, content: string): Response =>
  new Response(content, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })

const STREAMED = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const

/** The same for a file that is written while it is sent, as fast as the browser takes it. */
export const streamedFile = (
  name: string,
  type: keyof typeof STREAMED,
  parts: AsyncIterable<string>,
): Response =>
  new Response(streamOf(parts), {
    headers: {
      ...PRIVATE,
      'content-type': STREAMED[type],
      'content-disposition': `attachment; filename="${name}.${type}"`,
    },
  })

function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const part = await iterator.next()
      if (part.done === true) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** A PDF file that the browser saves under a name. */
export const pdfResponse = (name: string, content: Uint8Array<ArrayBuffer>): Response =>
  new Response(content, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })

/** A document that the browser saves under a name, and never shows itself. */
export const attachmentResponse = (name: string, type: string, content: Uint8Array): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      ...PRIVATE,
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    },
  })

/** A picture that a page shows; opened by itself, it runs no script and loads nothing. */
export const previewResponse = (type: string, content: Uint8Array): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      ...PRIVATE,
      'content-type': type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })

/** An error response in problem format; `code` is for clients and logs, not a message text. */
export const refuseRequest = (
  request: Request,
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response => problemResponse(status, code, { requestId: requestIdOf(request), headers })

/** Whether a browser shows the response as a page: it navigates, by a link or a plain form. */
export const acceptsHtml = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false

/**
 * Whether a script sent the request, which follows no redirect to a page; a browser that submits a form
 * accepts HTML.
 */
export function wantsJson(request: Request): boolean {
  const accepts = request.headers.get('accept') ?? ''
  return accepts.includes('application/json') && !accepts.includes('text/html')
}
