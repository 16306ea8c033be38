import { createServer } from 'node:http'
import type { Banner } from '@/lib/contract/content'
import { headerContentSchema } from '@/lib/contract/content'

type Announcing = {
  port: number
  /** Address of the sandbox's marketing sites, which serve everything else. */
  sites: string
  /** What a site announces, by its locale. */
  bannersOf: (locale: string) => readonly Banner[]
}

/** Marketing sites that announce what a test says, on any day. Returns how to end them. */
export async function startAnnouncingContent({
  port,
  sites,
  bannersOf,
}: Announcing): Promise<() => Promise<void>> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${sites}${url}`)
    const body = await answer.text()
    const locale = /^\/content\/([^/]+)\/header\.json/.exec(url)?.[1]
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    if (locale === undefined) response.end(body)
    else
      response.end(
        JSON.stringify({ ...headerContentSchema.parse(JSON.parse(body)), banners: bannersOf(locale) }),
      )
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
